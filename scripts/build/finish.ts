import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brand } from '../../content/brand.ts'
import { siteMap } from '../../content/site-map.ts'
import { bundleBoot } from './boot.ts'
import { compressFolder } from './compress.ts'
import { writeCrawlerFiles } from './crawler-files.ts'
import {
  extractScripts,
  laterChunks,
  type ViteManifest,
  writeHydrationModule,
} from './hydration.ts'
import { usedCss } from './used-css.ts'

/** What the server and the budget need to know of each pre-rendered page. */
type BuiltPage = { file: string; scripts: string[]; styles: string[]; chunks: string[] }

/** Which pages a browser may fetch ahead when the visitor points at them. */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/auth*', '/dashboard*', '/functions/*', '/generated/*'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

/**
 * Runs after pre-rendering: turns each page into one file that paints by itself, with React
 * waiting in hashed files, and writes down the hashes its content security policy needs.
 */
export async function finishBuild(buildFolder: string): Promise<void> {
  const clientFolder = path.join(buildFolder, 'client')
  const manifest: ViteManifest = JSON.parse(
    await readFile(path.join(clientFolder, '.vite/manifest.json'), 'utf8'),
  )
  const stylesheet = await readStylesheet(clientFolder)
  const boot = await bundleBoot()
  const pages: Record<string, BuiltPage> = {}
  for (const { path: address } of siteMap) {
    const file = path.join('.', address, 'index.html')
    const rendered = await readFile(path.join(clientFolder, file), 'utf8')
    const { html, scripts } = extractScripts(rendered)
    if (/<[^>]+\sstyle="/.test(html)) {
      throw new Error(`${address} has a style attribute, which its security policy would refuse`)
    }
    const hydration = await writeHydrationModule(scripts, manifest, clientFolder)
    const chunks = [...hydration.chunks, ...laterChunks(hydration.chunks, manifest)]
    const css = await usedCss(html, stylesheet, await ownScripts(clientFolder, chunks))
    // With React's own mark, so that it puts the whole stylesheet after these rules, not before.
    const head = `<style data-precedence="app">${css}</style><script type="speculationrules">${speculationRules}</script><script data-page="${hydration.url}" data-agenda="${brand.scheduling}">${boot}</script></head>`
    const finished = html
      .replace(/<link rel="stylesheet"[^>]*>/g, '')
      .replace('</head>', () => head)
    await writeFile(path.join(clientFolder, file), finished)
    pages[address] = {
      file,
      scripts: [policyHash(boot), policyHash(speculationRules)],
      styles: [policyHash(css)],
      chunks: hydration.chunks,
    }
  }
  await writeCrawlerFiles(clientFolder)
  await compressFolder(clientFolder)
  await writeFile(path.join(buildFolder, 'pages.json'), JSON.stringify({ pages }, null, 1))
}

/** The page's scripts without the libraries, which name no class. */
function ownScripts(clientFolder: string, chunks: string[]): Promise<string[]> {
  const own = chunks.filter((file) => !/\/(react|react-dom|router|manifest)-/.test(file))
  return Promise.all(own.map((file) => readFile(path.join(clientFolder, file), 'utf8')))
}

/** Fonts first, as app/root.tsx names them. */
async function readStylesheet(clientFolder: string): Promise<string> {
  const assets = await readdir(path.join(clientFolder, 'assets'))
  const sheets = assets.filter((name) => name.endsWith('.css'))
  const ordered = ['fonts-', 'app-'].flatMap((start) =>
    sheets.filter((name) => name.startsWith(start)),
  )
  if (ordered.length !== 2 || sheets.length !== 2) {
    throw new Error(`Expected fonts and app stylesheets, found ${sheets.join(', ')}`)
  }
  const texts = ordered.map((name) => readFile(path.join(clientFolder, 'assets', name), 'utf8'))
  return (await Promise.all(texts)).join('\n')
}

function policyHash(source: string): string {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`
}
