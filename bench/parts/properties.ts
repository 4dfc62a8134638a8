import { hostile } from '#tests/support/content/hostile.ts'
import { table } from '../support/markdown.ts'
import type { Part } from '../support/part.ts'
import { runCommand } from '../support/run-command.ts'

type Trial = { what: string; files: string[]; env: Record<string, string> }

const trials: Trial[] = [
  {
    what: 'every property, as often as it may be tried',
    files: [
      'features/brand/rules/make-palette',
      'features/connections/server/sync/sync-layers',
      'features/figures/server/imports',
      'features/figures/server/results',
      'tests/content/added-documents',
    ],
    env: { TEST_RUNS: 'all' },
  },
  {
    what: 'three more texts in every place that takes one',
    files: ['tests/fuzz'],
    env: { FUZZ_SOME: '4' },
  },
  ...hostile.map((text, at) => ({
    what: `\`${text.replaceAll('|', '\\|').replace('\u2028', '')}\` alone in every field`,
    files: ['tests/content/injection'],
    env: { HOSTILE: String(at) },
  })),
]

async function tryOut({ what, files, env }: Trial): Promise<string[]> {
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...files]
  const { code, stdout, stderr } = await runCommand(process.execPath, args, { env, seconds: 1800 })
  const failures = `${stdout}${stderr}`.match(/(?<=FAIL\s+)\S+/g) ?? []
  return [what, code === 0 ? 'held' : `failed: ${[...new Set(failures)].join(', ')}`]
}

export const properties: Part = {
  name: 'properties',
  title: 'Properties, tried more often',
  slow: 'runs long tests a dozen times',
  async run() {
    const rows: string[][] = []
    for (const trial of trials) rows.push(await tryOut(trial))
    return `What \`npm test\` tries often enough to fail by what is likely, tried more often.\n\n${table(['what', 'result'], rows)}`
  },
}
