import type { LoaderFunctionArgs } from 'react-router'
import { finishOwnSignIn } from '#features/connections/server/connections.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  finishOwnSignIn(args, args.params.platform ?? '')
