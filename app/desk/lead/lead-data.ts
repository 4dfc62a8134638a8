import { type ActionFunctionArgs, redirect } from 'react-router'
import { personalData } from '#features/leads/server/leads.server.ts'

export const loader = ({ params }: { params: { id?: string } }) =>
  redirect(`/agencia/leads/${encodeURIComponent(params.id ?? '')}`)

/** Everything kept of a person, as a file for them. By a form: it leaves a line in the log. */
export async function action(args: ActionFunctionArgs) {
  const kept = await personalData(args, args.params.id ?? '')
  if (!kept) throw new Response(null, { status: 404 })
  return new Response(JSON.stringify(kept, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="dados-do-contato.json"',
      'Cache-Control': 'private, no-store',
    },
  })
}
