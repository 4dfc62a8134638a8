import type { LoaderFunctionArgs } from 'react-router'
import { fileResponse } from '#app/shell/file-response.ts'
import { pdfOf, pdfOrRefusal } from '#features/reports/server/reports.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  pdfOrRefusal(args, async () => {
    const file = await pdfOf(args, args.params.id ?? '')
    if (!file) throw new Response(null, { status: 404 })
    return fileResponse('pdf', file.name, new Uint8Array(file.pdf))
  })
