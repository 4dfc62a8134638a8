import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const reportFile = join(import.meta.dirname, '..', 'report.md')

const sections = /<!-- part:(\S+) -->\n([\s\S]*?)<!-- end -->/g

/** The report's sections as they were last written, by part. */
export function readSections(): Map<string, string> {
  const kept = new Map<string, string>()
  if (!existsSync(reportFile)) return kept
  for (const [, name, body] of readFileSync(reportFile, 'utf8').matchAll(sections)) {
    kept.set(name as string, body as string)
  }
  return kept
}
