import pg from 'pg'
import { recordWait } from './timeouts.ts'

/** A pool whose connections return to it even where their holder never releases them. */
export class BoundedPool extends pg.Pool {
  // biome-ignore lint/suspicious/noExplicitAny: the overloads of pg; drizzle waits for the promise
  override connect(): any {
    return this.#take()
  }

  async #take(): Promise<pg.PoolClient> {
    const since = performance.now()
    const client = await super.connect().finally(() => recordWait(performance.now() - since))
    const release = client.release
    // Its holder may never release it (see bounded-client.ts).
    const lost = () => client.release(true)
    let released = false
    client.release = (broken) => {
      if (released) return
      released = true
      client.off('end', lost)
      release(broken)
    }
    client.on('end', lost)
    return client
  }

  /** Keeps the caller's async context, which pg's pool would lose while waiting. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  override async query(query: any, values?: any): Promise<any> {
    const client = await this.#take()
    try {
      return await client.query(query, values)
    } finally {
      client.release()
    }
  }
}
