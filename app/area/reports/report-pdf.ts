import type { LoaderFunctionArgs } from 'react-router'
import { pdfAnswer } from '#app/shell/report/pdf-answer.ts'
import {
  clientReportPdf,
  notFoundResponse,
  pdfOrRefusal,
} from '#features/reports/server/reports.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  pdfOrRefusal(args, async () => {
    const made = await clientReportPdf(args, args.params.id ?? '')
    return made ? pdfAnswer(made) : notFoundResponse(args)
  })
