import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brand } from '#content/brand.ts'
import { type Part as OfTheSite, parts as wanted } from '#content/parts.ts'
import { people } from '#content/people.ts'
import { siteMap } from '#content/site-map.ts'
import { allButOneOfEach, takeOut } from '#tests/support/pages/subset.ts'
import { buildOnce, copyProject, runIn } from '../adopt/copy.ts'
import { crawl, deadLinks } from '../adopt/crawl.ts'
import { commit } from '../support/commit.ts'
import { table } from '../support/markdown.ts'
import type { Part } from '../support/part.ts'
import { readSections } from '../support/report-sections.ts'
import { withServer } from '../support/server.ts'

/** What says that a part is still there, in any page that is served. */
const signs: Record<OfTheSite, RegExp> = {
  classic: /href="\/home1/,
  plans: /href="[^"]*\/planos/,
  portfolio: /href="[^"]*\/portfolio["/#]/,
  links: /href="[^"]*\/links"/,
  team: new RegExp(`href="[^"]*/(${people.leads.join('|')})"`),
  personal: /\/cv-[\w-]+\.pdf/,
  assistant: new RegExp(`>[^<]*${brand.assistant}`),
  agenda: /href="\/agenda/,
  clientArea: /href="\/(auth|dashboard)/,
}

const oneOfEach = 'all but one service, price and person, and every case'
type Without = OfTheSite | typeof oneOfEach

/** Addresses of the services that are taken out. */
const removed = siteMap
  .filter(({ content }) => allButOneOfEach.services.includes(content.replace('services/', '')))
  .map(({ path }) => path)
const signOf = (without: Without): RegExp =>
  without === oneOfEach ? new RegExp(`href="(${removed.join('|')})["#?]`) : signs[without]

async function lookAt(root: string, part: Without): Promise<string[]> {
  const run = `${new Date().toISOString().slice(0, 16).replace('T', ' ')}, ${commit()}`
  const built = runIn(root, ...buildOnce)
  if (!built.ok) return [part, `**no**: ${built.output.slice(-600)}`, '', '', '', run]
  const served = await withServer(({ url }) => crawl(url, new URL(brand.url).origin), {
    project: root,
  })
  const still = served
    .filter(
      ({ type, status, text }) => /html/.test(type) && status === 200 && signOf(part).test(text),
    )
    .map(({ address }) => new URL(address).pathname)
  const listText = (names: string[]) => (names.length ? `**${names.join(', ')}**` : 'none')
  return [part, 'yes', String(served.length), listText(deadLinks(served)), listText(still), run]
}

/** Types, lint and unit tests of what is left. */
function runTests(root: string): string {
  const checks = runIn(root, 'scripts/check.mjs')
  const count = /\d+ passed, \d+ failed\s*$/.exec(checks.output.trim())?.[0] ?? 'no count'
  return `- its own npm run check: ${checks.ok ? count : `**${count}**\n\n${checks.output.slice(-1500)}`}`
}

/** The rows of an earlier run, as they stand in the report. */
const earlierLine = (part: Without) =>
  (readSections().get('left-out') ?? '').split('\n').find((line) => line.startsWith(`| ${part} |`))

export const leftOut: Part = {
  name: 'left-out',
  title: 'The site without each of its parts',
  slow: 'a build for every part',
  async run({ only }) {
    const root = copyProject()
    const file = path.join(root, 'content/parts.ts')
    const whole = readFileSync(file, 'utf8')
    const all: Without[] = [...(Object.keys(wanted) as OfTheSite[]), oneOfEach]
    const selected = all.filter(
      (part) => only.length === 0 || only.some((name) => part.startsWith(name)),
    )
    const rows: string[][] = []
    const notes: string[] = []
    try {
      for (const part of selected) {
        writeFileSync(file, whole.replace(`  ${part}: true`, `  ${part}: false`))
        if (part === oneOfEach) takeOut(root, allButOneOfEach)
        rows.push(await lookAt(root, part))
        if (part === oneOfEach) notes.push(runTests(root))
      }
    } finally {
      rmSync(root, { recursive: true, force: true })
    }
    const titles = ['without', 'builds', 'addresses', 'dead links', 'pages that show it', 'run']
    const [head, rule, ...lines] = table(titles, rows).split('\n')
    const kept = all.map((part) => lines[selected.indexOf(part)] ?? earlierLine(part))
    return [head, rule, ...kept.filter((line) => line !== undefined), '', ...notes].join('\n')
  },
}
