import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

export type Measure =
  | 'boot js'
  | 'all js'
  | 'html'
  | 'fonts'
  | 'font files'
  | 'picture'
  | 'requests'
  | 'other hosts'

type Page = { file: string; chunks: string[] }

const client = 'build/client'
const sizes = new Map<string, number>()

/** Every built page's measures, by its address. */
export function measurePages(): [string, Record<Measure, number>][] {
  const { pages } = JSON.parse(readFileSync('build/pages.json', 'utf8')) as {
    pages: Record<string, Page>
  }
  return Object.entries(pages).map(([address, page]) => [address, measure(page)])
}

function sentBytes(url: string): number {
  const cached = sizes.get(url)
  if (cached !== undefined) return cached
  const file = path.join(client, url)
  const size = statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
  sizes.set(url, size)
  return size
}

/** What the browser fetches and runs before React wakes up, read from the page itself. */
function measure({ file, chunks }: Page): Record<Measure, number> {
  const html = readFileSync(path.join(client, file), 'utf8')
  const boot = [...html.matchAll(/<script data-page=[^>]*>([\s\S]*?)<\/script>/g)].map((m) => m[1])
  const fonts = matches(html, /<link rel="preload"[^>]*as="font"[^>]*href="([^"]+)"/g)
  const scripts = matches(html, /<script[^>]*\ssrc="([^"]+)"/g)
  const sheets = matches(html, /<link rel="stylesheet"[^>]*href="([^"]+)"/g)
  const preloads = matches(html, /<link rel="modulepreload"[^>]*href="([^"]+)"/g)
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
  const loaded = [...fonts, ...scripts, ...sheets, ...pictures]
  return {
    'boot js':
      brotliCompressSync(boot.join('')).length +
      scripts.reduce((sum, url) => sum + sentBytes(url), 0),
    'all js': chunks.reduce((sum, url) => sum + sentBytes(url), 0),
    html: sentBytes(file),
    fonts: fonts.reduce((sum, url) => sum + sentBytes(url), 0),
    'font files': fonts.length,
    picture: Math.max(0, ...pictures.filter((url) => url.endsWith('.avif')).map(sentBytes)),
    requests:
      1 +
      fonts.length +
      scripts.length +
      sheets.length +
      preloads.length +
      eager.length +
      sprites.size,
    'other hosts': loaded.filter((url) => /^(https?:)?\/\//.test(url)).length,
  }
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] as string)
}
