import type { openApiDocument } from './openapi.ts'

type Document = ReturnType<typeof openApiDocument>

interface JsonSchema {
  type?: string | string[]
  description?: string
  enum?: unknown[]
  default?: unknown
  required?: string[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}

interface Operation {
  summary: string
  description?: string
  requestBody?: { content: { 'application/json': { schema: JsonSchema; example?: unknown } } }
  responses: Record<string, { description: string; content?: { 'application/json': { schema: JsonSchema } } }>
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)

/** The OpenAPI document as a page that people can read, in the site's own type. */
export function apiPage(document: Document, styles: readonly string[]) {
  const paths = Object.entries(document.paths as Record<string, Record<string, Operation>>)
  const operations = paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const calls = operations.filter(({ method }) => method === 'POST')
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>The API of the free tools | Limpid</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
</head>
<body>
<main class="long-text mx-auto px-5 py-16">
<p><a href="/free-tools">Free Tools</a></p>
<h1 class="text-3xl">The API of the free tools</h1>
<p>${escapeHtml(document.info.description)}</p>
<p>Send JSON with the content type <code>application/json</code>. Errors are JSON too: <code>{ "error": "…" }</code>. Every answer says how many uses are left in <code>X-RateLimit-Remaining</code>. <code>GET /api/free-tools/{tool}/usage</code> asks for the count without spending a use. Programs find all of this at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
<ul>${calls.map(({ path, operation }) => `<li><a href="#${idOf(path)}">${escapeHtml(operation.summary)}</a></li>`).join('')}</ul>
${calls.map(section).join('\n')}
<h2 id="errors">Errors</h2>
<table><thead><tr><th scope="col">Status</th><th scope="col">Meaning</th></tr></thead><tbody>${errorRows(calls[0]?.operation)}</tbody></table>
</main>
</body>
</html>`
}

const idOf = (path: string) => path.split('/').at(-1) ?? path

function section({ path, operation }: { path: string; operation: Operation }) {
  const request = operation.requestBody?.content['application/json']
  const answer = operation.responses[200]?.content?.['application/json'].schema
  return `<section>
<h2 id="${idOf(path)}">${escapeHtml(operation.summary)}</h2>
<p>${escapeHtml(operation.description ?? '')}</p>
<p><code>POST ${path}</code></p>
<h3>Request</h3>
${request ? table(request.schema) : ''}
${request?.example ? `<pre class="whitespace-pre-wrap"><code>${escapeHtml(JSON.stringify(request.example, null, 2))}</code></pre>` : ''}
<h3>Answer</h3>
${answer ? table(answer) : ''}
</section>`
}

function table(schema: JsonSchema) {
  return `<table><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Notes</th></tr></thead><tbody>${rows(schema, '')}</tbody></table>`
}

function rows(schema: JsonSchema, prefix: string): string {
  return Object.entries(schema.properties ?? {})
    .map(([name, field]) => {
      const path = `${prefix}${name}`
      const inner = field.type === 'array' ? rows(field.items ?? {}, `${path}[].`) : rows(field, `${path}.`)
      const optional = schema.required?.includes(name) ? '' : 'optional'
      return `<tr><th scope="row"><code>${path}</code></th><td>${typeOf(field)}</td><td>${notes(field, optional)}</td></tr>${inner}`
    })
    .join('')
}

function typeOf({ type, items }: JsonSchema): string {
  if (type === 'array') return `list of ${items?.type ?? 'values'}`
  return escapeHtml([type ?? 'value'].flat().join(' or '))
}

function notes(field: JsonSchema, optional: string) {
  const parts = [
    optional,
    field.description,
    field.enum && `one of ${field.enum.join(', ')}`,
    field.default !== undefined && field.default !== '' && `default ${JSON.stringify(field.default)}`,
    field.maxLength && `at most ${field.maxLength.toLocaleString('en-US')} characters`,
    field.maximum !== undefined && field.maximum < 1e6 && `${field.minimum ?? 0} to ${field.maximum}`,
  ]
  return escapeHtml(parts.filter(Boolean).join('; '))
}

function errorRows(operation: Operation | undefined) {
  return Object.entries(operation?.responses ?? {})
    .filter(([status]) => status !== '200')
    .map(([status, { description }]) => `<tr><th scope="row">${status}</th><td>${escapeHtml(description)}</td></tr>`)
    .join('')
}
