import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'node-html-parser'

/** By address: a hash of what is there to read, and the day since which it reads so. */
export type LastChanged = Record<string, { text: string; day: string }>

const committed = 'content/last-changed.json'
const built = 'build/last-changed.json'

/** The text of a page between header and footer, without markup. */
export function readingHash(html: string): string {
  const main = parse(html).querySelector('main')
  for (const element of main?.querySelectorAll('script, style, template') ?? []) element.remove()
  const words = (main?.textContent ?? '').replace(/\s+/g, ' ').trim()
  return createHash('sha256').update(words).digest('hex').slice(0, 16)
}

/** Pages that read as they did keep their day; the others changed today. */
export function datePages(
  texts: Record<string, string>,
  today: string,
  ...earlier: LastChanged[]
): LastChanged {
  return Object.fromEntries(
    Object.entries(texts)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([path, text]) => {
        const unchanged = earlier.map((record) => record[path]).find((page) => page?.text === text)
        return [path, { text, day: unchanged?.day ?? today }]
      }),
  )
}

const read = (file: string): LastChanged =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}

/** What the project records, else what the build before this one did, else today. */
export function dateBuild(texts: Record<string, string>): LastChanged {
  return datePages(texts, new Date().toISOString().slice(0, 10), read(committed), read(built))
}

// Run as a script, it copies the dates of the last build into the project.
if (import.meta.main) {
  writeFileSync(committed, `${JSON.stringify(read(built), null, 2)}\n`)
}
