import type { LoaderFunctionArgs } from 'react-router'
import { pdfOf, pdfOrRefusal } from '#server/modules/reports/reports.server.ts'
import { pdfAnswer } from '../pdf-answer.ts'

export const loader = (args: LoaderFunctionArgs) =>
  pdfOrRefusal(args, async () => {
    const made = await pdfOf(args, args.params.id ?? '')
    if (!made) throw new Response(null, { status: 404 })
    return pdfAnswer(made)
  })
