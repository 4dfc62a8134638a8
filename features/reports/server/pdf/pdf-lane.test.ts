import { EventEmitter } from 'node:events'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { reportFixture } from '#tests/support/features/report-fixture.ts'
import type { ReportEdition } from '../../rules/report.ts'
import { inks } from './look.ts'
import {
  makePdf,
  openLane,
  openPdfCache,
  PdfLaneFull,
  PdfTooSlow,
  type PdfWorker,
  pdfMaker,
} from './make-pdf.ts'
import type { PdfOrder } from './worker.ts'

/** A worker that draws when the test says so. */
class StandIn extends EventEmitter {
  orders: PdfOrder[] = []
  isTerminated = false
  postMessage(order: PdfOrder) {
    this.orders.push(order)
  }
  finish() {
    const { id, edition } = this.orders.at(-1) as PdfOrder
    this.emit('message', { id, pdf: Buffer.from(edition.document.client) })
  }
  terminate() {
    this.isTerminated = true
  }
  ref() {}
  unref() {}
}

const named = (client: string): ReportEdition => ({
  ...reportFixture,
  document: { ...reportFixture.document, client },
})
const at = new Date('2026-11-05T12:00:00Z')

function stage({ drawMs = 60_000, waiting = 2 } = {}) {
  const threads: StandIn[] = []
  const start = () => {
    const thread = new StandIn()
    threads.push(thread)
    return thread as unknown as PdfWorker
  }
  const lane = () => openLane({ start, drawMs, waiting })
  const finish = async () => {
    threads.at(-1)?.finish()
    await turn()
  }
  return { threads, lane, finish }
}

test('an order brings the colours of now, as a thread has those of the build', async () => {
  const { threads, lane, finish } = stage()
  const drawn = lane().draw(named('um'), at)
  expect(threads[0]?.orders[0]?.inks).toEqual(inks)
  await finish()
  await drawn
})

test('a lane draws one by one and refuses more than its queue', async () => {
  const { threads, lane, finish } = stage()
  const { draw } = lane()
  const [one, two, three] = ['um', 'dois', 'três'].map((name) => draw(named(name), at))
  await expect(draw(named('quatro'), at)).rejects.toBeInstanceOf(PdfLaneFull)
  expect(threads[0]?.orders).toHaveLength(1)
  for (let index = 0; index < 3; index += 1) await finish()
  expect((await Promise.all([one, two, three])).map(String)).toEqual(['um', 'dois', 'três'])
  const later = draw(named('cinco'), at)
  await finish()
  expect(String(await later)).toBe('cinco')
  expect(threads).toHaveLength(1)
})

test('a drawing that hangs is terminated, and the queue continues on a new thread', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { threads, lane, finish } = stage({ drawMs: 1000 })
    const { draw } = lane()
    const stuck = draw(named('preso'), at)
    const next = draw(named('seguinte'), at)
    const ended = expect(stuck).rejects.toBeInstanceOf(PdfTooSlow)
    vi.advanceTimersByTime(1000)
    await ended
    expect(threads.map(({ isTerminated }) => isTerminated)).toEqual([true, false])
    await finish()
    expect(String(await next)).toBe('seguinte')
    // Late messages of the terminated thread are ignored.
    threads[0]?.finish()
  } finally {
    vi.useRealTimers()
  }
})

test('a crashed thread fails only its own drawing', async () => {
  const { threads, lane, finish } = stage()
  const { draw } = lane()
  const lost = draw(named('perdido'), at)
  const next = draw(named('seguinte'), at)
  threads[0]?.emit('error', new Error('out of memory'))
  await expect(lost).rejects.toThrow('out of memory')
  await finish()
  expect(String(await next)).toBe('seguinte')
})

test('an approved report is drawn once for any number of requests', async () => {
  const { threads, lane, finish } = stage({ waiting: 0 })
  const cache = openPdfCache({ bytes: 1000, ageMs: 60_000 })
  const make = pdfMaker({ lanes: { mails: lane(), requests: lane() }, cache })
  const report = { id: 'r1', edition: named('Padaria'), at }
  const requests = Array.from({ length: 50 }, () => make(report, 'requests'))
  await finish()
  expect(new Set((await Promise.all(requests)).map(String))).toEqual(new Set(['Padaria']))
  expect(String(await make(report, 'mails'))).toBe('Padaria')
  expect(threads).toHaveLength(1)
  expect(threads[0]?.orders).toHaveLength(1)
})

test('a draft is drawn each time', async () => {
  const { threads, lane, finish } = stage()
  const cache = openPdfCache({ bytes: 1000, ageMs: 60_000 })
  const make = pdfMaker({ lanes: { mails: lane(), requests: lane() }, cache })
  for (const name of ['antes', 'depois']) {
    const drawing = make({ edition: named(name), at }, 'requests')
    await finish()
    expect(String(await drawing)).toBe(name)
  }
  expect(threads[0]?.orders).toHaveLength(2)
})

test('a report’s mail is not delayed by waiting visitors', async () => {
  const { threads, lane, finish } = stage({ waiting: 20 })
  const cache = openPdfCache({ bytes: 1000, ageMs: 60_000 })
  const make = pdfMaker({ lanes: { mails: lane(), requests: lane() }, cache })
  const visitors = Array.from({ length: 20 }, (_, index) =>
    make({ id: `v${index}`, edition: named(`v${index}`), at }, 'requests'),
  )
  const mail = make({ id: 'v19', edition: named('para o e-mail'), at }, 'mails')
  await finish()
  expect(String(await mail)).toBe('para o e-mail')
  expect(threads.map(({ orders }) => orders.length)).toEqual([1, 1])
  for (let count = 0; count < visitors.length; count += 1) {
    threads[0]?.finish()
    await turn()
  }
  expect(await Promise.all(visitors)).toHaveLength(20)
})

test('a failed drawing is not cached', async () => {
  const { threads, lane, finish } = stage()
  const cache = openPdfCache({ bytes: 1000, ageMs: 60_000 })
  const make = pdfMaker({ lanes: { mails: lane(), requests: lane() }, cache })
  const report = { id: 'r1', edition: named('Padaria'), at }
  const failed = make(report, 'requests')
  threads[0]?.emit('message', { id: 1, problem: 'no font' })
  await expect(failed).rejects.toThrow('no font')
  const again = make(report, 'requests')
  await finish()
  expect(String(await again)).toBe('Padaria')
})

test('the cache keeps the most recently used files within its bytes and age', () => {
  let now = 0
  const cache = openPdfCache({ bytes: 10, ageMs: 100, now: () => now })
  const file = (size: number) => Buffer.alloc(size)
  cache.put('a', file(4))
  cache.put('b', file(4))
  cache.get('a')
  cache.put('c', file(4))
  expect(['a', 'b', 'c'].map((key) => cache.get(key)?.length)).toEqual([4, undefined, 4])
  cache.put('d', file(11))
  expect(cache.get('d')).toBeUndefined()
  expect(cache.get('a')).toBeDefined()
  now = 100
  expect(cache.get('a')).toBeUndefined()
})

test('a real worker draws the same file in both lanes', async () => {
  const report = { id: crypto.randomUUID(), edition: reportFixture, at }
  const file = await makePdf(report, 'requests')
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  expect(await makePdf(report, 'mails')).toBe(file)
})
