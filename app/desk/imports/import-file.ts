import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { takeFile } from '#features/figures/server/figures.server.ts'

/** Opened as a page, it leads to the client it belongs to. */
export const loader = ({ params }: LoaderFunctionArgs) => redirect(`/agencia/clientes/${params.id}`)

/** A plain form is sent on; a script is told where to, and goes there itself. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const answer = await takeFile(args, args.params.id ?? '')
  if (args.request.headers.get('Accept') !== 'application/json') return answer
  const headers = new Headers(answer.headers)
  headers.delete('Location')
  headers.delete('Content-Type')
  return Response.json({ to: answer.headers.get('Location') }, { headers })
}
