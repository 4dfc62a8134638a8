import type { ActionFunctionArgs } from 'react-router'
import { assignForm, releaseForm } from '#contracts/desk.ts'
import { parseForm } from '#contracts/form.ts'
import { assign, release, syncNow } from '#server/modules/connections/connections.server.ts'
import { type FormVerbs, runFormVerb } from '../form-action.server.ts'

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
