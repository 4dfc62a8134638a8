import type { ActionFunctionArgs } from 'react-router'
import { itemForm } from '#contracts/desk.ts'
import { parseForm } from '#contracts/form.ts'
import { markMeeting } from '#server/modules/agenda/desk.server.ts'
import { type FormVerbs, runFormVerb } from '../form-action.server.ts'

const verbs: FormVerbs<'mark-held' | 'mark-missed'> = {
  'mark-held': async (args, form) => {
    const { values, errors } = parseForm(itemForm, form)
    return errors ?? markMeeting(args, values.id, 'held')
  },
  'mark-missed': async (args, form) => {
    const { values, errors } = parseForm(itemForm, form)
    return errors ?? markMeeting(args, values.id, 'missed')
  },
}

export const agendaAction = (args: ActionFunctionArgs) => runFormVerb(args, verbs, ['id'])
