// npm run bench: measures the product and lets tools of others judge it, into bench/report.md.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { ensureBuild } from '#scripts/start/build.mjs'
import { parts } from './parts.ts'
import { CannotRun, type Part } from './support/part.ts'
import { writeSection } from './support/report.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
    quick: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '20' },
  },
})

const listed = (names: string) => names.split(',').filter(Boolean)

function selectParts(): Part[] {
  const unknown = positionals.filter((name) => !parts.some((part) => part.name === name))
  if (unknown.length > 0) {
    console.error(`No part is called ${unknown.join(', ')}. npm run bench -- --list names them.`)
    process.exit(2)
  }
  if (positionals.length > 0) return parts.filter((part) => positionals.includes(part.name))
  return parts.filter((part) => values.all || !part.slow)
}

async function runPart(part: Part): Promise<boolean> {
  const options = {
    runs: Number(values.runs),
    pages: listed(values.pages),
    only: listed(values.only),
    quick: values.quick,
    minutes: Number(values.minutes),
  }
  const since = performance.now()
  const [load = 0] = loadavg()
  console.log(`▸ ${part.title}`)
  let text: string
  let ran = true
  try {
    text = await part.run(options)
  } catch (error) {
    ran = false
    const isMissing = error instanceof CannotRun
    text = isMissing
      ? `Not run: ${error.message}.`
      : `Failed: ${String(error instanceof Error ? error.message : error).slice(0, 1000)}`
    if (!isMissing) console.error(error)
  }
  console.log(`${text}\n`)
  const seconds = (performance.now() - since) / 1000
  // What failed must not take away the figures of sections that were not asked for.
  if (ran || options.only.length === 0) writeSection(part, text, options, { seconds, load })
  return ran
}

if (values.list) {
  for (const part of parts)
    console.log(`${part.name.padEnd(18)}${part.title}${part.slow ? ` (slow: ${part.slow})` : ''}`)
} else {
  console.log(`build: ${await ensureBuild()}`)
  const selected = selectParts()
  const notRun: string[] = []
  for (const part of selected) if (!(await runPart(part))) notRun.push(part.name)
  const notRunText = notRun.length ? `; not run: ${notRun.join(', ')}` : ''
  console.log(
    `bench/report.md: ${selected.length - notRun.length} of ${selected.length} parts ran${notRunText}`,
  )
  process.exitCode = notRun.length ? 1 : 0
}
