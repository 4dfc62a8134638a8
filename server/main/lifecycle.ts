import type { Server } from 'node:http'
import { drain } from '../http/drain.ts'
import type { Logger } from '../log.ts'
import { StartupError } from '../process/startup-error.ts'
import type { Report, Runtime } from './runtime.ts'

const DRAIN_MS = 10_000

/** One Ctrl-C can arrive twice, from the terminal and through npm. */
const SAME_KEYSTROKE_MS = 500

/** The start script prints these; without it they go to the log. */
export function reporter(log: Logger): Report {
  return (step, result, ms) => {
    if (process.send) process.send({ type: 'step', step, result, ms })
    else log.info(step, { result, ms: Math.round(ms) })
  }
}

type Ready = {
  address: string
  defaults: string[]
  /** Opens the desk to whoever started this, once; a secret, so it is printed and never logged. */
  deskLink: string | null
}

export function announceReady(log: Logger, { address, defaults, deskLink }: Ready): void {
  if (process.send) process.send({ type: 'ready', address, defaults, deskLink })
  else log.info('listening', { address, defaults })
}

/**
 * Resolves at the first request to stop: a signal, or the end of the start script that watches
 * over this process. A second one ends the process at once.
 */
export function untilStopped(
  signals: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'],
): Promise<string> {
  return new Promise((resolve) => {
    let first = 0
    const stop = (reason: string) => {
      if (first === 0) {
        first = Date.now()
        resolve(reason)
      } else if (Date.now() - first > SAME_KEYSTROKE_MS) process.exit(130)
    }
    for (const signal of signals) process.on(signal, stop)
    // A newer worker has taken over.
    process.on('message', (message: { type?: string }) => {
      if (message?.type === 'retire') stop('retire')
    })
    process.once('disconnect', () => stop('disconnect'))
  })
}

type Stopping = { server: Server; runtime: Runtime; log: Logger; reason: string }

/** A process manager's SIGTERM is announced to the balancer first; a person's Ctrl-C is not. */
export async function shutDown({ server, runtime, log, reason }: Stopping): Promise<void> {
  log.info('stopping', { reason })
  runtime.startDraining()
  const noticeMs = reason === 'SIGTERM' ? runtime.deps.env.STOP_NOTICE_SECONDS * 1000 : 0
  // Imports have as long as requests; what takes longer is written down as interrupted.
  const workEnded = runtime.deps.longWork.stop(noticeMs + DRAIN_MS)
  await drain(server, { noticeMs, maxWaitMs: DRAIN_MS })
  await workEnded
  await runtime.close()
  log.info('stopped')
  log.flush()
}

/** What an operator can mend is told in one message; only a defect shows its stack. */
export function exitWith(error: unknown): never {
  const text = error instanceof StartupError ? error.message : ((error as Error)?.stack ?? error)
  process.stderr.write(`\n${text}\n`)
  process.exit(1)
}
