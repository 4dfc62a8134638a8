import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { readingHash } from './last-changed.ts'

type Site = typeof import('../../app/site/site.server.ts')
type Share = { buildFolder: string; addresses: string[] }

/** The server's record of each built page. */
export type BuiltPages = Record<string, { file: string; scripts: string[]; styles: string[] }>

/** With a hash of each page's text. */
export type RenderedPages = { pages: BuiltPages; texts: Record<string, string> }

/** A thread's share of the pages, written where the server finds them. */
const { buildFolder, addresses } = workerData as Share
const folder = path.join(buildFolder, 'client')
const site: Site = await import(pathToFileURL(path.join(buildFolder, 'server/site.js')).href)
const assets = site.builtAssets(folder)
const pages: BuiltPages = {}
const texts: Record<string, string> = {}
for (const address of addresses) {
  const { html, ...hashes } = await site.renderPage(address, assets)
  const file = path.join('.', address, 'index.html')
  await mkdir(path.join(folder, address), { recursive: true })
  await writeFile(path.join(folder, file), html)
  pages[address] = { file, ...hashes }
  texts[address] = readingHash(html)
}
parentPort?.postMessage({ pages, texts } satisfies RenderedPages)
