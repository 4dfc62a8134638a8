import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { copyProject, runIn } from '../adopt/copy.ts'
import { askAssistant, crawl, type Served } from '../adopt/crawl.ts'
import { tracesOfSample } from '../adopt/traces.ts'
import { sendContact } from '../faults/asks.ts'
import { waitForMail } from '../support/kept-mails.ts'
import type { Part } from '../support/part.ts'
import { temporaryFolder, withServer } from '../support/server.ts'

const answers = 'tests/agencies/prumo.json'
const { prices } = JSON.parse(readFileSync(answers, 'utf8'))

/** As `npm start` and `npm test` would, so that the latter finds it built. */
const buildOnce = "import { ensureBuild } from './scripts/start/build.mjs'; await ensureBuild()"

/** Everything a visitor gets of the copy: pages, files, answers of the assistant, a mail. */
async function visit(root: string): Promise<Served[]> {
  const own = (file: string) => import(path.join(root, file))
  const { brand } = await own('content/brand.ts')
  const { CHAT_PATH } = await own('contracts/chat.ts')
  const folder = temporaryFolder()
  const data = path.join(folder, 'data')
  try {
    return await withServer(
      async ({ url }) => {
        const pages = await crawl(url, new URL(brand.url).origin)
        const said = await askAssistant(url, CHAT_PATH)
        const to = 'visitante@example.com'
        await sendContact(url, { email: to })
        const { html, text, subject } = await waitForMail(path.join(data, 'mail'), { to })
        const mail = { address: 'mail', type: 'text/html', text: `${subject}${text}${html}` }
        return [...pages, ...said, { ...mail, body: Buffer.alloc(0) }]
      },
      {
        project: root,
        data: folder,
        env: { CONTACT_MIN_SECONDS: '0', CHAT_PER_MINUTE: '100', CHAT_AT_ONCE: '10' },
      },
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export const adopt: Part = {
  name: 'adopt',
  title: 'Another agency made of a file',
  slow: 'a second build and a whole test run',
  async run({ quick }) {
    const root = copyProject()
    const lines: string[] = []
    const step = (what: string, ...args: string[]) => {
      const { ok, said } = runIn(root, ...args)
      lines.push(`- ${what}: ${ok ? 'yes' : `NO\n\n${said.slice(-1500)}`}`)
      return said
    }
    try {
      step(`adopted from ${answers}`, 'scripts/adopt/run.ts', answers)
      step('built', '--input-type=module', '-e', buildOnce)
      step('keeps the budgets', 'scripts/budget.ts')
      const served = await visit(root)
      const left = await tracesOfSample(served, prices)
      lines.push(
        `- started and crawled: ${served.length} pages, files, answers and mails, with ${left.length} words, prices, colours or pictures of the sample`,
        ...left.slice(0, 60).map((one) => `  - ${one}`),
      )
      if (!quick) {
        const said = step('passes its own npm test', 'scripts/test.mjs')
        lines.push(`- ${/\d+ passed, \d+ failed\s*$/.exec(said.trim())?.[0] ?? 'no count'}`)
      }
    } finally {
      rmSync(root, { recursive: true, force: true })
    }
    return lines.join('\n')
  },
}
