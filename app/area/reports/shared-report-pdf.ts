import type { LoaderFunctionArgs } from 'react-router'
import { pdfAnswer } from '#app/shell/report/pdf-answer.ts'
import {
  notFoundResponse,
  pdfOrRefusal,
  sharedPdf,
} from '#features/reports/server/reports.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  pdfOrRefusal(args, async () => {
    const made = await sharedPdf(args)
    return made ? pdfAnswer(made) : notFoundResponse(args)
  })
