import type { LoaderFunctionArgs } from 'react-router'
import { pdfAnswer } from '#app/shell/report/pdf-answer.ts'
import { nothingThere, ownPdf, pdfOrRefusal } from '#features/reports/server/reports.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  pdfOrRefusal(args, async () => {
    const pdf = await ownPdf(args, args.params.id ?? '')
    return pdf ? pdfAnswer(pdf) : nothingThere(args)
  })
