import type { LoaderFunctionArgs } from 'react-router'
import { logoResponse } from '#app/shell/report/logo-response.ts'
import { reportLogo } from '#features/reports/server/reports.server.ts'

export const loader = async (args: LoaderFunctionArgs) =>
  logoResponse(await reportLogo(args, args.params.id ?? ''))
