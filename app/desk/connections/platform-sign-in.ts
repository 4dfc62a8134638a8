import type { LoaderFunctionArgs } from 'react-router'
import { goToSignIn } from '#features/connections/server/connections.server.ts'

/** A link, because the security policy forbids forms that lead to another host. */
export const loader = (args: LoaderFunctionArgs) =>
  goToSignIn(args, args.params.platform ?? '', {
    credentialId: args.url.searchParams.get('renova') ?? undefined,
    reads: args.url.searchParams.get('le')?.split(','),
  })
