import { Hono } from 'hono'
import type { AppDeps } from '#server/deps.ts'

const PATIENCE_MS = 1000

async function answersInTime(ping: () => Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, false)
  })
  const answered = ping().then(
    () => true,
    () => false,
  )
  const result = await Promise.race([answered, late])
  clearTimeout(timer)
  return result
}

/** /healthz tells whether to restart the process, /readyz whether to send it visitors. */
export function healthRoutes({ database, queue, isDraining }: AppDeps): Hono {
  const routes = new Hono()
  routes.get('/healthz', (c) => c.json({ status: 'ok' }))
  routes.get('/readyz', async (c) => {
    const failing: string[] = []
    if (isDraining()) failing.push('draining')
    if (!(await answersInTime(database.ping))) failing.push('database')
    if (!queue.isReady()) failing.push('queue')
    const ready = failing.length === 0
    return c.json({ status: ready ? 'ready' : 'not ready', failing }, ready ? 200 : 503)
  })
  return routes
}
