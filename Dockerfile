# The site and nothing else: build with everything, ship what the server reads. docs/operations.md says how to run it.
FROM node:24-bookworm-slim AS build
WORKDIR /limpid
COPY . .
RUN node scripts/build.mjs
# The packages run from their sources; what builds and tests them goes, and so does the Node that this image has anyway.
RUN npm prune --omit=dev --no-audit --no-fund && rm -rf node_modules/node-linux-*

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /limpid
COPY --from=build /limpid/package.json ./
COPY --from=build /limpid/node_modules ./node_modules
COPY --from=build /limpid/packages ./packages
COPY --from=build /limpid/web/package.json ./web/
COPY --from=build /limpid/web/node_modules ./web/node_modules
COPY --from=build /limpid/web/build ./web/build
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "web/build/app/main.js"]
