import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { siteMap } from '../../content/site-map.ts'
import { writeAssistantModel } from '../assets/assistant.ts'
import { writeFolder } from '../assets/outputs.ts'
import { reportFonts } from '../assets/pdf/report-fonts.ts'
import { bundleBoot } from './boot.ts'
import { compressFolder } from './compress.ts'
import { writeCrawlerFiles } from './crawler-files.ts'
import type { BuiltPages } from './render-pages.ts'

const buildFolder = path.resolve('.cache/build')
const folder = path.join(buildFolder, 'client')

/** Every page of the site map that can be made ahead, a share of them in each of some threads. */
async function renderAll(): Promise<BuiltPages> {
  const addresses = siteMap.filter((entry) => !entry.live).map((entry) => entry.path)
  const count = availableParallelism()
  const shares = Array.from({ length: count }, (_, share) =>
    addresses.filter((_, index) => index % count === share),
  )
  return Object.assign({}, ...(await Promise.all(shares.map(renderShare))))
}

function renderShare(addresses: string[]): Promise<BuiltPages> {
  return new Promise((resolve, reject) => {
    const file = new URL('./render-pages.ts', import.meta.url)
    const worker = new Worker(file, { workerData: { buildFolder, addresses } })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

// Runs when both bundles are there: renders every page and compresses what is served.
await writeFile(path.join(folder, '.vite/boot.js'), await bundleBoot())
const pages = await renderAll()
await writeFile(path.join(buildFolder, 'pages.json'), JSON.stringify({ pages }, null, 1))
await writeCrawlerFiles(folder)
await compressFolder(folder, path.resolve('.cache/compressed'))
// The running server sets reports with them.
writeFolder('.cache/build/report-fonts', await reportFonts())
await writeAssistantModel('.cache/build/assistant')
