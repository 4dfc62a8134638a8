import { type ActionFunctionArgs, redirect } from 'react-router'
import { fileResponse } from '#app/shell/file-response.ts'
import { personalData } from '#features/leads/server/leads.server.ts'

export const loader = ({ params }: { params: { id?: string } }) =>
  redirect(`/agencia/leads/${encodeURIComponent(params.id ?? '')}`)

/** A person's data as a file. A POST, because it writes to the audit log. */
export async function action(args: ActionFunctionArgs) {
  const personal = await personalData(args, args.params.id ?? '')
  if (!personal) throw new Response(null, { status: 404 })
  return fileResponse('json', 'dados-do-contato.json', JSON.stringify(personal, null, 2))
}
