import { cpSync } from 'node:fs'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { crawlerFiles } from '../../app/site/render/crawler-files.ts'
import { siteMap } from '../../content/site-map.ts'
import { BESIDE } from '../assets/outputs.ts'
import { COMPRESSED, compressFolder } from './compress.ts'
import { MODULES } from './content/folders.mjs'
import { dateBuild } from './last-changed.ts'
import type { RenderedPages } from './render-pages.ts'

const buildFolder = path.resolve('.cache/build')
const folder = path.join(buildFolder, 'client')
const beside = path.resolve(BESIDE)

/** The bundles stay as they are for the next build. */
async function takeBundles(): Promise<void> {
  await rm(buildFolder, { recursive: true, force: true })
  cpSync(path.resolve('.cache/bundles'), buildFolder, { recursive: true })
  await cp(path.resolve(MODULES), path.join(buildFolder, 'server/content'), { recursive: true })
}

/** The build gets what was made beside it; development serves the pictures and files among it. */
async function takeBeside(): Promise<void> {
  const generated = path.join(beside, 'client/generated')
  for (const [from, to] of [
    [generated, path.resolve('public/generated')],
    [generated, path.join(folder, 'generated')],
    [beside, buildFolder],
  ] as const) {
    await rm(path.join(to, 'og'), { recursive: true, force: true })
    await cp(from, to, { recursive: true })
  }
}

/** Pre-renders the pages of the site map, divided among several threads. */
async function renderAll(): Promise<RenderedPages> {
  const addresses = siteMap.filter((entry) => !entry.live).map((entry) => entry.path)
  const count = availableParallelism()
  const shares = Array.from({ length: count }, (_, share) =>
    addresses.filter((_, index) => index % count === share),
  )
  const rendered = await Promise.all(shares.map(renderShare))
  return {
    pages: Object.assign({}, ...rendered.map(({ pages }) => pages)),
    texts: Object.assign({}, ...rendered.map(({ texts }) => texts)),
  }
}

function renderShare(addresses: string[]): Promise<RenderedPages> {
  return new Promise((resolve, reject) => {
    const file = new URL('./render-pages.ts', import.meta.url)
    const worker = new Worker(file, { workerData: { buildFolder, addresses } })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

// Runs after both bundles: renders every page and compresses what is served.
await takeBundles()
const [{ pages, texts }] = await Promise.all([renderAll(), takeBeside()])
const lastChanged = dateBuild(texts)
await writeFile(path.join(buildFolder, 'pages.json'), JSON.stringify({ pages }, null, 1))
await writeFile(path.join(buildFolder, 'last-changed.json'), JSON.stringify(lastChanged, null, 2))
for (const [address, text] of Object.entries(crawlerFiles(lastChanged, new Date()))) {
  const file = path.join(folder, address)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}
await compressFolder(folder, COMPRESSED)
