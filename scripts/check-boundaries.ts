// Imports point down: this reads every import of the web app and the packages and names the ones that do not.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const app = join(root, 'web/app')

/** Folders of web/app that know nothing of the features above them. */
const bottom = ['spec', 'ui', 'head', 'content', 'ports']
/** Features never import each other; pages may read what stands at the door of tools/, such as its catalogue. */
const features = ['pages', 'checker', 'tools', 'contact', 'pricing']
const allowedFromBottom: Record<string, readonly string[]> = {
  spec: [],
  ui: ['spec'],
  head: ['spec', 'ui'],
  content: ['spec'],
  ports: ['spec'],
}

interface Import {
  file: string
  target: string
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'build' || entry.name.startsWith('.')) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? sourceFiles(path) : /\.(ts|tsx|mjs)$/.test(entry.name) ? [path] : []
  })
}

function importsOf(file: string): Import[] {
  const found = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)
  return [...found].flatMap(([, name = '']) => {
    if (name.startsWith('#app/')) return [{ file, target: join(app, name.slice(5)) }]
    if (name.startsWith('#server/')) return [{ file, target: join(root, 'web/server', name.slice(8)) }]
    if (name.startsWith('.')) return [{ file, target: resolve(dirname(file), name) }]
    return [{ file, target: name }]
  })
}

function placeInApp(path: string) {
  const [folder, second] = relative(app, path).split('/')
  return folder?.startsWith('..') ? undefined : { folder: folder ?? '', second: second ?? '' }
}

function complaint({ file, target }: Import): string | undefined {
  const inPackages = file.startsWith(join(root, 'packages'))
  if (inPackages && (target.startsWith(join(root, 'web')) || target.startsWith('@limpid/web')))
    return 'a package knows nothing of the web app'
  const from = placeInApp(file)
  if (!from || !target.startsWith(root)) return undefined
  if (target.startsWith(join(root, 'web/server')) && !file.includes('.test.')) return 'the app never imports the server'
  const to = placeInApp(target)
  if (!to || to.folder === from.folder) return toolToTool(from, to)
  if (bottom.includes(from.folder) && !allowedFromBottom[from.folder]?.includes(to.folder))
    return `${from.folder}/ may not import ${to.folder}/`
  const toolsFrontDoor = from.folder === 'pages' && to.folder === 'tools' && to.second.endsWith('.ts')
  if (features.includes(from.folder) && features.includes(to.folder) && !toolsFrontDoor)
    return `${from.folder}/ may not import ${to.folder}/`
  const isView = file.endsWith('.tsx') && !/route\.tsx$/.test(file)
  if (isView && /\.server\.ts$/.test(target) && from.folder !== 'pages') return 'a view may not import server code'
  return undefined
}

function toolToTool(from: { folder: string; second: string }, to?: { folder: string; second: string }) {
  const bothTools = from.folder === 'tools' && to?.folder === 'tools'
  const inFolders = !from.second.includes('.') && to && !to.second.includes('.')
  return bothTools && inFolders && from.second !== to.second && to.second !== 'frame' && from.second !== 'frame'
    ? 'a tool never imports another tool'
    : undefined
}

const folders = [join(root, 'packages'), join(root, 'web/app'), join(root, 'web/server')]
const complaints = folders
  .flatMap(sourceFiles)
  .flatMap(importsOf)
  .flatMap((entry) => {
    const reason = complaint(entry)
    return reason ? [`${relative(root, entry.file)} imports ${relative(root, entry.target)}: ${reason}`] : []
  })

for (const line of complaints) console.error(line)
if (complaints.length > 0) process.exit(1)
