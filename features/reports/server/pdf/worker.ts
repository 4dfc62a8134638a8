import { parentPort } from 'node:worker_threads'
import type { ReportEdition } from '#features/reports/rules/report.ts'
import { drawReport } from './draw-report.ts'
import { loadFonts } from './load-fonts.ts'
import { inks } from './look.ts'

export type PdfOrder = { id: number; edition: ReportEdition; at: Date }
export type PdfAnswer = { id: number; pdf?: Uint8Array; problem?: string }

const fonts = loadFonts()

/** Drawing takes a tenth of a second of CPU, which must not block requests. */
parentPort?.on('message', async ({ id, edition, at }: PdfOrder) => {
  const answer: PdfAnswer = { id }
  try {
    answer.pdf = await drawReport(edition, at, fonts, inks)
  } catch (error) {
    answer.problem = error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
  parentPort?.postMessage(answer)
})
