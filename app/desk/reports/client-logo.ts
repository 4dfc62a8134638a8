import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { logoResponse } from '#app/shell/report/logo-response.ts'
import { clientLogo, receiveLogo } from '#features/reports/server/reports.server.ts'
import { redirectWithNotice } from '../shared/desk-action.server.ts'

export const loader = async (args: LoaderFunctionArgs) =>
  logoResponse(await clientLogo(args, args.params.id ?? ''))

/** A plain form: a file of this size needs no progress. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const id = args.params.id ?? ''
  const notice = await receiveLogo(args, id)
  return redirectWithNotice(args, `/agencia/clientes/${encodeURIComponent(id)}/relatorios`, notice)
}
