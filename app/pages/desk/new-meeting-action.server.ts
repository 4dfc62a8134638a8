import type { ActionFunctionArgs } from 'react-router'
import { leadMeetingForm, newMeetingForm } from '#contracts/desk-booking.ts'
import { parseForm } from '#contracts/form.ts'
import { bookForLead, bookForPerson } from '#server/modules/agenda/desk-booking.server.ts'
import { type FormVerbs, runFormVerb } from '../form-action.server.ts'

const verbs: FormVerbs<'book-meeting'> = {
  'book-meeting': async (args, form) => {
    const lead = args.url.searchParams.get('lead')
    if (lead) {
      const { values, errors } = parseForm(leadMeetingForm, form)
      return errors ?? bookForLead(args, lead, values)
    }
    const { values, errors } = parseForm(newMeetingForm, form)
    return errors ?? bookForPerson(args, values)
  },
}

const person = ['name', 'email', 'phone', 'company', 'channel']

export const newMeetingAction = (args: ActionFunctionArgs) =>
  runFormVerb(args, verbs, [...person, 'start', 'day', 'hour', 'anyway', 'subject', 'invite'])
