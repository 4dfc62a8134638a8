import { type ActionFunctionArgs, redirect } from 'react-router'
import { setNotice } from '#server/http/notice.ts'
import { requestInfo } from '#server/modules/auth/auth.server.ts'
import { changeDemoData } from '#server/modules/campaigns/campaigns.server.ts'
import { requireView } from '#server/modules/clients/view.server.ts'
import type { FormAnswer } from '../../features/account/form-answer.ts'
import { type FormVerbs, runFormVerb } from '../form-action.server.ts'

type OverviewIntent = 'generate-demo' | 'remove-demo'
export type OverviewAnswer = FormAnswer<OverviewIntent>

/** Whose demo data is changed is the session's to say; nothing in the form can name another. */
async function change(args: ActionFunctionArgs, verb: 'generate' | 'remove'): Promise<Response> {
  const { viewer } = await requireView(args)
  await changeDemoData({ context: args.context, viewer }, verb)
  const notice = verb === 'generate' ? 'demo-created' : 'demo-removed'
  const cookie = setNotice(notice, requestInfo(args).secure)
  return redirect('/dashboard', { headers: { 'Set-Cookie': cookie } })
}

const verbs: FormVerbs<OverviewIntent> = {
  'generate-demo': (args) => change(args, 'generate'),
  'remove-demo': (args) => change(args, 'remove'),
}

export const overviewAction = (args: ActionFunctionArgs) => runFormVerb(args, verbs, [])
