import type { LoaderFunctionArgs } from 'react-router'
import { goToClientSignIn } from '#features/connections/server/connections.server.ts'

/** A link, because the security policy forbids forms that lead to another host. */
export const loader = (args: LoaderFunctionArgs) =>
  goToClientSignIn(args, args.params.platform ?? '')
