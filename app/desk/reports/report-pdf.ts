import type { LoaderFunctionArgs } from 'react-router'
import { pdfAnswer } from '#app/shell/report/pdf-answer.ts'
import { pdfOf, pdfOrRefusal } from '#features/reports/server/reports.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  pdfOrRefusal(args, async () => {
    const pdf = await pdfOf(args, args.params.id ?? '')
    if (!pdf) throw new Response(null, { status: 404 })
    return pdfAnswer(pdf)
  })
