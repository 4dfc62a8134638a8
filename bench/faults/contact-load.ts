import { setTimeout as sleep } from 'node:timers/promises'
import { quantile } from '../support/statistics.ts'
import { sendContact } from './requests.ts'

type Answer = {
  at: number
  /** 0 where there was no answer. */
  status: number
  text: string
  ms: number
}

type Options = { visitors: number; pauseMs: number; message?: string }

/** Visitors who write one message after another, each with an address of its own. */
export class ContactLoad {
  readonly answers: Answer[] = []
  /** Addresses whose message was acknowledged. */
  readonly acknowledged = new Set<string>()
  #running = true
  #visitors: Promise<void>[]

  constructor(urls: string[], { visitors, pauseMs, message }: Options) {
    this.#visitors = Array.from({ length: visitors }, async (_, visitor) => {
      for (let count = 0; this.#running; count += 1) {
        const url = urls[count % urls.length] as string
        await this.#write(url, { email: `v${visitor}-${count}@example.com`, message })
        await sleep(pauseMs)
      }
    })
  }

  async stop(): Promise<void> {
    this.#running = false
    await Promise.all(this.#visitors)
  }

  async #write(url: string, message: { email: string; message?: string }): Promise<void> {
    const at = performance.now()
    let status = 0
    let text = ''
    try {
      const response = await sendContact(url, message)
      text = await response.text()
      status = response.status
      if (JSON.parse(text).success === true) this.acknowledged.add(message.email)
    } catch (error) {
      // Nobody listened, or the connection broke: not acknowledged.
      text ||= (error as Error).message
    }
    this.answers.push({ at, status, text, ms: performance.now() - at })
  }

  /** The nth percentile of how long acknowledged answers took. */
  percentile(n: number): number {
    const times = this.answers.filter(({ status }) => status === 200).map(({ ms }) => ms)
    return quantile(times, n / 100)
  }

  count(status: number): number {
    return this.answers.filter((answer) => answer.status === status).length
  }
}
