import type { ActionFunctionArgs } from 'react-router'
import { type FormVerbs, runFormVerb } from '#app/shell/forms/form-action.server.ts'
import { markMeeting } from '#features/agenda/server/agenda.server.ts'
import { itemForm } from '#features/people/rules/desk.ts'
import { parseForm } from '#features/shared/rules/form.ts'

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
