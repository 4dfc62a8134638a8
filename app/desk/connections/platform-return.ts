import type { LoaderFunctionArgs } from 'react-router'
import { comeBack } from '#features/connections/server/connections.server.ts'

export const loader = (args: LoaderFunctionArgs) => comeBack(args, args.params.platform ?? '')
