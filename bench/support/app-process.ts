import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** One process of the built app, which can be killed and started again on the same port. */
export class AppProcess {
  readonly url: string
  #env: Record<string, string>
  #logFile: string
  #child: ChildProcess | undefined

  constructor(port: number, env: Record<string, string>, logFile: string) {
    this.url = `http://127.0.0.1:${port}`
    this.#env = { PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...env }
    this.#logFile = logFile
  }

  /** Resolves with how long it took until the process was ready, in milliseconds. */
  async start(): Promise<number> {
    const since = performance.now()
    const log = openSync(this.#logFile, 'a')
    const env = { PATH: process.env.PATH ?? '', ...this.#env }
    this.#child = spawn(process.execPath, ['build/server/main.js'], {
      env,
      stdio: ['ignore', log, log],
    })
    for (;;) {
      const ready = await fetch(`${this.url}/readyz`).catch(() => undefined)
      if (ready?.ok) return performance.now() - since
      if (performance.now() - since > 90_000) throw new Error(`not ready; see ${this.#logFile}`)
      await sleep(100)
    }
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode) return
    child.kill(signal)
    await once(child, 'exit')
  }
}
