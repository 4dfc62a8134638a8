import type { ActionFunctionArgs } from 'react-router'
import { type FormVerbs, runFormVerb } from '#app/shell/forms/form-action.server.ts'
import { assign, release, syncNow } from '#features/connections/server/connections.server.ts'
import { assignForm, releaseForm } from '#features/people/rules/desk.ts'
import { parseForm } from '#features/shared/rules/form.ts'

const idOf = ({ params }: ActionFunctionArgs) => params.account ?? ''

const verbs: FormVerbs<'assign' | 'sync' | 'release'> = {
  assign: async (args, form) => {
    const { values, errors } = parseForm(assignForm, form)
    return errors ?? assign(args, idOf(args), values.client)
  },
  sync: (args) => syncNow(args, idOf(args)),
  release: async (args, form) => {
    const { values, errors } = parseForm(releaseForm, form)
    return errors ?? release(args, idOf(args), { clientId: values.client, figures: values.figures })
  },
}

export const adAccountAction = (args: ActionFunctionArgs) =>
  runFormVerb(args, verbs, ['id', 'client', 'figures'])
