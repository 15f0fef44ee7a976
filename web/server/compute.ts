type Compute = (input: unknown) => unknown

const modules = import.meta.glob<{ compute: Compute }>('../app/tools/*/compute.server.ts')

/** Runs the `compute` of a tool's folder, in the thread that calls it. */
export async function runCompute(slug: string, input: unknown): Promise<unknown> {
  const load = modules[`../app/tools/${slug}/compute.server.ts`]
  if (!load) throw new Error(`The folder ${slug} has no compute.server.ts.`)
  const { compute } = await load()
  return compute(input)
}
