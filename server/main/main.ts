import type { Server } from 'node:http'
import { join } from 'node:path'
import { builtAssets } from '#app/site/site.server.ts'
import { brand } from '#content/brand.ts'
import { neutralTexts } from '#content/todo.ts'
import { firstDeskLink } from '#features/people/server/people.server.ts'
import { createFindFile, shareBuild } from '../builds/builds.ts'
import { type Env, readEnv } from '../env.ts'
import { drain } from '../http/drain.ts'
import { createHttpServer, listen } from '../http/http-server.ts'
import { createListener } from '../http/listener.ts'
import { thirdPartiesFrom } from '../http/security-headers.ts'
import { loadStaticFiles } from '../http/static-files.ts'
import { createLogger, type Logger } from '../log.ts'
import { findProjectRoot } from '../project-root.ts'
import { StartupError } from '../startup-error.ts'
import { createApp } from './app.ts'
import { openRuntime, type Report, type Runtime } from './runtime.ts'

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
export function untilStopped(): Promise<string> {
  return new Promise((resolve) => {
    let first = 0
    const stop = (reason: string) => {
      if (first === 0) {
        first = Date.now()
        resolve(reason)
      } else if (Date.now() - first > SAME_KEYSTROKE_MS) process.exit(130)
    }
    process.on('SIGINT', stop)
    process.on('SIGTERM', stop)
    process.on('SIGHUP', stop)
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
  await drain(server, { noticeMs, patienceMs: DRAIN_MS })
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

/** What runs on a default that a real deployment would replace. Add a line with each new default. */
export function listDefaults(env: Env): string[] {
  const defaults: string[] = []
  if (brand.sample) {
    defaults.push('brand: the invented sample; npm run adopt makes it yours')
  }
  if (neutralTexts > 0) {
    defaults.push(
      `content: ${neutralTexts} texts and prices are still neutral; npm run adopt -- --left lists them`,
    )
  }
  if (!env.DATABASE_URL) {
    defaults.push(`database: embedded PostgreSQL in ${env.DATA_DIR}; set DATABASE_URL`)
  }
  if (!env.SMTP_URL) {
    defaults.push(`mail: written as files to ${env.DATA_DIR}/mail; set SMTP_URL`)
  }
  if (!env.CHAT_API_URL) {
    defaults.push('chat: answers from the site’s playbooks, without a model; set CHAT_API_URL')
  } else if (!env.CHAT_MODEL) {
    defaults.push('chat: no model named, which most servers refuse; set CHAT_MODEL')
  }
  if (!env.PUBLIC_URL) {
    const links = brand.sample ? `http://localhost:${env.PORT}` : brand.url
    defaults.push(`links in account mails: ${links} unless asked on this machine; set PUBLIC_URL`)
  }
  return defaults
}

async function main(): Promise<void> {
  const env = readEnv()
  const log = createLogger(env.LOG_LEVEL)
  process.once('exit', log.flush)
  const root = findProjectRoot()
  const stopped = untilStopped()
  if (env.NODE_ENV !== 'production') log.warn('NODE_ENV is not production: pages render slowly')

  const files = loadStaticFiles(join(root, 'build'), thirdPartiesFrom(env))
  const runtime = await openRuntime({ env, root, log, report: reporter(log) })
  const { deps } = runtime
  const app = createApp(deps, builtAssets(join(root, 'build', 'client')))
  // Ahead of the first visitor: the pages they get may ask another process for these files.
  await shareBuild(deps, files)
  const findFile = createFindFile(deps.database)
  const server = createHttpServer(createListener({ deps, files, fetch: app.fetch, findFile }))
  try {
    const address = await listen(server, env)
    const deskLink = await firstDeskLink(deps, address)
    announceReady(log, { address, defaults: listDefaults(env), deskLink })
  } catch (error) {
    await runtime.close()
    throw error
  }

  await shutDown({ server, runtime, log, reason: await stopped })
  process.exit(0)
}

// A reader that went away (npm start | head) must not end the server.
process.stdout.on('error', () => {})
main().catch(exitWith)
