import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type Outcome = { code: number; stdout: string; stderr: string }

/**
 * One process that runs scripts of a checkout one after the other. A command loads the whole server,
 * two seconds of CPU; here it is loaded once for all of them.
 */
export function openScripts(project: string, env: NodeJS.ProcessEnv) {
  const process = join(import.meta.dirname, 'scripts-process.ts')
  // Without the options of the tests' own process.
  const child = fork(process, { cwd: project, env, execArgv: [] })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the process of the scripts ended with ${code}`)
  })
  // Whoever waits for a script is told; nobody else has to listen.
  ended.catch(() => {})
  return {
    run: async (script: string, args: string[]): Promise<Outcome> => {
      child.send({ file: join(project, script), args })
      const [outcome] = await Promise.race([once(child, 'message'), ended])
      return outcome
    },
    close: () => child.kill(),
  }
}
