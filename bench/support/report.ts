import { writeFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { parts } from '../parts.ts'
import { commit } from './commit.ts'
import type { BenchOptions, Part } from './part.ts'
import { readSections, reportFile } from './report-sections.ts'

const introduction = `# Measurements

Written by \`npm run bench\`; do not edit. Each section names the command that makes it anew, when it was last run and on what; a section that was not run again keeps its last figures. Figures in seconds depend on the machine: the ratios and counts are what to compare.
`

/** The load says how busy the machine was with other things: above its cores, times mean little. */
type Run = { seconds: number; load: number }

/** Replaces one part's section and keeps the others, in the order of the list of parts. */
export function writeSection(part: Part, text: string, options: BenchOptions, run: Run): void {
  const sections = readSections()
  sections.set(part.name, `## ${part.title}\n\n${provenance(part, options, run)}\n\n${text}\n`)
  const body = parts
    .filter(({ name }) => sections.has(name))
    .map(({ name }) => `<!-- part:${name} -->\n${sections.get(name)}<!-- end -->\n`)
  const missing = parts.filter(({ name }) => !sections.has(name)).map(({ name }) => `\`${name}\``)
  const note = missing.length ? `\nNever run here: ${missing.join(', ')}.\n` : ''
  writeFileSync(reportFile, [introduction + note, ...body].join('\n'))
}

function provenance({ name }: Part, options: BenchOptions, run: Run): string {
  const { runs, pages, only, quick, minutes } = options
  const selected = [
    runs === 5 ? '' : ` --runs=${runs}`,
    pages.length ? ` --pages=${pages.join(',')}` : '',
    only.length ? ` --only=${only.join(',')}` : '',
    quick ? ' --quick' : '',
    minutes === 20 ? '' : ` --minutes=${minutes}`,
  ].join('')
  const day = new Date().toISOString().slice(0, 10)
  const memory = Math.round(totalmem() / 2 ** 30)
  return `\`npm run bench -- ${name}${selected}\`: ${day}, commit ${commit()}, ${availableParallelism()} cores (${cpus()[0]?.model.trim()}), ${memory} GB, load ${run.load.toFixed(1)} before it began, took ${Math.round(run.seconds)} s.`
}
