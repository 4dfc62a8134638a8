import { parentPort, workerData } from 'node:worker_threads'

/**
 * Keeps so many sign-ins in flight until told to stop, then tells the answers by status. A thread of
 * its own, so that it does not delay what is measured beside it.
 */
const { origin, atOnce } = workerData as { origin: string; atOnce: number }
const answers: Record<string, number> = {}
let over = false
parentPort?.once('message', () => {
  over = true
})

async function signInRepeatedly(own: number): Promise<void> {
  for (let index = 0; !over; index += 1) {
    const body = new URLSearchParams({
      intent: 'sign-in',
      email: `flood-${own}-${index}@example.com`,
      password: 'uma senha qualquer',
    })
    const headers = { Origin: origin }
    const signal = AbortSignal.timeout(60_000)
    const status = await fetch(`${origin}/auth`, { method: 'POST', headers, body, signal })
      .then(async (answer) => {
        await answer.arrayBuffer()
        return answer.status
      })
      .catch(() => 0)
    answers[status] = (answers[status] ?? 0) + 1
  }
}

await Promise.all(Array.from({ length: atOnce }, (_, index) => signInRepeatedly(index)))
parentPort?.postMessage(answers)
