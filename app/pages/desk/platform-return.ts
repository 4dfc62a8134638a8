import type { LoaderFunctionArgs } from 'react-router'
import { comeBack } from '#server/modules/connections/connections.server.ts'

export const loader = (args: LoaderFunctionArgs) => comeBack(args, args.params.platform ?? '')
