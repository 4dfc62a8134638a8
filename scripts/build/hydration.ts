import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }
export type ViteManifest = Record<string, Chunk>

/** The scripts that React Router wrote into a page, taken apart. */
export type PageScripts = { context: string; stream: string; imports: string; entry: string }

/** Takes the inline scripts out of a page; empty ones stay, because React expects them there. */
export function extractScripts(html: string): { html: string; scripts: PageScripts } {
  const scripts: PageScripts = { context: '', stream: '', imports: '', entry: '' }
  const stripped = html.replace(
    /<script([^>]*)>([\s\S]*?)<\/script>/g,
    (whole, attributes: string, body: string) => {
      if (attributes.includes('application/ld+json') || attributes.includes(' src=')) return whole
      const enqueued = body.match(/streamController\.enqueue\(([\s\S]*)\);?$/)
      if (enqueued) scripts.stream += JSON.parse(enqueued[1] as string)
      else if (body.includes('__reactRouterContext = ')) scripts.context = body
      else if (body.includes('__reactRouterRouteModules')) {
        scripts.entry = body.match(/import\("([^"]+)"\)/)?.[1] ?? ''
        scripts.imports = body.replace(/;?\s*import\("[^"]+"\);?/, '')
      }
      return `<script${attributes}></script>`
    },
  )
  if (!scripts.context || !scripts.imports || !scripts.entry) {
    throw new Error('The scripts of a pre-rendered page do not look as expected')
  }
  return { html: stripped.replace(/<link rel="modulepreload"[^>]*>/g, ''), scripts }
}

/** Every chunk that `files` import, dependencies first. */
function chunkOrder(files: string[], manifest: ViteManifest): string[] {
  const byFile = new Map(Object.values(manifest).map((chunk) => [`/${chunk.file}`, chunk]))
  const ordered: string[] = []
  const visit = (file: string) => {
    if (ordered.includes(file)) return
    const dependencies = byFile.get(file)?.imports ?? []
    for (const key of dependencies) visit(`/${(manifest[key] as Chunk).file}`)
    if (!ordered.includes(file)) ordered.push(file)
  }
  for (const file of files) visit(file)
  return ordered
}

/** What `files` may load later, with what that imports, unless it brings the whole stylesheet. */
export function laterChunks(files: string[], manifest: ViteManifest): string[] {
  const own = Object.values(manifest).filter(({ file }) => files.includes(`/${file}`))
  const later = own
    .flatMap(({ dynamicImports = [] }) => dynamicImports)
    .filter(
      (source) =>
        !existsSync(source) || !readFileSync(source, 'utf8').includes('<WholeStylesheet />'),
    )
    .map((source) => `/${(manifest[source] as Chunk).file}`)
  return chunkOrder(later, manifest).filter((file) => !files.includes(file))
}

function modulesOf(scripts: PageScripts): string[] {
  return [...scripts.imports.matchAll(/from "([^"]+)"|import "([^"]+)"/g)].map(
    (match) => (match[1] ?? match[2]) as string,
  )
}

/**
 * One module per page that loads its chunks one by one, giving the main thread back after each,
 * and starts React last. The data is handed over as it comes from the network, so that it is decoded
 * in tasks of its own and not in the one in which React begins.
 */
export async function writeHydrationModule(
  scripts: PageScripts,
  manifest: ViteManifest,
  clientFolder: string,
): Promise<{ url: string; chunks: string[] }> {
  const chunks = chunkOrder([...modulesOf(scripts), scripts.entry], manifest)
  const early = chunks.filter((file) => file !== scripts.entry)
  const data = await writeHashed(clientFolder, 'data', 'txt', scripts.stream)
  const imports = scripts.imports
    .replace(/import \* as (\w+) from ("[^"]+");?/g, 'const $1 = await import($2);')
    .replace(/import ("[^"]+");?/g, 'await import($1);')
  const source = `const data = fetch(${JSON.stringify(data)});
const chunks = ${JSON.stringify(early)};
const pause = () => new Promise((resolve) => setTimeout(resolve));
for (const [i, href] of chunks.entries()) { document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href })); if (i % 4 === 3) await pause(); }
for (const chunk of chunks) { await pause(); await import(chunk); }
await pause();
${scripts.context};
window.__reactRouterContext.stream = (await data).body;
${imports}
await pause();
import(${JSON.stringify(scripts.entry)});
`
  const url = await writeHashed(clientFolder, 'page', 'js', source)
  return { url, chunks: [...chunks, url] }
}

async function writeHashed(folder: string, name: string, ending: string, content: string) {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 10)
  const file = `assets/${name}-${hash}.${ending}`
  await mkdir(path.join(folder, 'assets'), { recursive: true })
  await writeFile(path.join(folder, file), content)
  return `/${file}`
}
