import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteMap } from '#content/site-map.ts'

const client = 'build/client'

type BuiltPage = { file: string }

function builtPages(): Record<string, BuiltPage> {
  return JSON.parse(readFileSync('build/pages.json', 'utf8')).pages
}

/** The pages asked for, or every public page. */
export function selectPages(requested: string[]): string[] {
  const all = Object.keys(builtPages())
  if (requested.length === 0) return all
  const unknown = requested.filter((path) => !all.includes(path))
  if (unknown.length > 0) throw new Error(`no such page: ${unknown.join(', ')}`)
  return requested
}

/** With those that are made for each request, unless some are asked for. */
export function servedPages(requested: string[]): string[] {
  const livePages = siteMap.filter(({ live }) => live).map(({ path }) => path)
  const selected = livePages.filter((path) => requested.length === 0 || requested.includes(path))
  const built = requested.filter((path) => !livePages.includes(path))
  return requested.length > 0 && built.length === 0
    ? selected
    : [...selectPages(built), ...selected]
}

export function pageFile(path: string): string {
  return join(client, (builtPages()[path] as BuiltPage).file)
}

export function pageHtml(path: string): string {
  return readFileSync(pageFile(path), 'utf8')
}
