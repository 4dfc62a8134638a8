import type { LoaderFunctionArgs } from 'react-router'
import { finishClientSignIn } from '#features/connections/server/connections.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  finishClientSignIn(args, args.params.platform ?? '')
