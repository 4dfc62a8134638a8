import type { LoaderFunctionArgs } from 'react-router'
import { comeBackToOwn } from '#features/connections/server/connections.server.ts'

export const loader = (args: LoaderFunctionArgs) => comeBackToOwn(args, args.params.platform ?? '')
