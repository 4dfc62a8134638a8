import type { LoaderFunctionArgs } from 'react-router'
import { fileResponse } from '#app/shell/file-response.ts'
import {
  clientReportPdf,
  notFoundResponse,
  pdfOrRefusal,
} from '#features/reports/server/reports.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  pdfOrRefusal(args, async () => {
    const file = await clientReportPdf(args, args.params.id ?? '')
    return file ? fileResponse('pdf', file.name, new Uint8Array(file.pdf)) : notFoundResponse(args)
  })
