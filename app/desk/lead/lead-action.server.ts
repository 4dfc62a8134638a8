import type { ActionFunctionArgs } from 'react-router'
import { type FormVerbs, runFormVerb, seenIn } from '#app/shell/forms/form-action.server.ts'
import {
  answerForm,
  contactForm,
  inviteLeadForm,
  ownerForm,
  stateForm,
} from '#features/leads/rules/leads.ts'
import {
  correctContact,
  inviteWon,
  release,
  remove,
  resendMails,
  sendAnswer,
  setOwner,
  setState,
  writeLeadNote,
} from '#features/leads/server/leads.server.ts'
import { itemForm, noteForm } from '#features/people/rules/desk.ts'
import { parseForm } from '#features/shared/rules/form.ts'

type Intent =
  | 'lead-state'
  | 'lead-owner'
  | 'lead-note'
  | 'lead-answer'
  | 'lead-release'
  | 'lead-remove'
  | 'lead-invite'
  | 'lead-resend'
  | 'edit-contact'

const idOf = ({ params }: ActionFunctionArgs) => params.id ?? ''

const verbs: FormVerbs<Intent> = {
  'lead-state': async (args, form) => {
    const { values, errors } = parseForm(stateForm, form)
    return errors ?? setState(args, idOf(args), values)
  },
  'lead-owner': async (args, form) => {
    const { values, errors } = parseForm(ownerForm, form)
    return errors ?? setOwner(args, idOf(args), values)
  },
  'lead-note': async (args, form) => {
    const { values, errors } = parseForm(noteForm, form)
    return errors ?? writeLeadNote(args, idOf(args), values.body)
  },
  'lead-answer': async (args, form) => {
    const { values, errors } = parseForm(answerForm, form)
    return errors ?? sendAnswer(args, idOf(args), values, seenIn(form))
  },
  'lead-release': (args) => release(args, idOf(args)),
  'lead-remove': (args) => remove(args, idOf(args)),
  'lead-invite': async (args, form) => {
    const { values, errors } = parseForm(inviteLeadForm, form)
    return errors ?? inviteWon(args, idOf(args), values)
  },
  'lead-resend': async (args, form) => {
    const { values, errors } = parseForm(itemForm, form)
    return errors ?? resendMails(args, idOf(args), values.id)
  },
  'edit-contact': async (args, form) => {
    const { values, errors } = parseForm(contactForm, form)
    return errors ?? correctContact(args, idOf(args), values)
  },
}

const person = ['name', 'email', 'phone', 'company']

export const leadAction = (args: ActionFunctionArgs) =>
  runFormVerb(args, verbs, [...person, 'id', 'body', 'subject', 'value', 'reason', 'state'])
