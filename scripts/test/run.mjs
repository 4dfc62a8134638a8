// Runs checks and counts what passed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { failedCheck, failedStories, failedTests, printFailures } from './failures.mjs'

/**
 * Runs one check with the project's Node. Tests are counted one by one, other checks as one. Without
 * `live` the output is printed at the end, so that several can run at once.
 */
export function runCheck(
  { name, command, report, live = false, env: own = {} },
  { node, env = {} },
) {
  const started = performance.now()
  if (live) console.log(`\n▸ ${name}`)
  return new Promise((resolve) => {
    const child = spawn(node, command, {
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env, ...own },
    })
    let output = ''
    for (const stream of live ? [] : [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    child.on('close', (code) => {
      const counts = (report && readReport(report)) ?? { passed: code === 0 ? 1 : 0, failed: 0 }
      const failed = code === 0 ? counts.failed : Math.max(1, counts.failed)
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(
        `${live ? '' : `\n▸ ${name}\n${output.trimEnd()}`}\n  ${failed ? 'FAILED' : 'ok'} in ${seconds} s`,
      )
      const { passed, unsteady = [], skipped = [], files = [], failures = [] } = counts
      if (failed && failures.length === 0) failures.push(...failedCheck(name, output))
      resolve({ name, passed, failed, unsteady, skipped, files, failures, seconds })
    })
  })
}

/** Runs checks that each leave some of the machine idle at once. */
export function runTogether(checks, { node }) {
  return Promise.all(checks.map((check) => runCheck(check, { node })))
}

function readReport(file) {
  if (!existsSync(file)) return undefined
  return countReport(JSON.parse(readFileSync(file, 'utf8')))
}

/** Vitest and Playwright both write JSON, of two shapes. */
export function countReport(report) {
  if (report.suites) {
    const stories = specsOf(report).flatMap((spec) =>
      spec.tests.map(({ status, annotations, results = [] }) => ({
        title: `${spec.file}:${spec.line} ${spec.title}`,
        // One that failed first and then skipped counts as passed.
        status: results.at(-1)?.status === 'skipped' ? 'skipped' : status,
        needs: reasonIn(annotations),
      })),
    )
    const those = (...states) => stories.filter(({ status }) => states.includes(status))
    return {
      passed: those('expected', 'flaky').length,
      failed: those('unexpected').length,
      // What passed only when tried again: a bug, of the story or of the product.
      unsteady: those('flaky').map(({ title }) => title),
      skipped: those('skipped').map(({ title, needs }) => ({ title, needs })),
      files: storyFiles(report),
      failures: failedStories(specsOf(report), report.errors),
    }
  }
  const skipped = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => ({
        title: `${relative('.', name)} ${fullName.replaceAll(need, '')}`,
        needs: [...fullName.matchAll(need)].at(-1)?.[1],
      })),
  )
  const files = report.testResults.map(({ name, startTime, endTime }) => ({
    file: relative('.', name),
    seconds: (endTime - startTime) / 1000,
  }))
  const { numPassedTests: passed, numFailedTests: failed } = report
  return { passed, failed, skipped, files, failures: failedTests(report) }
}

/** How long the stories of each file took, tries that failed too. */
function storyFiles(report) {
  const times = new Map()
  for (const { file, tests } of specsOf(report)) {
    const tries = tests.flatMap(({ results = [] }) => results)
    const ms = tries.reduce((sum, { duration = 0 }) => sum + duration, 0)
    times.set(file, (times.get(file) ?? 0) + ms)
  }
  return [...times].map(([file, ms]) => ({ file: `tests/e2e/${file}`, seconds: ms / 1000 }))
}

/** As tests/support/missing.ts writes it; the last one is the test's own, not its group's. */
const need = / \[needs (.+?)(?:: .+?)?\]/g

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

function reasonIn(annotations = []) {
  const { description = '' } = annotations.find(({ type }) => type === 'skip') ?? {}
  return /^needs (.+?)(?:: .+)?$/.exec(description)?.[1]
}

/** What tests may do without and this machine has not (tests/support/missing.ts). */
export function lookForMissing(node) {
  const { status, stdout } = spawnSync(node, ['tests/support/missing.ts'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) throw new Error('what this machine lacks could not be told')
  return JSON.parse(stdout)
}

/**
 * The closing table and line; the exit code says whether anything failed. A test that was skipped
 * for want of something that is not `missing` has failed.
 */
export function summarize(results, missing = []) {
  const judged = results.map((result) => {
    const wrongly = result.skipped.filter(({ needs }) => !missing.includes(needs))
    return { ...result, wrongly, failed: result.failed + wrongly.length }
  })
  console.log('')
  for (const { name, passed, failed, skipped, wrongly, seconds } of judged) {
    const counts = count(passed, failed, skipped.length - wrongly.length)
    console.log(`  ${failed ? '✗' : '✓'} ${name}: ${counts} (${seconds} s)`)
  }
  print(
    'the slowest ten files, in seconds of one of three workers',
    judged
      .flatMap(({ files = [] }) => files)
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, 10)
      .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} ${file}`),
  )
  print(
    'passed only on the second try (test-results/ has the trace)',
    judged.flatMap(({ unsteady }) => unsteady.map((title) => `! ${title}`)),
  )
  const skipped = judged.flatMap((result) =>
    result.skipped.filter((one) => !result.wrongly.includes(one)),
  )
  for (const what of new Set(skipped.map(({ needs }) => needs))) {
    const titles = skipped.filter(({ needs }) => needs === what).map(({ title }) => `- ${title}`)
    print(`skipped, for this machine or agency has no ${what}`, titles)
  }
  print(
    'skipped, and counted as failed',
    judged.flatMap(({ wrongly }) =>
      wrongly.map(({ title, needs }) => `✗ ${needs ? `${needs} is here` : 'no reason'}: ${title}`),
    ),
  )
  printFailures(judged.flatMap(({ failures = [] }) => failures))
  const total = (key) => judged.reduce((sum, result) => sum + result[key], 0)
  console.log(`\n${count(total('passed'), total('failed'), skipped.length)}`)
  process.exitCode = total('failed') ? 1 : 0
}

function count(passed, failed, skipped) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
}

function print(what, lines) {
  if (lines.length > 0) console.log([`\n  ${what}:`, ...lines.map((one) => `  ${one}`)].join('\n'))
}
