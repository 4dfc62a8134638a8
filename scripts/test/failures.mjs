// What a failed test said, short enough that the end of a run holds it: often only the end is kept.
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const LINES = 15
const WIDTH = 300
/** Where more than these failed, one cause is likely: the others are named alone. */
const EXPLAINED = 20

/** The first lines of a message, without colours and without the frames of a stack. */
function firstLines(message, count = LINES) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at .+:\d+/.test(line))
  const rest = lines.length - count
  return [
    ...lines
      .slice(0, count)
      .map((line) => (line.length > WIDTH ? `${line.slice(0, WIDTH)}…` : line)),
    ...(rest > 0 ? [`… ${rest} more lines`] : []),
  ]
}

/** Of Vitest's report: failed tests, and files that could not be read to their end. */
export function failedTests({ testResults }) {
  return testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const file = relative('.', name)
    const failed = assertionResults
      .filter((one) => one.status === 'failed')
      .map(({ fullName, failureMessages = [] }) => ({
        title: `${file} ${fullName}`,
        lines: firstLines(failureMessages.join('\n')),
      }))
    if (status !== 'failed' || failed.length > 0) return failed
    return [{ title: file, lines: firstLines(message) }]
  })
}

/** Of Playwright's report: the last try of each failed story, and what failed outside of stories. */
export function failedStories(specs, errors = []) {
  const stories = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results = [] }) => ({
        title: `${file}:${line} ${title}`,
        lines: firstLines(messagesOf(results.at(-1)?.errors)),
      })),
  )
  if (errors.length === 0) return stories
  return [...stories, { title: 'outside of stories', lines: firstLines(messagesOf(errors)) }]
}

const messagesOf = (errors = []) => errors.map(({ message = '' }) => message).join('\n')

/** Of a check without a report: the end of what it printed. */
export function failedCheck(name, output) {
  const lines = stripVTControlCharacters(output).trimEnd().split('\n')
  return [{ title: name, lines: firstLines(lines.slice(-LINES).join('\n')) }]
}

/** Each failed test by its name, with what it said. */
export function printFailures(failures) {
  if (failures.length === 0) return
  console.log(`\n  failed:`)
  for (const [at, { title, lines }] of failures.entries()) {
    console.log(`  ✗ ${title}`)
    if (at < EXPLAINED) for (const line of lines) console.log(`      ${line}`)
  }
}
