import { loadavg } from 'node:os'
import { commit } from './commit.ts'
import { readSections } from './report-sections.ts'
import { round } from './statistics.ts'

/** What earlier runs wrote for this part, by name. */
function earlierTexts(part: string): Map<string, string> {
  const parts = (readSections().get(part) ?? '').split(/^### /m).slice(1)
  return new Map(parts.map((text) => [text.slice(0, text.indexOf('\n')), `### ${text.trim()}`]))
}

/** With `--only` the others keep their last figures; each says when and where it was measured. */
export async function runSections(
  part: string,
  sections: Record<string, () => Promise<string>>,
  only: string[],
): Promise<string> {
  const earlier = earlierTexts(part)
  const texts: string[] = []
  for (const [name, measure] of Object.entries(sections)) {
    if (only.length > 0 && !only.includes(name)) {
      texts.push(...(earlier.has(name) ? [earlier.get(name) as string] : []))
      continue
    }
    const [load = 0] = loadavg()
    const text = await measure()
    const day = new Date().toISOString().slice(0, 10)
    const when = `Measured ${day}, commit ${commit()}, load ${round(load, 1)} before it began.`
    texts.push(`### ${name}\n\n${when} ${text}`)
  }
  return texts.join('\n\n')
}
