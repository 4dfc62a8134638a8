// Runs checks and counts what passed.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/**
 * Runs one check with the project's Node; tests count one by one, other checks as one. What is not
 * `live` tells all it said when it ends, so that several can run at once.
 */
export function runCheck({ name, command, report, live = false }, { node, env = {} }) {
  const started = performance.now()
  if (live) console.log(`\n▸ ${name}`)
  return new Promise((resolve) => {
    const child = spawn(node, command, {
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    })
    let said = ''
    for (const stream of live ? [] : [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        said += text
      })
    }
    child.on('close', (code) => {
      const counts = (report && countReport(report)) ?? { passed: code === 0 ? 1 : 0, failed: 0 }
      const failed = code === 0 ? counts.failed : Math.max(1, counts.failed)
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(
        `${live ? '' : `\n▸ ${name}\n${said.trimEnd()}`}\n  ${failed ? 'FAILED' : 'ok'} in ${seconds} s`,
      )
      resolve({ name, passed: counts.passed, failed, unsteady: counts.unsteady ?? [], seconds })
    })
  })
}

/** Runs checks that each leave some of the machine idle at once. */
export function runTogether(checks, { node }) {
  return Promise.all(checks.map((check) => runCheck(check, { node })))
}

/** Vitest and Playwright both write JSON, of two shapes. */
function countReport(file) {
  if (!existsSync(file)) return undefined
  const report = JSON.parse(readFileSync(file, 'utf8'))
  if (report.stats) {
    const { expected, unexpected, flaky } = report.stats
    return { passed: expected + flaky, failed: unexpected, unsteady: unsteadyTitles(report) }
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

/** What passed only when tried again: a bug, of the story or of the product, that has to be named. */
function unsteadyTitles(suite) {
  const specs = (suite.specs ?? []).filter(({ tests }) => tests.some((t) => t.status === 'flaky'))
  return [
    ...specs.map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...(suite.suites ?? []).flatMap(unsteadyTitles),
  ]
}

/** The closing table and line; the exit code says whether anything failed. */
export function summarize(results) {
  console.log('')
  for (const { name, passed, failed, seconds } of results) {
    console.log(
      `  ${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`,
    )
  }
  const unsteady = results.flatMap((result) => result.unsteady)
  if (unsteady.length > 0) {
    console.log('\n  passed only on the second try (test-results/ has the trace):')
    for (const title of unsteady) console.log(`  ! ${title}`)
  }
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
  process.exitCode = total('failed') ? 1 : 0
}
