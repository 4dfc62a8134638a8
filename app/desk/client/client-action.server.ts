import type { ActionFunctionArgs } from 'react-router'
import { type FormVerbs, runFormVerb, seenIn } from '#app/shell/forms/form-action.server.ts'
import { figureNoteForm, goalsForm } from '#features/figures/rules/goals.ts'
import { setGoals, takeOffChart, tellOnChart } from '#features/figures/server/figures.server.ts'
import { clientForm, inviteForm, itemForm, noteForm, rowForm } from '#features/people/rules/desk.ts'
import {
  archiveClient,
  endAccess,
  eraseNote,
  keepAskedClient,
  renameClient,
  sendAgain,
  sendInvitation,
  setAgency,
  withdraw,
  writeNote,
} from '#features/people/server/people.server.ts'
import { parseForm } from '#features/shared/rules/form.ts'

type Intent =
  | 'rename'
  | 'archive'
  | 'restore'
  | 'keep-client'
  | 'mark-agency'
  | 'unmark-agency'
  | 'invite'
  | 'resend'
  | 'withdraw'
  | 'remove-person'
  | 'note'
  | 'remove-note'
  | 'goals'
  | 'figure-note'
  | 'remove-figure-note'

const idOf = ({ params }: ActionFunctionArgs) => params.id ?? ''
const pageOf = (args: ActionFunctionArgs) => `/agencia/clientes/${idOf(args)}`

const verbs: FormVerbs<Intent> = {
  rename: async (args, form) => {
    const { values, errors } = parseForm(clientForm, form)
    return errors ?? renameClient(args, idOf(args), values.name)
  },
  archive: (args) => archiveClient(args, idOf(args), true),
  restore: (args) => archiveClient(args, idOf(args), false),
  'keep-client': (args) => keepAskedClient(args, idOf(args)),
  'mark-agency': (args) => setAgency(args, idOf(args), true),
  'unmark-agency': (args) => setAgency(args, idOf(args), false),
  invite: async (args, form) => {
    const { values, errors } = parseForm(inviteForm, form)
    return errors ?? sendInvitation(args, { ...values, clientId: idOf(args) }, pageOf(args))
  },
  resend: async (args, form) => {
    const { values, errors } = parseForm(rowForm, form)
    return errors ?? sendAgain(args, values.id, pageOf(args))
  },
  withdraw: async (args, form) => {
    const { values, errors } = parseForm(rowForm, form)
    return errors ?? withdraw(args, values.id, pageOf(args))
  },
  'remove-person': async (args, form) => {
    const { values, errors } = parseForm(itemForm, form)
    return errors ?? endAccess(args, idOf(args), values.id)
  },
  note: async (args, form) => {
    const { values, errors } = parseForm(noteForm, form)
    return errors ?? writeNote(args, idOf(args), values.body)
  },
  'remove-note': async (args, form) => {
    const { values, errors } = parseForm(rowForm, form)
    return errors ?? eraseNote(args, idOf(args), values.id)
  },
  goals: async (args, form) => {
    const { values, errors } = parseForm(goalsForm, form)
    return errors ?? setGoals(args, idOf(args), values, seenIn(form))
  },
  'figure-note': async (args, form) => {
    const { values, errors } = parseForm(figureNoteForm, form)
    return errors ?? tellOnChart(args, idOf(args), values)
  },
  'remove-figure-note': async (args, form) => {
    const { values, errors } = parseForm(itemForm, form)
    return errors ?? takeOffChart(args, idOf(args), values.id)
  },
}

export const clientAction = (args: ActionFunctionArgs) =>
  runFormVerb(args, verbs, [
    'id',
    'name',
    'email',
    'body',
    'monthlyBudget',
    'conversions',
    'costPerConversion',
    'counts',
    'date',
    'campaign',
    'text',
  ])
