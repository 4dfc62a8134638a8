import { parentPort } from 'node:worker_threads'
import type { ReportEdition } from '#features/reports/rules/report.ts'
import { lowerThreadPriority } from '#server/process/low-priority.ts'
import type { PdfLogo } from './draw-logo.ts'
import { drawReport } from './draw-report.ts'
import { loadFonts } from './load-fonts.ts'
import type { Inks } from './look.ts'

export type PdfOrder = {
  id: number
  edition: ReportEdition
  at: Date
  inks: Inks
  logo?: PdfLogo
}
export type PdfAnswer = { id: number; pdf?: Uint8Array; problem?: string }

lowerThreadPriority()
const fonts = loadFonts()

/** Drawing takes a tenth of a second of CPU, which must not block requests. */
parentPort?.on('message', async ({ id, edition, at, inks, logo }: PdfOrder) => {
  const answer: PdfAnswer = { id }
  try {
    answer.pdf = await drawReport(edition, at, fonts, inks, logo)
  } catch (error) {
    answer.problem = error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
  parentPort?.postMessage(answer)
})
