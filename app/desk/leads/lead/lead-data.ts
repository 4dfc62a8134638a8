import { type ActionFunctionArgs, redirect } from 'react-router'
import { fileResponse } from '#app/shell/file-response.ts'
import { conversationDataOf } from '#features/conversations/server/conversations.server.ts'
import { personalData } from '#features/leads/server/leads.server.ts'

export const loader = ({ params }: { params: { id?: string } }) =>
  redirect(`/agencia/leads/${encodeURIComponent(params.id ?? '')}`)

/** A person's data as a file. A POST, because it writes to the audit log. */
export async function action(args: ActionFunctionArgs) {
  const id = args.params.id ?? ''
  const personal = await personalData(args, id)
  if (!personal) throw new Response(null, { status: 404 })
  const all = { ...personal, conversas: await conversationDataOf(args, id) }
  return fileResponse('json', 'dados-do-contato.json', JSON.stringify(all, null, 2))
}
