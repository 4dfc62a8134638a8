import type { ActionFunctionArgs } from 'react-router'
import { type FormVerbs, runFormVerb } from '#app/shell/forms/form-action.server.ts'
import { handOverForm, startForm } from '#features/agenda/rules/agenda-forms.ts'
import {
  cancelMeeting,
  handOverMeeting,
  markMeeting,
  moveMeeting,
} from '#features/agenda/server/agenda.server.ts'
import { parseForm } from '#features/shared/rules/form.ts'

const idOf = ({ params }: ActionFunctionArgs) => params.id ?? ''

type Intent = 'move-meeting' | 'cancel-meeting' | 'hand-over-meeting' | 'mark-held' | 'mark-missed'

const verbs: FormVerbs<Intent> = {
  'move-meeting': async (args, form) => {
    const { values, errors } = parseForm(startForm, form)
    return errors ?? moveMeeting(args, idOf(args), Number(values.start))
  },
  'cancel-meeting': (args) => cancelMeeting(args, idOf(args)),
  'hand-over-meeting': async (args, form) => {
    const { values, errors } = parseForm(handOverForm, form)
    return errors ?? handOverMeeting(args, idOf(args), Number(values.host))
  },
  'mark-held': (args) => markMeeting(args, idOf(args), 'held'),
  'mark-missed': (args) => markMeeting(args, idOf(args), 'missed'),
}

export const meetingAction = (args: ActionFunctionArgs) => runFormVerb(args, verbs, ['id', 'start'])
