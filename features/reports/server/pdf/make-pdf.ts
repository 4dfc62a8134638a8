import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { foldText } from '#features/shared/rules/text.ts'
import { findProjectRoot } from '#server/process/project-root.ts'
import type { ReportEdition } from '../../rules/report.ts'
import type { PdfLogo } from './draw-logo.ts'
import { inks } from './look.ts'
import type { PdfAnswer, PdfOrder } from './worker.ts'

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
  /** Time limit of one drawing. */
  drawMs: number
  /** Length of the queue. */
  waiting: number
}

type Work = {
  order: PdfOrder
  resolve: (pdf: Buffer) => void
  reject: (error: Error) => void
}

/** The queue is full. */
export class PdfLaneFull extends Error {}

/** The drawing timed out and its thread was terminated. */
export class PdfTooSlow extends Error {}

/** A worker thread with a bounded queue. */
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

  /** Terminates the thread with its current drawing; the queue continues on a new one. */
  function giveUp(failed: PdfWorker, error: Error): void {
    if (worker !== failed) return
    worker = undefined
    failed.terminate()
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
      // An idle thread must not keep the process alive.
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
    draw(edition: ReportEdition, at: Date, logo?: PdfLogo): Promise<Buffer> {
      if (line.length >= waiting && current) return Promise.reject(new PdfLaneFull())
      orders += 1
      // A thread knows the build's colours alone; a release changes those of this process.
      const order: PdfOrder = { id: orders, edition, at, inks, logo }
      return new Promise((resolve, reject) => {
        line.push({ order, resolve, reject })
        next()
      })
    },
  }
}

type PdfLane = ReturnType<typeof openLane>

type MakePdfOptions = { bytes: number; ageMs: number; now?: () => number }

/**
 * LRU cache of approved reports, which never change: bounded by bytes and age, so that erased
 * reports disappear soon.
 */
export function openPdfCache({ bytes, ageMs, now = Date.now }: MakePdfOptions) {
  const files = new Map<string, { pdf: Buffer; until: number }>()
  let size = 0

  function drop(key: string): void {
    size -= files.get(key)?.pdf.length ?? 0
    files.delete(key)
  }

  return {
    get(key: string): Buffer | undefined {
      const file = files.get(key)
      if (!file) return undefined
      drop(key)
      if (file.until <= now()) return undefined
      files.set(key, file)
      size += file.pdf.length
      return file.pdf
    },
    put(key: string, pdf: Buffer): void {
      drop(key)
      for (const [old, { until }] of files) if (until <= now()) drop(old)
      if (pdf.length > bytes) return
      files.set(key, { pdf, until: now() + ageMs })
      size += pdf.length
      for (const oldest of files.keys()) {
        if (size <= bytes) return
        drop(oldest)
      }
    },
  }
}

/** A drawing takes a tenth of a second. */
const DRAW_MS = 20_000
/** The last one in the queue waits about two seconds. */
const REQUESTS_WAITING = 20

const cache = openPdfCache({ bytes: 32 * 1024 * 1024, ageMs: 60 * 60 * 1000 })

/** A separate file in the build (vite.config.ts), the source during development. */
function start(): Worker {
  const isSource = import.meta.url.endsWith('.ts')
  const file = isSource ? 'features/reports/server/pdf/worker.ts' : 'build/server/report-pdf.js'
  return new Worker(join(findProjectRoot(), file))
}

/** Separate threads, so that requests never delay mails. */
const lanes = {
  mails: openLane({ start, drawMs: DRAW_MS, waiting: Number.POSITIVE_INFINITY }),
  requests: openLane({ start, drawMs: DRAW_MS, waiting: REQUESTS_WAITING }),
}

type Report = {
  edition: ReportEdition
  at: Date
  /** Id of an approved report, which is cached; drafts have none. */
  id?: string
  /** The client's, on the cover. */
  logo?: PdfLogo | null
}

/** Concurrent requests for one file share a drawing. */
export function pdfMaker(from: {
  lanes: Record<keyof typeof lanes, PdfLane>
  cache: typeof cache
}) {
  const drawing = new Map<string, Promise<Buffer>>()
  return ({ edition, at, id, logo }: Report, lane: keyof typeof lanes): Promise<Buffer> => {
    const picture = logo ? { width: logo.width, height: logo.height, bytes: logo.bytes } : undefined
    if (!id) return from.lanes[lane].draw(edition, at, picture)
    const cached = from.cache.get(id)
    if (cached) return Promise.resolve(cached)
    const key = `${lane} ${id}`
    const pending = drawing.get(key)
    if (pending) return pending
    const drawn = from.lanes[lane]
      .draw(edition, at, picture)
      .then((pdf) => {
        from.cache.put(id, pdf)
        return pdf
      })
      .finally(() => drawing.delete(key))
    drawing.set(key, drawn)
    return drawn
  }
}

export const makePdf = pdfMaker({ lanes, cache })

/** File name with portable characters. */
export function pdfName({ document }: ReportEdition): string {
  const plain = (text: string) =>
    foldText(text)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60)
  return `relatorio-${plain(document.client) || 'cliente'}-${plain(document.title)}.pdf`
}
