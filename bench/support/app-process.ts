import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { serverArgs, serverEnv } from '#scripts/start/server-args.mjs'
import { family } from './memory.ts'

const READY_WITHIN_MS = 90_000
const EXIT_TIMEOUT_MS = 45_000

type Options = {
  port: number
  env: Record<string, string>
  logFile: string
  /** A module loaded ahead of the app, as `node --import` does. */
  preload?: string
  /** The project whose build is run; this one unless told. */
  project?: string
  /** The folder of a control group that it and what it starts belong to. */
  group?: string
  /** With what Node runs it; as on this machine unless told. */
  args?: string[]
}

/** How many workers each app of a fault has: BENCH_WORKERS, or one. */
export const benchWorkers = () => Number(process.env.BENCH_WORKERS ?? 1)

/** The built app, one process or as many workers as told, which can be killed and started again on the same port. */
export class AppProcess {
  readonly url: string
  readonly logFile: string
  #options: Options
  #child: ChildProcess | undefined

  constructor(options: Options) {
    this.url = `http://127.0.0.1:${options.port}`
    this.logFile = options.logFile
    this.#options = options
  }

  /** What the next start runs. */
  deploy(project: string): void {
    this.#options.project = project
  }

  /** Resolves with how long it took until the process was ready, in milliseconds. */
  async start(): Promise<number> {
    const { port, env, logFile, preload, project, group, args = serverArgs } = this.#options
    const since = performance.now()
    const log = openSync(logFile, 'a')
    const child = spawn(process.execPath, [...(preload ? ['--import', preload] : []), ...args], {
      env: {
        ...serverEnv,
        PATH: process.env.PATH ?? '',
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: '127.0.0.1',
        LOG_LEVEL: 'warn',
        WORKERS: String(benchWorkers()),
        ...env,
      },
      cwd: project,
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    if (group) writeFileSync(join(group, 'cgroup.procs'), String(child.pid))
    this.#child = child
    for (;;) {
      const ready = await fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(5000) }).catch(
        () => undefined,
      )
      if (ready?.ok) return performance.now() - since
      if (this.#hasEnded(child) || performance.now() - since > READY_WITHIN_MS)
        throw new Error(`the app did not start: ${this.lastLogLines()}`)
      await sleep(50)
    }
  }

  get pid(): number {
    return this.#child?.pid as number
  }

  get isRunning(): boolean {
    return this.#child !== undefined && !this.#hasEnded(this.#child)
  }

  #hasEnded(child: ChildProcess): boolean {
    return child.exitCode !== null || child.signalCode !== null
  }

  /** Resident memory of its largest process, in MB. */
  residentMb(): number {
    const kilobytes = family(this.pid).map((pid) => {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1])
    })
    return Math.max(...kilobytes) / 1024
  }

  lastLogLines(): string {
    return readFileSync(this.logFile, 'utf8').slice(-600)
  }

  send(signal: NodeJS.Signals): void {
    this.#child?.kill(signal)
  }

  /** Resolves with the milliseconds it took; what does not go is killed. */
  async end(signal: NodeJS.Signals): Promise<number> {
    const child = this.#child
    if (!child || this.#hasEnded(child)) return 0
    const since = performance.now()
    const ended = once(child, 'exit')
    child.kill(signal)
    const late = setTimeout(() => child.kill('SIGKILL'), EXIT_TIMEOUT_MS)
    await ended
    clearTimeout(late)
    return performance.now() - since
  }
}
