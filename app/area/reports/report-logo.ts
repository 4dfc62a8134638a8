import type { LoaderFunctionArgs } from 'react-router'
import { logoResponse } from '#app/shell/report/logo-response.ts'
import { clientReportLogo } from '#features/reports/server/reports.server.ts'

export const loader = async (args: LoaderFunctionArgs) =>
  logoResponse(await clientReportLogo(args, args.params.id ?? ''))
