import type { LoaderFunctionArgs } from 'react-router'
import { fileResponse } from '#app/shell/file-response.ts'
import {
  notFoundResponse,
  pdfOrRefusal,
  sharedPdf,
} from '#features/reports/server/reports.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  pdfOrRefusal(args, async () => {
    const file = await sharedPdf(args)
    return file ? fileResponse('pdf', file.name, new Uint8Array(file.pdf)) : notFoundResponse(args)
  })
