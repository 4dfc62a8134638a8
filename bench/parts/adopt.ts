import { readFileSync, rmSync } from 'node:fs'
import { buildOnce, copyProject, runIn } from '../adopt/copy.ts'
import { deadLinks } from '../adopt/crawl.ts'
import { tracesOfSample } from '../adopt/traces.ts'
import { visit } from '../adopt/visit.ts'
import type { Part } from '../support/part.ts'

const answers = 'tests/agencies/prumo.json'
const { prices } = JSON.parse(readFileSync(answers, 'utf8'))

export const adopt: Part = {
  name: 'adopt',
  title: 'Another agency made of a file',
  slow: 'a second build and a whole test run',
  async run({ quick }) {
    const root = copyProject()
    const lines: string[] = []
    const step = (what: string, ...args: string[]) => {
      const { ok, output } = runIn(root, ...args)
      lines.push(`- ${what}: ${ok ? 'yes' : `NO\n\n${output.slice(-1500)}`}`)
      return output
    }
    try {
      step(`adopted from ${answers}`, 'scripts/adopt/run.ts', answers)
      step('built', ...buildOnce)
      step('keeps the budgets', 'scripts/budget.ts')
      const { served, pictures } = await visit(root)
      const traces = await tracesOfSample(served, prices)
      const dead = deadLinks(served)
      lines.push(
        `- started and crawled: ${served.length} pages, files, answers and mails, with ${traces.length} words, prices, colours or pictures of the sample and ${dead.length} dead links`,
        ...[...traces, ...dead].slice(0, 60).map((one) => `  - ${one}`),
        `- pictures of five pages on a phone and a desk, to be looked at: ${pictures}`,
      )
      if (!quick) {
        const output = step('passes its own npm test', 'scripts/test.mjs')
        lines.push(
          `- ${/\d+ passed, \d+ failed(, \d+ skipped)?\s*$/.exec(output.trim())?.[0] ?? 'no count'}`,
        )
      }
    } finally {
      rmSync(root, { recursive: true, force: true })
    }
    return lines.join('\n')
  },
}
