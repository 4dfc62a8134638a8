// The parts of `npm test`, each a command that fails when something is wrong.
const vitest = ['node_modules/vitest/vitest.mjs', 'run']

export const quickChecks = [
  {
    name: 'format and lint',
    command: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings'],
  },
  {
    name: 'types',
    // Each of its usual four checkers learns the types of the packages anew, and other checks keep
    // the cores busy anyway: one, which collects less often, takes half the CPU and less memory.
    command: ['node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1'],
    env: { GOGC: '400' },
  },
  { name: 'import rules', command: ['scripts/check/imports.ts'] },
  { name: 'facts in one place', command: ['scripts/check/literals.ts'] },
  { name: 'unused code', command: ['node_modules/knip/bin/knip.js', '--no-progress'] },
]

/** Without what reads the build. */
export const quickTests = {
  name: 'unit tests',
  command: [...vitest, '--exclude', 'tests/{content,fuzz}/**'],
  live: true,
}

export function unitTests(report) {
  return {
    name: 'unit, integration and content tests',
    command: [...vitest, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    report,
    live: true,
  }
}

export const budget = { name: 'page budgets', command: ['scripts/budget.ts'] }

export const browserTests = (report) => ({
  name: 'end-to-end tests',
  command: ['node_modules/@playwright/test/cli.js', 'test'],
  report,
  live: true,
})
