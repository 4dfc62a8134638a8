import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { setNotice } from '#server/http/notice.ts'
import { readForm } from '#server/http/read-form.ts'
import { requestInfo } from '#server/modules/auth/auth.server.ts'
import { changeDemoData } from '#server/modules/campaigns/campaigns.server.ts'
import { requireView } from '#server/modules/clients/view.server.ts'

const changes = {
  'generate-demo': {
    verb: 'generate',
    notice: 'demo-created',
    failure: 'Erro ao criar dados demo',
  },
  'remove-demo': { verb: 'remove', notice: 'demo-removed', failure: 'Erro ao remover dados demo' },
} as const

/** Whose demo data is changed is the session's to say; nothing in the form can name another. */
export async function overviewAction(args: ActionFunctionArgs) {
  const { viewer } = await requireView(args)
  const form = await readForm(args.request)
  const intent = String(form.get('intent'))
  if (!Object.hasOwn(changes, intent)) {
    return data({ title: 'Pedido desconhecido', message: 'Recarregue a página.' }, 400)
  }
  const { verb, notice, failure } = changes[intent as keyof typeof changes]
  const answer = await changeDemoData({ context: args.context, viewer }, verb)
  if (!answer.ok) return data({ title: failure, message: answer.message }, answer.status)
  const cookie = setNotice(notice, requestInfo(args).secure)
  return redirect('/dashboard', { headers: { 'Set-Cookie': cookie } })
}
