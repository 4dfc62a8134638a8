import type { ActionFunctionArgs } from 'react-router'
import { startForm } from '#contracts/agenda-forms.ts'
import { parseForm } from '#contracts/form.ts'
import { cancelMeeting, markMeeting, moveMeeting } from '#server/modules/agenda/desk.server.ts'
import { type FormVerbs, runFormVerb } from '../form-action.server.ts'

const idOf = ({ params }: ActionFunctionArgs) => params.id ?? ''

const verbs: FormVerbs<'move-meeting' | 'cancel-meeting' | 'mark-held' | 'mark-missed'> = {
  'move-meeting': async (args, form) => {
    const { values, errors } = parseForm(startForm, form)
    return errors ?? moveMeeting(args, idOf(args), Number(values.start))
  },
  'cancel-meeting': (args) => cancelMeeting(args, idOf(args)),
  'mark-held': (args) => markMeeting(args, idOf(args), 'held'),
  'mark-missed': (args) => markMeeting(args, idOf(args), 'missed'),
}

export const meetingAction = (args: ActionFunctionArgs) => runFormVerb(args, verbs, ['id', 'start'])
