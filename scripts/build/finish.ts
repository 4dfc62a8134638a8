import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { siteMap } from '../../content/site-map.ts'
import { bundleBoot } from './boot.ts'
import { compressFolder } from './compress.ts'
import { writeCrawlerFiles } from './crawler-files.ts'

type Site = typeof import('../../app/site/site.server.ts')

/** What the server needs to know of each built page. */
type BuiltPage = { file: string; scripts: string[]; styles: string[] }

const buildFolder = path.resolve('.cache/build')
const folder = path.join(buildFolder, 'client')

/** Runs when both bundles are there: renders every page of the site map and compresses what is served. */
async function finishBuild(): Promise<void> {
  await writeFile(path.join(folder, '.vite/boot.js'), await bundleBoot())
  const site: Site = await import(pathToFileURL(path.join(buildFolder, 'server/site.js')).href)
  const assets = site.builtAssets(folder)
  const pages: Record<string, BuiltPage> = {}
  for (const { path: address } of siteMap) {
    const { html, ...hashes } = await site.renderPage(address, assets)
    const file = path.join('.', address, 'index.html')
    await mkdir(path.join(folder, address), { recursive: true })
    await writeFile(path.join(folder, file), html)
    pages[address] = { file, ...hashes }
  }
  await writeCrawlerFiles(folder)
  await compressFolder(folder)
  await writeFile(path.join(buildFolder, 'pages.json'), JSON.stringify({ pages }, null, 1))
}

await finishBuild()
