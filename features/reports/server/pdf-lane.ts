import type { ReportEdition } from '../rules/report.ts'
import type { PdfAnswer, PdfOrder } from './pdf/worker.ts'

/** The part of a worker thread that a lane uses. */
export type PdfWorker = {
  postMessage(order: PdfOrder): void
  on(event: 'message', hear: (answer: PdfAnswer) => void): unknown
  on(event: 'error', hear: (error: Error) => void): unknown
  on(event: 'exit', hear: (code: number) => void): unknown
  terminate(): unknown
  ref(): void
  unref(): void
}

type Options = {
  start: () => PdfWorker
  /** How long one drawing may take. */
  drawMs: number
  /** How many may wait for their turn. */
  waiting: number
}

type Work = {
  order: PdfOrder
  resolve: (pdf: Buffer) => void
  reject: (error: Error) => void
}

/** The lane is full: whoever comes now is asked to come back. */
export class PdfLaneFull extends Error {}

/** A drawing that did not end; its thread was ended instead. */
export class PdfTooSlow extends Error {}

/** A thread that draws one report after the other, and a line of bounded length before it. */
export function openLane({ start, drawMs, waiting }: Options) {
  const line: Work[] = []
  let worker: PdfWorker | undefined
  let current: (Work & { watchdog: NodeJS.Timeout }) | undefined
  let orders = 0

  function settle(end: (work: Work) => void): void {
    const work = current
    if (!work) return
    clearTimeout(work.watchdog)
    current = undefined
    end(work)
    next()
  }

  /** The thread goes; only what it was drawing goes with it, the line gets another thread. */
  function giveUp(gone: PdfWorker, error: Error): void {
    if (worker !== gone) return
    worker = undefined
    gone.terminate()
    settle(({ reject }) => reject(error))
  }

  function begin(): PdfWorker {
    const started = start()
    started.on('message', ({ id, pdf, problem }) => {
      if (worker !== started || id !== current?.order.id) return
      settle(({ resolve, reject }) =>
        pdf ? resolve(Buffer.from(pdf)) : reject(new Error(problem)),
      )
    })
    started.on('error', (error) => giveUp(started, error))
    started.on('exit', (code) => giveUp(started, new Error(`the PDF worker ended with ${code}`)))
    return started
  }

  function next(): void {
    if (current) return
    const work = line.shift()
    if (!work) {
      // Nobody waits: the process may end.
      worker?.unref()
      return
    }
    worker ??= begin()
    const drawing = worker
    drawing.ref()
    const watchdog = setTimeout(
      () => giveUp(drawing, new PdfTooSlow(`a report was not drawn within ${drawMs} ms`)),
      drawMs,
    )
    current = { ...work, watchdog }
    drawing.postMessage(work.order)
  }

  return {
    draw(edition: ReportEdition, at: Date): Promise<Buffer> {
      if (line.length >= waiting && current) return Promise.reject(new PdfLaneFull())
      orders += 1
      const order: PdfOrder = { id: orders, edition, at }
      return new Promise((resolve, reject) => {
        line.push({ order, resolve, reject })
        next()
      })
    },
  }
}

export type PdfLane = ReturnType<typeof openLane>
