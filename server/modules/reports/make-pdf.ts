import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ReportEdition } from '#contracts/report.ts'
import { findProjectRoot } from '#server/project-root.ts'
import type { PdfAnswer, PdfOrder } from './pdf/worker.ts'

type Waiting = { resolve: (pdf: Buffer) => void; reject: (error: Error) => void }

const waiting = new Map<number, Waiting>()
let worker: Worker | undefined
let orders = 0

/** A file of its own in the build (vite.config.ts), the source itself while developing. */
function start(): Worker {
  const isSource = import.meta.url.endsWith('.ts')
  const file = isSource ? 'server/modules/reports/pdf/worker.ts' : 'build/server/report-pdf.js'
  const started = new Worker(join(findProjectRoot(), file))
  started.on('message', ({ id, pdf, problem }: PdfAnswer) => {
    const order = waiting.get(id)
    waiting.delete(id)
    if (pdf) order?.resolve(Buffer.from(pdf))
    else order?.reject(new Error(problem))
    // Nobody waits: the process may end.
    if (waiting.size === 0) started.unref()
  })
  const fail = (error: Error) => {
    worker = undefined
    for (const order of waiting.values()) order.reject(error)
    waiting.clear()
  }
  started.on('error', fail)
  started.on('exit', (code) => {
    if (worker === started) fail(new Error(`the PDF worker ended with ${code}`))
  })
  return started
}

/** The report as a file, drawn on another thread, one after the other. */
export function makePdf(edition: ReportEdition, at: Date): Promise<Buffer> {
  worker ??= start()
  worker.ref()
  orders += 1
  const order: PdfOrder = { id: orders, edition, at }
  return new Promise((resolve, reject) => {
    waiting.set(order.id, { resolve, reject })
    worker?.postMessage(order)
  })
}

/** What the file is called where it is saved: letters and digits that every system takes. */
export function pdfName({ document }: ReportEdition): string {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60)
  return `relatorio-${plain(document.client) || 'cliente'}-${plain(document.title)}.pdf`
}
