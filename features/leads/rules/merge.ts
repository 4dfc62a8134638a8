import * as z from 'zod/mini'
import { countNumber } from '#features/shared/rules/input.ts'
import { isOpenState } from './funnel.ts'
import type { LeadState } from './leads.ts'

/** What two leads may differ in and somebody chooses; everything else is joined. */
export const mergeFields = {
  name: 'Nome',
  email: 'E-mail',
  phone: 'Telefone',
  company: 'Empresa',
  state: 'Estado',
  owner: 'Responsável',
  value: 'Valor',
  expected: 'Previsto para',
  step: 'Próximo passo',
} as const

export type MergeField = keyof typeof mergeFields
export type Side = 'kept' | 'gone'
export type MergeChoices = Record<MergeField, Side>

const fieldNames = Object.keys(mergeFields) as MergeField[]
const side = z._default(z.enum(['kept', 'gone'], 'Escolha um dos dois'), 'kept')

export const mergeForm = z.object({
  /** Versions of both leads as they were compared. */
  version: countNumber(),
  otherVersion: countNumber(),
  ...(Object.fromEntries(fieldNames.map((name) => [name, side])) as Record<
    MergeField,
    typeof side
  >),
})

export type MergePerson = { name: string; email: string; phone: string; company: string }

/** The columns of a lead that merging looks at; moments are ISO text or null. */
export type MergeLead = {
  state: LeadState
  owner_id: string | null
  value: string | number | null
  expected_on: string | null
  lost_reason: string | null
  loss_kind: string | null
  next_step: string | null
  next_on: string | null
  next_time: string | null
  next_id: string | null
  state_since: string
  closed_at: string | null
  waiting_since: string | null
  first_answer_at: string | null
  reminded_at: string | null
  last_at: string
  created_at: string
  source: string
  campaign: string
  landing: string
  client_id: string | null
  met: boolean
}

const time = (moment: string) => Date.parse(moment)
const earliest = (moments: (string | null)[]) =>
  moments
    .filter((moment) => moment !== null)
    .toSorted((one, other) => time(one) - time(other))[0] ?? null

/** The lead that remains of two, by what was chosen. */
export function mergeValues(kept: MergeLead, gone: MergeLead, choices: MergeChoices): MergeLead {
  const of = (field: MergeField) => (choices[field] === 'gone' ? gone : kept)
  const { state, state_since, closed_at, lost_reason, loss_kind } = of('state')
  const isOpen = isOpenState(state)
  const { next_step, next_on, next_time, next_id } = of('step')
  // What brought the person is what brought them first.
  const first = time(gone.created_at) < time(kept.created_at) ? gone : kept
  const { source, campaign, landing, created_at } = first
  return {
    state,
    state_since,
    closed_at,
    lost_reason,
    loss_kind,
    owner_id: of('owner').owner_id,
    value: of('value').value,
    expected_on: of('expected').expected_on,
    ...(isOpen
      ? { next_step, next_on, next_time, next_id }
      : { next_step: null, next_on: null, next_time: null, next_id: null }),
    waiting_since: isOpen ? earliest([kept.waiting_since, gone.waiting_since]) : null,
    first_answer_at: earliest([kept.first_answer_at, gone.first_answer_at]),
    reminded_at: kept.reminded_at ?? gone.reminded_at,
    last_at: time(gone.last_at) > time(kept.last_at) ? gone.last_at : kept.last_at,
    created_at,
    source,
    campaign,
    landing,
    client_id: kept.client_id ?? gone.client_id,
    met: kept.met || gone.met,
  }
}

export function mergePersons(
  kept: MergePerson,
  gone: MergePerson,
  choices: Pick<MergeChoices, keyof MergePerson>,
): MergePerson {
  const of = (field: keyof MergePerson) => (choices[field] === 'gone' ? gone : kept)[field]
  return { name: of('name'), email: of('email'), phone: of('phone'), company: of('company') }
}

/** What is offered first: the lead that stays, unless only the other one says something. */
export const usualSide = (kept: string, gone: string): Side =>
  kept === '' && gone !== '' ? 'gone' : 'kept'

/** Two leads that look like one person, and by what. */
export const duplicateReasons = {
  email: 'mesmo e-mail',
  phone: 'mesmo telefone',
  reference: 'mesma referência do WhatsApp',
} as const

export type DuplicateReason = keyof typeof duplicateReasons
