import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProjectRoot } from '#server/process/project-root.ts'

const FOLDER = 'content/assistant/examples'

/** Questions under '[what they want]', one to a line; '#' begins a remark. */
export function parseExamples(file: string, text: string): [label: string, rows: string[]][] {
  const found: [string, string[]][] = []
  for (const [at, line] of text.split('\n').entries()) {
    const row = line.trim()
    if (!row || row.startsWith('#')) continue
    const [, label] = /^\[(.*)\]$/.exec(row) ?? []
    if (label !== undefined) {
      if (!/^[\w:/-]+( [\w-]+)*$/.test(label)) {
        throw new Error(`${file}:${at + 1}: [${label}] is no name: letters, digits, - : and /`)
      }
      found.push([label, []])
      continue
    }
    const last = found.at(-1)
    if (!last) throw new Error(`${file}:${at + 1}: stands under no [name]: write one above it`)
    if (/\{(?![stpnak]\})/.test(row)) {
      throw new Error(
        `${file}:${at + 1}: may hold {s}, {t}, {p}, {n}, {a} and {k}, and no other braces`,
      )
    }
    last[1].push(row)
  }
  return found
}

/** How people ask, by what they want: a topic's id, an ask, 'goal:' and a goal's id, 'faq:' and a question of the site, or off. */
export function readExamples(root = findProjectRoot()): Record<string, string[]> {
  const examples: Record<string, string[]> = {}
  for (const name of readdirSync(join(root, FOLDER)).sort()) {
    const file = `${FOLDER}/${name}`
    for (const [label, rows] of parseExamples(file, readFileSync(join(root, file), 'utf8'))) {
      examples[label] = [...(examples[label] ?? []), ...rows]
    }
  }
  return examples
}
