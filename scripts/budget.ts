import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** Limits per public page, in bytes as sent (brotli where it applies). */
const limits = {
  'boot js': 1_000,
  'all js': 110_000,
  html: 22_000,
  fonts: 40_000,
  'font files': 2,
  picture: 30_000,
  requests: 5,
  'other hosts': 0,
} as const

type Measure = keyof typeof limits
type Page = { file: string; chunks: string[] }

const client = 'build/client'
const { pages } = JSON.parse(readFileSync('build/pages.json', 'utf8')) as {
  pages: Record<string, Page>
}
const sizes = new Map<string, number>()

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

const names = Object.keys(limits) as Measure[]
let crossed = 0
console.log(['page'.padEnd(36), ...names.map((name) => name.padStart(12))].join(''))
for (const [address, page] of Object.entries(pages)) {
  const measured = measure(page)
  const cells = names.map((name) => {
    const over = measured[name] > limits[name]
    if (over) crossed += 1
    return `${measured[name]}${over ? '!' : ''}`.padStart(12)
  })
  console.log([address.padEnd(36), ...cells].join(''))
}
console.log(
  ['limit'.padEnd(36), ...names.map((name) => String(limits[name]).padStart(12))].join(''),
)
console.log(crossed ? `${crossed} limits crossed (marked with !)` : 'every page keeps its limits')
process.exit(crossed ? 1 : 0)
