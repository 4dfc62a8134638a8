import type { LoaderFunctionArgs } from 'react-router'
import { handleReturn } from '#features/connections/server/connections.server.ts'
import { redirectWithNotice } from '../shared/desk-action.server.ts'

export const loader = async (args: LoaderFunctionArgs) =>
  redirectWithNotice(
    args,
    '/agencia/conexoes',
    await handleReturn(args, args.params.platform ?? ''),
  )
