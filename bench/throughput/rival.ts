import { setTimeout as sleep } from 'node:timers/promises'

/** A server of the same bytes: as little as it needs to say about them, and with all our headers. */
export type Rival = { plain: string; dressed: string; stop: () => Promise<void> }

export async function untilAnswering(url: string): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    try {
      await fetch(url)
      return
    } catch {
      await sleep(100)
    }
  }
  throw new Error(`${url} never answered`)
}
