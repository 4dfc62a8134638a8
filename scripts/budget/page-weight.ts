import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type IslandName, islands } from '#app/site/islands/islands.ts'
import { type Manifest, scriptsOf } from './page-scripts.ts'

export type Measure =
  | 'first js'
  | 'all js'
  | 'html'
  | 'css'
  | 'fonts'
  | 'font files'
  | 'picture'
  | 'everything'
  | 'requests'
  | 'other hosts'

type Page = { file: string }

const client = 'build/client'
const entry = 'app/site/browser/site.ts'
const sizes = new Map<string, number>()

/** Every built page's measures, by its address. */
export function measurePages(): [string, Record<Measure, number>][] {
  const { pages } = JSON.parse(readFileSync('build/pages.json', 'utf8')) as {
    pages: Record<string, Page>
  }
  const manifest = readManifest()
  return Object.entries(pages).map(([address, { file }]) => [
    address,
    measure(readFileSync(path.join(client, file), 'utf8'), sentBytes(file), manifest),
  ])
}

function readManifest(): Manifest {
  return JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8'))
}

/** The same for a page rendered on request, by the bytes of its response. */
export const measureServed = (html: string, bytes: number) => measure(html, bytes, readManifest())

function sentBytes(url: string): number {
  const cached = sizes.get(url)
  if (cached !== undefined) return cached
  const file = path.join(client, url)
  const size = statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
  sizes.set(url, size)
  return size
}

const sum = (urls: Iterable<string>) => [...urls].reduce((all, url) => all + sentBytes(url), 0)

/**
 * `all js` is what a visit loads that looks at the whole page and presses nothing, `everything` what
 * the page loads by itself.
 */
function measure(html: string, bytes: number, manifest: Manifest): Record<Measure, number> {
  const boot = matches(html, /<script data-site=[^>]*>([\s\S]*?)<\/script>/g)
  const fonts = matches(html, /<link rel="preload"[^>]*as="font"[^>]*href="([^"]+)"/g)
  const sheets = matches(html, /<link rel="stylesheet"[^>]*href="([^"]+)"/g)
  const placed = matches(html, /<page-island data-island="([^"]+)"/g) as IslandName[]
  const first = scriptsOf(manifest, [entry])
  const near = placed.filter((name) => islands[name].wake === 'near')
  const wakes = near.flatMap((name) =>
    islands[name].enliven ? [`enliven-${name}`] : ['hydrate', name],
  )
  const later = near.length > 0 ? ['wake-island', ...wakes] : []
  const eager = [...html.matchAll(/<img\s[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !tag.includes('loading="lazy"'))
  const pictures = [
    ...new Set([
      ...matches(html, /srcSet="([^"\s]+)[^"]*"/g),
      ...eager.flatMap((tag) => matches(tag, /\ssrc="([^"]+)"/g)),
    ]),
  ]
  const sprites = new Set(matches(html, /<use href="([^"#]+)#/g))
  const loaded = [...fonts, ...sheets, ...pictures]
  const bootBytes = brotliCompressSync(boot.join('')).length
  const drawings = pictures.filter((url) => url.endsWith('.avif')).map(sentBytes)
  return {
    'first js': bootBytes + sum(first),
    'all js': bootBytes + sum(new Set([...first, ...scriptsOf(manifest, later)])),
    html: bytes,
    css: sum(sheets),
    fonts: sum(fonts),
    'font files': fonts.length,
    picture: Math.max(0, ...drawings),
    // On a phone, whose picture is named first.
    everything: bytes + sum([...sheets, ...fonts, ...first, ...sprites]) + (drawings[0] ?? 0),
    requests: 1 + fonts.length + first.size + sheets.length + eager.length + sprites.size,
    'other hosts': loaded.filter((url) => /^(https?:)?\/\//.test(url)).length,
  }
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] as string)
}
