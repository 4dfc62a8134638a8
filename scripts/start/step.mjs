import { SetupError } from './project.mjs'

export function formatDuration(ms) {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`
}

export function printStep(label, result, ms) {
  process.stdout.write(`  ${label.padEnd(13)} ${formatDuration(ms).padStart(8)}  ${result}\n`)
}

export function announceWait() {
  process.stdout.write('  waiting for another start in this folder\n')
}

/** Runs one step and prints its time with what `work` returned about it. */
export async function step(label, work) {
  const since = performance.now()
  const result = await work()
  printStep(label, typeof result === 'string' ? result : 'done', performance.now() - since)
  return result
}

/** Ends the script: a message for a known problem, a stack for a defect. */
export function exitWith(error) {
  const text = error instanceof SetupError ? error.message : error.stack
  if (text) process.stderr.write(`\n${text}\n`)
  process.exit(1)
}
