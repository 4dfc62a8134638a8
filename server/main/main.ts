import cluster from 'node:cluster'
import { readEnv } from '../env/env.ts'
import { createErrorHook } from '../failures/error-hook.ts'
import { createLogger, describeError, writeShared } from '../log.ts'
import { exitWith } from './lifecycle.ts'
import { countWorkers, runWorkers } from './workers.ts'

/** One process, or as many workers as the machine has room for and one process that watches them. */
async function main(): Promise<void> {
  const env = readEnv()
  // React reads the variable itself, when it is loaded, and without it renders as in development.
  process.env.NODE_ENV = env.NODE_ENV
  const hook =
    env.ERROR_WEBHOOK_URL &&
    createErrorHook(env.ERROR_WEBHOOK_URL, (error) =>
      log.warn('error not reported', { ...describeError(error), stack: undefined }),
    )
  const log = createLogger(
    env.LOG_LEVEL,
    cluster.isWorker ? writeShared : undefined,
    hook || undefined,
  )
  process.once('exit', log.flush)
  const count = cluster.isWorker ? 1 : countWorkers(env.WORKERS)
  if (count > 1) return runWorkers({ env, log, count })
  // Only workers need all of the product in memory.
  const { serve } = await import('./serve.ts')
  await serve(env, log)
}

// A reader that went away (npm start | head) must not end the server.
process.stdout.on('error', () => {})
main().catch(exitWith)
