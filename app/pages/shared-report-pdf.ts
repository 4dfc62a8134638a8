import type { LoaderFunctionArgs } from 'react-router'
import { nothingThere, pdfOrRefusal, sharedPdf } from '#server/modules/reports/report.server.ts'
import { pdfAnswer } from './pdf-answer.ts'

export const loader = (args: LoaderFunctionArgs) =>
  pdfOrRefusal(args, async () => {
    const made = await sharedPdf(args)
    return made ? pdfAnswer(made) : nothingThere(args)
  })
