import type { LoaderFunctionArgs } from 'react-router'
import { goToOwnSignIn } from '#features/connections/server/connections.server.ts'

/** A link, not a form: our policy lets no form lead to another host. */
export const loader = (args: LoaderFunctionArgs) => goToOwnSignIn(args, args.params.platform ?? '')
