import { Hono } from 'hono'
import type { AppDeps } from '#server/deps.ts'

const TIMEOUT_MS = 1000

/** Undefined when the check fails or times out. */
async function inTime<T>(check: () => Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS, undefined)
  })
  const answered = check().catch(() => undefined)
  const result = await Promise.race([answered, late])
  clearTimeout(timer)
  return result
}

/**
 * /healthz tells whether to restart the process, /readyz whether to send visitors. Failed writes
 * (write-monitor.ts) make it not ready; dead jobs and failed backups are only reported.
 */
export function healthRoutes(deps: AppDeps): Hono {
  const { database, queue, dataFolder, backupState, isDraining } = deps
  const routes = new Hono()
  routes.get('/healthz', (c) => c.json({ status: 'ok' }))
  routes.get('/readyz', async (c) => {
    const failing: string[] = []
    if (isDraining()) failing.push('draining')
    const [pong, deadLetters] = await Promise.all([
      inTime(() => database.ping().then(() => true)),
      queue.isReady() ? inTime(queue.countDead) : undefined,
    ])
    if (!pong) failing.push('database')
    if (!queue.isReady() || (pong && !deadLetters)) failing.push('queue')
    const writes = database.writeProblem()
    const files = dataFolder?.problem() ?? null
    if (writes) failing.push('writes')
    if (files) failing.push('files')
    const ready = failing.length === 0
    const status = ready ? 'ready' : 'not ready'
    const problems = { ...(writes && { writes }), ...(files && { files }) }
    const details = { problems, deadLetters: deadLetters ?? null, backup: backupState?.() ?? null }
    return c.json({ status, failing, ...details }, ready ? 200 : 503)
  })
  return routes
}
