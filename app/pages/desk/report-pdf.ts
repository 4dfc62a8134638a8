import type { LoaderFunctionArgs } from 'react-router'
import { pdfOf } from '#server/modules/reports/reports.server.ts'
import { pdfAnswer } from '../pdf-answer.ts'

export async function loader(args: LoaderFunctionArgs) {
  const made = await pdfOf(args, args.params.id ?? '')
  if (!made) throw new Response(null, { status: 404 })
  return pdfAnswer(made)
}
