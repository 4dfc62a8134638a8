import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { receiveFile } from '#features/figures/server/figures.server.ts'
import { redirectWithNotice } from '../shared/desk-action.server.ts'

const pageOf = ({ params }: LoaderFunctionArgs) =>
  `/agencia/clientes/${encodeURIComponent(params.id ?? '')}`

export const loader = (args: LoaderFunctionArgs) => redirect(pageOf(args))

/** Redirects a plain form; a script gets the address as JSON. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const file = await receiveFile(args, args.params.id ?? '')
  const answer =
    'problem' in file
      ? redirectWithNotice(args, pageOf(args), file.problem)
      : redirect(`${pageOf(args)}/importacoes/${file.id}`)
  if (args.request.headers.get('Accept') !== 'application/json') return answer
  const headers = new Headers(answer.headers)
  headers.delete('Location')
  headers.delete('Content-Type')
  return Response.json({ to: answer.headers.get('Location') }, { headers })
}
