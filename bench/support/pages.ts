import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteMap } from '#content/site-map.ts'

const client = 'build/client'

type BuiltPage = { file: string }

function builtPages(): Record<string, BuiltPage> {
  return JSON.parse(readFileSync('build/pages.json', 'utf8')).pages
}

/** The pages asked for, or every public page. */
export function chosenPages(asked: string[]): string[] {
  const all = Object.keys(builtPages())
  if (asked.length === 0) return all
  const unknown = asked.filter((path) => !all.includes(path))
  if (unknown.length > 0) throw new Error(`no such page: ${unknown.join(', ')}`)
  return asked
}

/** With those that are made for each request, unless some are asked for. */
export function servedPages(asked: string[]): string[] {
  const made = siteMap.filter(({ live }) => live).map(({ path }) => path)
  const wanted = made.filter((path) => asked.length === 0 || asked.includes(path))
  const built = asked.filter((path) => !made.includes(path))
  return asked.length > 0 && built.length === 0 ? wanted : [...chosenPages(built), ...wanted]
}

export function pageFile(path: string): string {
  return join(client, (builtPages()[path] as BuiltPage).file)
}

export function pageHtml(path: string): string {
  return readFileSync(pageFile(path), 'utf8')
}
