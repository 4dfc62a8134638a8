import type { LoaderFunctionArgs } from 'react-router'
import { goToOwnSignIn } from '#features/connections/server/connections.server.ts'

/** A link, because the security policy forbids forms that lead to another host. */
export const loader = (args: LoaderFunctionArgs) => goToOwnSignIn(args, args.params.platform ?? '')
