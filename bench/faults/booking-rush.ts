import { setTimeout as sleep } from 'node:timers/promises'
import { listMeetings } from '#features/agenda/server/list-meetings.ts'
import { round } from '../support/statistics.ts'
import type { Fault } from './fault.ts'

const VISITORS = 200
const SLOTS = 5
/** Every third start: with its buffer no meeting reaches the next one. */
const APART = 3

type Answer = 'booked' | 'taken' | 'other'

const roomy = {
  BOOKINGS_PER_ADDRESS_HOUR: '1000000',
  BOOKINGS_PER_DAY: '1000000',
  BOOKINGS_OPEN: '1000000',
}

async function freeStarts(url: string): Promise<string[]> {
  const page = await (await fetch(`${url}/agenda`)).text()
  return [...page.matchAll(/name="start"[^>]*value="(\d+)"/g)].map(([, start]) => start as string)
}

/** One visitor, who tries again until somebody answers. */
async function book(url: string, start: string, visitor: number): Promise<Answer> {
  const body = new URLSearchParams({
    start,
    name: `Visitante ${visitor}`,
    email: `visitante-${visitor}@example.com`,
    phone: '85988887777',
  })
  for (;;) {
    try {
      const answer = await fetch(`${url}/agenda`, { method: 'POST', body, redirect: 'manual' })
      const text = await answer.text()
      if (answer.status === 303) return 'booked'
      if (answer.status === 409 && /name="start"/.test(text)) return 'taken'
      if (answer.status < 500) return 'other'
    } catch {
      // Killed before it answered.
    }
    await sleep(200)
  }
}

/** Many want the same few times, and the process dies among them. */
export const bookingRush: Fault = {
  name: 'booking-rush',
  title: '200 visitors for 5 times, kill -9 among them',
  timeoutSeconds: () => 240,
  async run(stage) {
    await stage.startMail()
    const app = await stage.startApp({ env: roomy })
    const { db } = stage.database()
    const slots = (await freeStarts(app.url)).filter((_, at) => at % APART === 0).slice(0, SLOTS)
    const since = performance.now()
    const attempts = Array.from({ length: VISITORS }, (_, visitor) =>
      book(app.url, slots[visitor % SLOTS] as string, visitor),
    )
    await sleep(500)
    await app.end('SIGKILL')
    await app.start()
    const answers = await Promise.all(attempts)
    const seconds = (performance.now() - since) / 1000
    const stored = await listMeetings(db, { since: new Date() })
    const emails = new Set(stored.map(({ person }) => person.email))
    const lost = answers.filter(
      (answer, visitor) => answer === 'booked' && !emails.has(`visitante-${visitor}@example.com`),
    )
    const count = (expected: Answer) => answers.filter((answer) => answer === expected).length
    const free = await freeStarts(app.url)
    return {
      done: `${VISITORS} visitors asked for ${SLOTS} times at once, the app killed after half a second; who got no answer asked again`,
      checks: [
        [`exactly ${SLOTS} got one`, count('booked') === SLOTS && stored.length === SLOTS],
        ['the others saw what is left', count('taken') === VISITORS - SLOTS],
        ['no acknowledged booking was lost', lost.length === 0],
        ['none of the times is offered any more', slots.every((slot) => !free.includes(slot))],
      ],
      figures: [
        `${count('booked')} booked`,
        `${count('taken')} told what is left`,
        `${stored.length} stored`,
        `${lost.length} lost`,
        `over after ${round(seconds, 1)} s`,
      ],
    }
  },
}
