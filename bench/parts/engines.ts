import { join } from 'node:path'
import type { Engine } from '../engines/engine.ts'
import { launchFirefox } from '../engines/firefox.ts'
import { type Journey, journeys } from '../engines/journeys.ts'
import { photographPages } from '../engines/pictures.ts'
import { type Visitor, visitorAt } from '../engines/visitor.ts'
import { launchWebKit } from '../engines/webkit.ts'
import { table } from '../support/markdown.ts'
import type { Part } from '../support/part.ts'
import { temporaryFolder, withServer } from '../support/server.ts'

type Outcome = { passed: boolean; text: string }

async function walk({ walk }: Journey, visitor: Visitor, mailbox: string): Promise<Outcome> {
  const since = performance.now()
  try {
    await walk(visitor, mailbox)
    return { passed: true, text: `yes, ${((performance.now() - since) / 1000).toFixed(1)} s` }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { passed: false, text: `no: ${reason.slice(0, 300)}` }
  }
}

async function walkAll(launch: () => Promise<Engine>, url: string, mailbox: string) {
  const engine = await launch()
  const outcomes: Outcome[] = []
  try {
    for (const journey of journeys) {
      outcomes.push(await walk(journey, visitorAt(engine, url), mailbox))
      console.log(`  ${engine.name}: ${journey.name}: ${outcomes.at(-1)?.text}`)
    }
    const wide = await photographPages(engine, url)
    return { name: engine.name, outcomes, wide }
  } finally {
    await engine.close()
  }
}

export const engines: Part = {
  name: 'engines',
  title: 'The main journeys in Firefox and WebKit',
  async run() {
    const folder = temporaryFolder()
    const mailbox = join(folder, 'data', 'mail')
    return withServer(
      async ({ url }) => {
        const walked = [
          await walkAll(launchFirefox, url, mailbox),
          await walkAll(launchWebKit, url, mailbox),
        ]
        const all = walked.flatMap(({ outcomes }) => outcomes)
        const rows = journeys.map(({ name }, row) => [
          name,
          ...walked.map(({ outcomes }) => outcomes[row]?.text ?? ''),
        ])
        const tooWide = walked.flatMap(({ name, wide }) => wide.map((page) => `${page} (${name})`))
        const head = ['journey', ...walked.map(({ name }) => name)]
        return `Debian’s Firefox (WebDriver BiDi, headless, reduced motion) and WebKitGTK (WebDriver, on a screen that nobody sees, with motion) against the production build and its database, each by the engine’s own pointer and keys, from one list of journeys (bench/engines/journeys.ts); \`npm test\` walks many more in Chromium. Held: ${all.filter(({ passed }) => passed).length} of ${all.length}. Each engine also photographs every family of pages at 390 and 1440 px into \`.cache/engines\`, for somebody to look at; wider than the screen: ${tooWide.join(', ') || 'none'}.\n\n${table(head, rows)}`
      },
      { env: { CONTACT_MIN_SECONDS: '0' }, data: folder },
    )
  },
}
