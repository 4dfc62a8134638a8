import type { ActionFunctionArgs } from 'react-router'
import { handOverForm, startForm } from '#contracts/agenda-forms.ts'
import { parseForm } from '#contracts/form.ts'
import {
  cancelMeeting,
  handOverMeeting,
  markMeeting,
  moveMeeting,
} from '#server/modules/agenda/desk.server.ts'
import { type FormVerbs, runFormVerb } from '../form-action.server.ts'

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
