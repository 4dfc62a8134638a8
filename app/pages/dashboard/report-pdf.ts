import type { LoaderFunctionArgs } from 'react-router'
import { nothingThere, ownPdf } from '#server/modules/reports/report.server.ts'
import { pdfAnswer } from '../pdf-answer.ts'

export async function loader(args: LoaderFunctionArgs) {
  const made = await ownPdf(args, args.params.id ?? '')
  return made ? pdfAnswer(made) : nothingThere(args)
}
