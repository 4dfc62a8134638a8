import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { crawlerFiles } from '../../app/site/render/crawler-files.ts'
import { siteMap } from '../../content/site-map.ts'
import { writeAssistantModel } from '../assets/assistant.ts'
import { drawShareImages } from '../assets/beside.ts'
import { writeFolder } from '../assets/outputs.ts'
import { pdfFonts } from '../assets/pdf/cut-fonts.ts'
import { reportFonts } from '../assets/pdf/report-fonts.ts'
import { cardFonts } from '../assets/share/files.ts'
import { bundleBoot } from './boot.ts'
import { compressFolder } from './compress.ts'
import { dateBuild } from './last-changed.ts'
import type { RenderedPages } from './render-pages.ts'

const buildFolder = path.resolve('.cache/build')
const folder = path.join(buildFolder, 'client')

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
const cards = await drawShareImages()
writeFolder('public/generated/og', cards)
writeFolder('.cache/build/client/generated/og', cards)
await writeFile(path.join(folder, '.vite/boot.js'), await bundleBoot())
const { pages, texts } = await renderAll()
const lastChanged = dateBuild(texts)
await writeFile(path.join(buildFolder, 'pages.json'), JSON.stringify({ pages }, null, 1))
await writeFile(path.join(buildFolder, 'last-changed.json'), JSON.stringify(lastChanged, null, 2))
for (const [address, text] of Object.entries(crawlerFiles(lastChanged, new Date()))) {
  const file = path.join(folder, address)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}
await compressFolder(folder, path.resolve('.cache/compressed'))
// The running server sets reports and downloads with them.
writeFolder('.cache/build/report-fonts', await reportFonts())
writeFolder('.cache/build/pdf-fonts', await pdfFonts())
// And draws share cards with these.
writeFolder('.cache/build/card-fonts', await cardFonts())
// In the sources' place it is for development and tests.
await writeAssistantModel()
await writeAssistantModel('.cache/build/assistant')
