import type { LoaderFunctionArgs } from 'react-router'
import { goToClientSignIn } from '#features/connections/server/connections.server.ts'

/** A link, not a form: our policy lets no form lead to another host. */
export const loader = (args: LoaderFunctionArgs) =>
  goToClientSignIn(args, args.params.platform ?? '')
