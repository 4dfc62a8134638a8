import type { LoaderFunctionArgs } from 'react-router'
import { fileResponse } from '#app/shell/file-response.ts'
import { nothingThere, ownPdf, pdfOrRefusal } from '#features/reports/server/reports.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  pdfOrRefusal(args, async () => {
    const file = await ownPdf(args, args.params.id ?? '')
    return file ? fileResponse('pdf', file.name, new Uint8Array(file.pdf)) : nothingThere(args)
  })
