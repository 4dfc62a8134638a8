import type { ActionFunctionArgs } from 'react-router'
import { itemForm } from '#contracts/desk.ts'
import { parseForm } from '#contracts/form.ts'
import { shareOwn, unshareOwn } from '#server/modules/reports/report.server.ts'
import { type FormVerbs, runFormVerb } from '../form-action.server.ts'

const idOf = ({ params }: ActionFunctionArgs) => params.id ?? ''

const verbs: FormVerbs<'share-report' | 'unshare-report'> = {
  'share-report': (args) => shareOwn(args, idOf(args)),
  'unshare-report': async (args, form) => {
    const { values, errors } = parseForm(itemForm, form)
    return errors ?? unshareOwn(args, idOf(args), values.id)
  },
}

export const reportAction = (args: ActionFunctionArgs) => runFormVerb(args, verbs, ['id'])
