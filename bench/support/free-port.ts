import { createServer } from 'node:net'

/** Below the range the system takes for outgoing connections: a port must be free again after a kill. */
let next = Number(process.env.BENCH_PORT ?? 5200)

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

/** A port nobody listens on, and never the same twice. */
export async function nextPort(): Promise<number> {
  for (;;) {
    const port = next
    next += 1
    if (await isFree(port)) return port
  }
}
