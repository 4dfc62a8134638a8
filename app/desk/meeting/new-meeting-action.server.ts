import type { ActionFunctionArgs } from 'react-router'
import { type FormVerbs, runFormVerb } from '#app/shell/forms/form-action.server.ts'
import { leadMeetingForm, newMeetingForm } from '#features/agenda/rules/desk-booking.ts'
import { bookForLead, bookForPerson } from '#features/agenda/server/agenda.server.ts'
import { parseForm } from '#features/shared/rules/form.ts'

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
