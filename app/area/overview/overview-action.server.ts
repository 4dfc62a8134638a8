import { type ActionFunctionArgs, redirect } from 'react-router'
import { type FormVerbs, runFormVerb } from '#app/shell/forms/form-action.server.ts'
import type { FormAnswer } from '#app/shell/forms/form-answer.ts'
import { changeDemoData } from '#features/figures/server/figures.server.ts'
import { requestInfo, requireView } from '#features/people/server/people.server.ts'
import { setNotice } from '#features/shared/server/shared.server.ts'

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
