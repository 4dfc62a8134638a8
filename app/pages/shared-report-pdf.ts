import type { LoaderFunctionArgs } from 'react-router'
import { nothingThere, sharedPdf } from '#server/modules/reports/report.server.ts'
import { pdfAnswer } from './pdf-answer.ts'

export async function loader(args: LoaderFunctionArgs) {
  const made = await sharedPdf(args)
  return made ? pdfAnswer(made) : nothingThere(args)
}
