import type { LoaderFunctionArgs } from 'react-router'
import { nothingThere, ownPdf, pdfOrRefusal } from '#server/modules/reports/report.server.ts'
import { pdfAnswer } from '../pdf-answer.ts'

export const loader = (args: LoaderFunctionArgs) =>
  pdfOrRefusal(args, async () => {
    const made = await ownPdf(args, args.params.id ?? '')
    return made ? pdfAnswer(made) : nothingThere(args)
  })
