// Runs scripts one after the other, each as if the process were its own: tests/support/scripts.ts.
import { pathToFileURL } from 'node:url'
import type { Outcome } from './scripts.ts'

/** Ends a script where it would end its process. */
class Exit extends Error {}

let turn = 0
let outcome: Partial<Outcome> = {}

/** What is written after the end is not the script's. */
function capture(name: 'stdout' | 'stderr'): void {
  const stream = process[name]
  stream.setMaxListeners(0)
  stream.write = ((text: string, done?: () => void) => {
    if (outcome.code === undefined) outcome[name] += text
    done?.()
    return true
  }) as typeof stream.write
}
capture('stdout')
capture('stderr')

process.exit = ((code = 0) => {
  outcome.code ??= Number(code)
  throw new Exit()
}) as typeof process.exit

process.on('message', async ({ file, args }: { file: string; args: string[] }) => {
  turn += 1
  outcome = { stdout: '', stderr: '' }
  process.argv = [process.execPath, file, ...args]
  try {
    await import(`${pathToFileURL(file)}?turn=${turn}`)
    outcome.code ??= 0
  } catch (error) {
    if (!(error instanceof Exit)) process.stderr.write(`${(error as Error).stack}\n`)
    outcome.code ??= 1
  }
  process.send?.(outcome)
})
