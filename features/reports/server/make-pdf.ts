import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { findProjectRoot } from '#server/project-root.ts'
import type { ReportEdition } from '../rules/report.ts'
import { openLane, type PdfLane } from './pdf-lane.ts'

type Options = { bytes: number; ageMs: number; now?: () => number }

/**
 * Files of approved reports, which never change: those used last, up to a number of bytes, and none for
 * longer than `ageMs`, so that what is erased elsewhere is soon gone from here too.
 */
export function openPdfCache({ bytes, ageMs, now = Date.now }: Options) {
  const kept = new Map<string, { pdf: Buffer; until: number }>()
  let size = 0

  function drop(key: string): void {
    size -= kept.get(key)?.pdf.length ?? 0
    kept.delete(key)
  }

  return {
    get(key: string): Buffer | undefined {
      const found = kept.get(key)
      if (!found) return undefined
      drop(key)
      if (found.until <= now()) return undefined
      kept.set(key, found)
      size += found.pdf.length
      return found.pdf
    },
    put(key: string, pdf: Buffer): void {
      drop(key)
      for (const [old, { until }] of kept) if (until <= now()) drop(old)
      if (pdf.length > bytes) return
      kept.set(key, { pdf, until: now() + ageMs })
      size += pdf.length
      for (const oldest of kept.keys()) {
        if (size <= bytes) return
        drop(oldest)
      }
    },
  }
}

/** A drawing takes a tenth of a second; one that takes this long never ends. */
const DRAW_MS = 20_000
/** At a tenth of a second each, the last in the line waits for about two seconds. */
const REQUESTS_WAITING = 20

const cache = openPdfCache({ bytes: 32 * 1024 * 1024, ageMs: 60 * 60 * 1000 })

/** A file of its own in the build (vite.config.ts), the source itself while developing. */
function start(): Worker {
  const isSource = import.meta.url.endsWith('.ts')
  const file = isSource ? 'features/reports/server/pdf/worker.ts' : 'build/server/report-pdf.js'
  return new Worker(join(findProjectRoot(), file))
}

/** A thread each: however many people ask for files, the next report's mail is drawn at once. */
const lanes = {
  mails: openLane({ start, drawMs: DRAW_MS, waiting: Number.POSITIVE_INFINITY }),
  requests: openLane({ start, drawMs: DRAW_MS, waiting: REQUESTS_WAITING }),
}

type Report = {
  edition: ReportEdition
  at: Date
  /** Of an approved report, whose file is drawn once and kept for whoever asks next; not of a draft. */
  id?: string
}

/** Whoever asks for a file that is being drawn in the same lane gets that one. */
export function pdfMaker(from: {
  lanes: Record<keyof typeof lanes, PdfLane>
  cache: typeof cache
}) {
  const drawing = new Map<string, Promise<Buffer>>()
  return ({ edition, at, id }: Report, lane: keyof typeof lanes): Promise<Buffer> => {
    if (!id) return from.lanes[lane].draw(edition, at)
    const kept = from.cache.get(id)
    if (kept) return Promise.resolve(kept)
    const key = `${lane} ${id}`
    const known = drawing.get(key)
    if (known) return known
    const made = from.lanes[lane]
      .draw(edition, at)
      .then((pdf) => {
        from.cache.put(id, pdf)
        return pdf
      })
      .finally(() => drawing.delete(key))
    drawing.set(key, made)
    return made
  }
}

/** The report as a file, drawn on another thread. */
export const makePdf = pdfMaker({ lanes, cache })

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
