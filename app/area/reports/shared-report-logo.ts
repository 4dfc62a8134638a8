import type { LoaderFunctionArgs } from 'react-router'
import { logoResponse } from '#app/shell/report/logo-response.ts'
import { sharedLogo } from '#features/reports/server/reports.server.ts'

export const loader = async (args: LoaderFunctionArgs) => logoResponse(await sharedLogo(args))
