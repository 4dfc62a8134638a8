import type { LoaderFunctionArgs } from 'react-router'
import { goToSignIn } from '#features/connections/server/connections.server.ts'

/** A link, not a form: our policy lets no form lead to another host. */
export const loader = (args: LoaderFunctionArgs) =>
  goToSignIn(args, args.params.platform ?? '', args.url.searchParams.get('renova') ?? undefined)
