import { SetupError } from './project.mjs'

export function formatDuration(ms) {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`
}

export function printStep(label, result, ms) {
  process.stdout.write(`  ${label.padEnd(13)} ${formatDuration(ms).padStart(8)}  ${result}\n`)
}

/** Runs one step and prints its time with what `work` returned about it. */
export async function step(label, work) {
  const since = performance.now()
  const result = await work()
  printStep(label, typeof result === 'string' ? result : 'done', performance.now() - since)
  return result
}

/** Ends the script: what can be mended in one message, a defect with its stack. */
export function exitWith(error) {
  process.stderr.write(`\n${error instanceof SetupError ? error.message : error.stack}\n`)
  process.exit(1)
}
