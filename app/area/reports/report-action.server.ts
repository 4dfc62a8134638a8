import type { ActionFunctionArgs } from 'react-router'
import { type FormVerbs, runFormVerb } from '#app/shell/forms/form-action.server.ts'
import { itemForm } from '#features/people/rules/desk.ts'
import { shareOwn, unshareOwn } from '#features/reports/server/reports.server.ts'
import { parseForm } from '#features/shared/rules/form.ts'

const idOf = ({ params }: ActionFunctionArgs) => params.id ?? ''

const verbs: FormVerbs<'share-report' | 'unshare-report'> = {
  'share-report': (args) => shareOwn(args, idOf(args)),
  'unshare-report': async (args, form) => {
    const { values, errors } = parseForm(itemForm, form)
    return errors ?? unshareOwn(args, idOf(args), values.id)
  },
}

export const reportAction = (args: ActionFunctionArgs) => runFormVerb(args, verbs, ['id'])
