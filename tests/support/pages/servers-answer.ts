import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FullConfig } from '@playwright/test'

const MAX_WAIT_MS = 60_000

type Place = { url?: string; port?: number }

async function answers({ url, port }: Place): Promise<boolean> {
  try {
    if (url) return (await fetch(url)).ok
    const socket = connect(port ?? 0, '127.0.0.1')
    await once(socket, 'connect')
    socket.destroy()
    return true
  } catch {
    return false
  }
}

/**
 * Waits until all servers of the stories answer. Playwright itself would start each once the one
 * before has answered, and look once a second: a core was idle for a quarter of a minute.
 */
export default async function waitForServers({ metadata }: FullConfig): Promise<void> {
  const deadline = performance.now() + MAX_WAIT_MS
  for (const place of metadata.servers as Place[]) {
    while (!(await answers(place))) {
      if (performance.now() > deadline) throw new Error(`${place.url ?? place.port} is silent`)
      await sleep(100)
    }
  }
}
