import { expect, onTestFinished, test, vi } from 'vitest'
import { isMissing, needing } from '#tests/support/missing.ts'
import { hasFallbackFonts } from './fonts.mjs'
import { countReport, lookForMissing, runCheck, summarize } from './run.mjs'

const stories = {
  suites: [
    {
      specs: [spec(1, 'holds', 'expected'), spec(2, 'holds at last', 'flaky')],
      suites: [
        {
          specs: [
            spec(3, 'wants font x', 'skipped', 'needs font x'),
            spec(4, 'was switched off', 'skipped', 'later'),
            spec(5, 'never began', 'skipped'),
            spec(6, 'gave up', 'flaky', 'needs font x', ['failed', 'skipped']),
            spec(7, 'is wrong', 'unexpected', undefined, ['failed', 'failed']),
          ],
        },
      ],
    },
  ],
}

function spec(
  line: number,
  title: string,
  status: string,
  description?: string,
  tries: string[] = [],
) {
  const annotations = description ? [{ type: 'skip', description }] : []
  const results = tries.map((one) => ({ status: one }))
  return { file: 'a.spec.ts', line, title, tests: [{ status, annotations, results }] }
}

const units = {
  numPassedTests: 5,
  numFailedTests: 0,
  testResults: [
    {
      name: `${process.cwd()}/server/a.test.ts`,
      assertionResults: [
        { status: 'passed', fullName: 'adds' },
        { status: 'skipped', fullName: `${needing('root', 'as root')} reads` },
        { status: 'todo', fullName: 'subtracts' },
      ],
    },
  ],
}

/** The last lines of `npm test` and its exit code. */
function closing(report: object, missing: string[]) {
  const { exitCode } = process
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  onTestFinished(() => {
    log.mockRestore()
    process.exitCode = exitCode
  })
  summarize([{ name: 'tests', seconds: '1', unsteady: [], ...countReport(report) }], missing)
  const lines = log.mock.calls.flatMap(([text]) => String(text).split('\n'))
  const { exitCode: code } = process
  log.mockRestore()
  process.exitCode = exitCode
  return { lines, code }
}

test('the slowest files are named, those of stories by all tries of all their stories', () => {
  const timed = (line: number, durations: number[]) => ({
    ...spec(line, 'holds', 'expected'),
    tests: [
      {
        status: 'expected',
        annotations: [],
        results: durations.map((duration) => ({ status: 'passed', duration })),
      },
    ],
  })
  const { lines } = closing({ suites: [{ specs: [timed(1, [1000, 500]), timed(2, [2000])] }] }, [])
  expect(lines).toContain('     3.5 tests/e2e/a.spec.ts')
})

test('a story skipped for what is missing is named and counted in the last line', () => {
  const report = {
    suites: [
      { specs: [spec(1, 'holds', 'expected'), spec(3, 'wants', 'skipped', 'needs font x')] },
    ],
  }
  const { lines, code } = closing(report, ['font x'])
  expect(lines.at(-1)).toBe('1 passed, 0 failed, 1 skipped')
  expect(lines.slice(-4, -2)).toEqual([
    '  skipped, for this machine or agency has no font x:',
    '  - a.spec.ts:3 wants',
  ])
  expect(code).toBe(0)
})

test('a story skipped for what is here, for no reason or for another one has failed', () => {
  const { lines, code } = closing(stories, [])
  expect(lines.at(-1)).toBe('2 passed, 5 failed')
  expect(lines).toContain('  ✗ font x is here: a.spec.ts:6 gave up')
  expect(lines).toContain('  ✗ font x is here: a.spec.ts:3 wants font x')
  expect(lines).toContain('  ✗ no reason: a.spec.ts:4 was switched off')
  expect(lines).toContain('  ✗ no reason: a.spec.ts:5 never began')
  expect(lines).toContain('  ! a.spec.ts:2 holds at last')
  expect(code).toBe(1)
})

test('so has a unit test that is no more than planned', () => {
  const { lines, code } = closing(units, ['root'])
  expect(lines.at(-1)).toBe('5 passed, 1 failed, 1 skipped')
  expect(lines).toContain('  skipped, for this machine or agency has no root:')
  expect(lines).toContain('  - server/a.test.ts as root reads')
  expect(lines).toContain('  ✗ no reason: server/a.test.ts subtracts')
  expect(code).toBe(1)
})

test('a test that needs more than its group is skipped for what itself needs', () => {
  const fullName = `${needing('PostgreSQL 15', 'tables')} ${needing('root', 'move')}`
  const testResults = [
    { name: `${process.cwd()}/a.test.ts`, assertionResults: [{ status: 'skipped', fullName }] },
  ]
  const { lines, code } = closing({ ...units, testResults }, ['root'])
  expect(lines).toContain('  - a.test.ts tables move')
  expect(code).toBe(0)
})

test('what failed stands at the end, with the first lines of what it said', () => {
  const message = `\u001b[31mError: expected 1\u001b[39m\n${'x\n'.repeat(20)}    at run (a.ts:1:2)`
  const testResults = [
    {
      name: `${process.cwd()}/a.test.ts`,
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'adds' },
        { status: 'failed', fullName: 'subtracts', failureMessages: [message] },
      ],
    },
    {
      name: `${process.cwd()}/b.test.ts`,
      status: 'failed',
      message: 'cannot be read',
      assertionResults: [],
    },
  ]
  const { lines } = closing({ ...units, numFailedTests: 2, testResults }, [])
  const end = lines.slice(lines.indexOf('  failed:'))
  expect(end.slice(0, 3)).toEqual([
    '  failed:',
    '  ✗ a.test.ts subtracts',
    '      Error: expected 1',
  ])
  expect(end.slice(-6)).toEqual([
    '      x',
    '      … 6 more lines',
    '  ✗ b.test.ts',
    '      cannot be read',
    '',
    '5 passed, 2 failed',
  ])
})

test('so does a story, by its last try', () => {
  const failing = spec(7, 'is wrong', 'unexpected')
  const results = ['first', 'last'].map((message) => ({ status: 'failed', errors: [{ message }] }))
  failing.tests = [{ status: 'unexpected', annotations: [], results }]
  const { lines } = closing({ suites: [{ specs: [failing] }], errors: [] }, [])
  expect(lines.slice(-4)).toEqual([
    '  ✗ a.spec.ts:7 is wrong',
    '      last',
    '',
    '0 passed, 1 failed',
  ])
})

test('of a check that has no report the end of its output is there', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const script = 'for (let n = 0; n < 30; n += 1) console.log(n); process.exit(1)'
  const check = { name: 'types', command: ['--eval', script], report: undefined }
  const { failures } = await runCheck(check, { node: process.execPath })
  expect(failures).toEqual([
    { title: 'types', lines: Array.from({ length: 15 }, (_, at) => String(at + 15)) },
  ])
})

test('without skipped tests the last line has nothing to add', () => {
  const { lines, code } = closing({ ...units, testResults: [] }, ['root'])
  expect(lines.at(-1)).toBe('5 passed, 0 failed')
  expect(code).toBe(0)
})

test('a test may be skipped for what is on the list and for nothing else', () => {
  expect(() => isMissing('timeouts')).toThrow(/no test may be skipped for want of timeouts/)
})

test('missing tools are listed under the names that tests use', () => {
  const missing = lookForMissing(process.execPath)
  expect(missing.includes('root')).toBe(process.getuid?.() !== 0)
  expect(missing.includes('Arial or Liberation Sans')).toBe(!hasFallbackFonts())
  for (const what of missing) expect(isMissing(what)).toBe(true)
})
