import { readFileSync } from 'node:fs'
import { join } from 'node:path'

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

export function pageFile(path: string): string {
  return join(client, (builtPages()[path] as BuiltPage).file)
}

export function pageHtml(path: string): string {
  return readFileSync(pageFile(path), 'utf8')
}
