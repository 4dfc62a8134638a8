import { setTimeout as sleep } from 'node:timers/promises'

type Answer = { at: number; status: number; ms: number }

/** Visitors who write one message after another, each with an address of its own. */
export class ContactLoad {
  readonly answers: Answer[] = []
  /** Addresses whose message was acknowledged. */
  readonly acknowledged = new Set<string>()
  #running = true
  #visitors: Promise<void>[]

  constructor(urls: string[], { visitors, pauseMs }: { visitors: number; pauseMs: number }) {
    this.#visitors = Array.from({ length: visitors }, async (_, visitor) => {
      for (let count = 0; this.#running; count += 1) {
        await this.#write(urls[count % urls.length] as string, `v${visitor}-${count}`)
        await sleep(pauseMs)
      }
    })
  }

  async stop(): Promise<void> {
    this.#running = false
    await Promise.all(this.#visitors)
  }

  async #write(url: string, id: string): Promise<void> {
    const email = `${id}-${Date.now()}@example.com`
    const at = performance.now()
    let status = 0
    try {
      const response = await fetch(`${url}/functions/v1/send-form-email`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        signal: AbortSignal.timeout(30_000),
        body: JSON.stringify({
          name: `Visitante ${id}`,
          email,
          phone: '(85) 98888-7777',
          message: 'Mensagem escrita por uma medição.',
          key: crypto.randomUUID(),
        }),
      })
      const answer = await response.json()
      status = response.status
      if (answer.success === true) this.acknowledged.add(email)
    } catch {
      // Nobody listened, or the connection broke: not acknowledged.
    }
    this.answers.push({ at, status, ms: performance.now() - at })
  }

  /** The nth percentile of how long acknowledged answers took. */
  percentile(n: number): number {
    const times = this.answers.filter(({ status }) => status === 200).map(({ ms }) => ms)
    times.sort((a, b) => a - b)
    return times[Math.min(times.length - 1, Math.floor((times.length * n) / 100))] ?? Number.NaN
  }

  count(status: number): number {
    return this.answers.filter((answer) => answer.status === status).length
  }
}
