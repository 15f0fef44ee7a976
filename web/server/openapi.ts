import * as z from 'zod/mini'
import { toolMessages, usesPerWindow } from '#app/spec/free-tools.ts'
import type { Engine } from '#app/tools/define-tool.ts'

const json = (schema: unknown, example?: unknown) => ({
  'application/json': { schema, ...(example ? { example } : {}) },
})
const errorSchema = { $ref: '#/components/schemas/Error' }
const problem = (description: string) => ({ description, content: json(errorSchema) })
const integer = { schema: { type: 'integer' } }

const rateHeaders = {
  'X-RateLimit-Limit': { description: 'Uses in a window of 24 hours.', ...integer },
  'X-RateLimit-Remaining': { description: 'Uses left in this window.', ...integer },
  'X-RateLimit-Reset': { description: 'When the window ends, in seconds since 1970.', ...integer },
}

const refusals = {
  400: problem('The body is not valid JSON, or a field is blank or too long. Costs no use.'),
  413: problem('The body is too large. Costs no use.'),
  415: problem('The body is not application/json. Costs no use.'),
  422: problem('The tool understood the input and says why it cannot work with it. The use is given back.'),
  429: {
    description: `All ${usesPerWindow} uses of this window are spent.`,
    headers: { ...rateHeaders, 'Retry-After': { description: 'Seconds until the window ends.', ...integer } },
    content: json(errorSchema, { error: toolMessages.rateLimitError }),
  },
  502: problem('The tool failed. The use is given back.'),
  503: problem('The server is busy; Retry-After says when to come back. The use is given back.'),
  504: problem('The tool took too long. The use is given back.'),
}

const usageSchema = {
  type: 'object',
  required: ['tool', 'limit', 'remaining', 'resetAt'],
  properties: {
    tool: { type: 'string' },
    limit: { type: 'integer' },
    remaining: { type: 'integer' },
    resetAt: { type: ['string', 'null'], format: 'date-time', description: 'Null before the first use.' },
  },
}

/** The API as OpenAPI 3.1, from the schemas that check the requests. */
export function openApiDocument(engines: readonly Engine[], siteUrl: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Limpid free tools',
      version: '1.0.0',
      description: `Text tools without an account. Each allows ${usesPerWindow} uses per 24 hours and client address. Texts are not stored.`,
    },
    servers: [{ url: siteUrl }],
    paths: Object.assign({}, ...engines.map(pathsOf)),
    components: {
      schemas: {
        Error: { type: 'object', required: ['error'], properties: { error: { type: 'string' } } },
        Usage: usageSchema,
      },
    },
  }
}

function pathsOf({ facts, input, output, example, sentenceGrant }: Engine) {
  const { name, description, apiPath, usageKey } = facts
  const sentenceHeader = {
    name: 'X-Sentence-Analysis',
    in: 'header',
    description:
      'Set to true for one sentence of a text analyzed within the last ten minutes: such a call costs no use.',
    schema: { type: 'string', enum: ['true'] },
  }
  return {
    [`/api/free-tools/${apiPath}`]: {
      post: {
        operationId: apiPath,
        summary: name,
        description,
        tags: [facts.category],
        ...(sentenceGrant ? { parameters: [sentenceHeader] } : {}),
        requestBody: { required: true, content: json(schemaOf(input, 'input'), example) },
        responses: {
          200: { description: 'The result.', headers: rateHeaders, content: json(schemaOf(output, 'output')) },
          ...refusals,
        },
      },
    },
    [`/api/free-tools/${usageKey}/usage`]: {
      get: {
        operationId: `${usageKey}-usage`,
        summary: `How many uses of the ${name} are left`,
        tags: [facts.category],
        responses: {
          200: { description: 'Never costs a use.', content: json({ $ref: '#/components/schemas/Usage' }) },
        },
      },
    },
  }
}

function schemaOf(schema: Engine['input'], io: 'input' | 'output') {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
