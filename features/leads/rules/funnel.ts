import * as z from 'zod/mini'
import type { FunnelSettings } from '#content/types/leads.ts'
import { calendarDay } from '#features/shared/rules/input.ts'
import { stripControls } from '#features/shared/rules/text.ts'
import { type LeadState, leadStates, OTHER_REASON, openStates } from './leads.ts'

/** The columns of the board, in order; spam is beside it. */
export const boardStates = ['new', 'talking', 'proposal', 'won', 'lost'] as const

export type BoardState = (typeof boardStates)[number]

export const isBoardState = (state: unknown): state is BoardState =>
  boardStates.some((each) => each === state)

export const isOpenState = (state: string): boolean => openStates.some((open) => open === state)

/** States that ask for something: a value and a day, or the reason of a loss. */
export const asksFor: Record<BoardState, 'deal' | 'value' | 'reason' | null> = {
  new: null,
  talking: null,
  proposal: 'deal',
  won: 'value',
  lost: 'reason',
}

/** From Proposta on a lead should have a value and a day. */
export function missingOf(lead: {
  state: LeadState
  value: string | null
  expectedOn: string | null
}): ('value' | 'expected')[] {
  const { state, value, expectedOn } = lead
  if (state !== 'proposal' && state !== 'won') return []
  return [
    ...(value === null ? (['value'] as const) : []),
    ...(state === 'proposal' && expectedOn === null ? (['expected'] as const) : []),
  ]
}

/** Whether an open lead waits for somebody to say what comes next. */
export const lacksStep = (lead: { state: LeadState; nextOn: string | null }): boolean =>
  isOpenState(lead.state) && lead.nextOn === null

export type ColumnSum = { state: BoardState; count: number; cents: number }

/** Reais as text, to cents: sums of fractions would drift. */
export const centsOf = (value: string | null): number =>
  value === null ? 0 : Math.round(Number(value) * 100)

/** How likely a lead of this state is to be won, in percent. */
export function chanceOf(state: BoardState, { chances }: Pick<FunnelSettings, 'chances'>): number {
  if (state === 'won') return 100
  return state === 'lost' ? 0 : chances[state]
}

/** The value of the open columns, each weighted by its chance. Won leads are counted separately. */
export function forecastOf(
  columns: readonly ColumnSum[],
  settings: Pick<FunnelSettings, 'chances'>,
): { openCents: number; weightedCents: number } {
  const open = columns.filter(({ state }) => isOpenState(state))
  return {
    openCents: open.reduce((sum, { cents }) => sum + cents, 0),
    weightedCents: Math.round(
      open.reduce((sum, { state, cents }) => sum + cents * chanceOf(state, settings), 0) / 100,
    ),
  }
}

type Card = { id: string; cents: number }
type Column<C extends Card> = ColumnSum & { cards: C[] }

/** The board after a move: the card is in one column, and the sums of both follow. */
export function moveCard<C extends Card>(
  columns: readonly Column<C>[],
  id: string,
  to: BoardState,
): Column<C>[] {
  const from = columns.find(({ cards }) => cards.some((card) => card.id === id))
  const card = from?.cards.find((each) => each.id === id)
  if (!from || !card || from.state === to || !columns.some(({ state }) => state === to))
    return [...columns]
  return columns.map((column) => {
    if (column === from) {
      const cards = column.cards.filter((each) => each.id !== id)
      return { ...column, cards, count: column.count - 1, cents: column.cents - card.cents }
    }
    if (column.state !== to) return column
    const cards = [card, ...column.cards]
    return { ...column, cards, count: column.count + 1, cents: column.cents + card.cents }
  })
}

const DAY = 86_400_000

/** 'hoje', '1 dia', '12 dias', '3 meses'; how long a lead has been where it is. */
export function ageText(since: Date, now: Date): string {
  const days = Math.floor(Math.max(0, now.getTime() - since.getTime()) / DAY)
  if (days === 0) return 'hoje'
  if (days === 1) return '1 dia'
  if (days < 60) return `${days} dias`
  return `${Math.floor(days / 30)} meses`
}

const REASON = 40
const MOST_REASONS = 12

const chance = z.coerce
  .number('Um número de 0 a 100')
  .check(
    z.int('Um número de 0 a 100'),
    z.gte(0, 'Um número de 0 a 100'),
    z.lte(100, 'Um número de 0 a 100'),
  )

const lossReason = z
  .string()
  .check(
    z.overwrite(stripControls),
    z.trim(),
    z.minLength(1),
    z.maxLength(REASON, `Cada motivo tem até ${REASON} letras`),
  )

export const funnelSettings: z.ZodMiniType<FunnelSettings> = z.object({
  chances: z.object({ new: chance, talking: chance, proposal: chance }),
  lossReasons: z
    .array(lossReason)
    .check(
      z.minLength(1, 'Escreva pelo menos um motivo'),
      z.maxLength(MOST_REASONS, `No máximo ${MOST_REASONS} motivos`),
    ),
})

/** One reason per line; a reason that stands twice counts once. */
export const readReasons = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => stripControls(line).trim())
      .filter((line) => line && line !== OTHER_REASON),
  ),
]

export const stepForm = z.object({
  /** The step that the form was loaded with; empty for none. */
  before: z._default(z.union([z.literal(''), z.guid()]), ''),
  step: z
    .string('Escreva o que vem agora')
    .check(
      z.overwrite(stripControls),
      z.trim(),
      z.minLength(1, 'Escreva o que vem agora'),
      z.maxLength(200, 'Até 200 letras'),
    ),
  on: calendarDay('Escolha o dia'),
  time: z._default(
    z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, 'Escreva a hora como 14:30')),
    '',
  ),
})

/** A step as Hoje names it: its own id, which changes with the step, and its lead's. */
export const stepEndForm = z.object({ id: z.guid(), lead: z.guid() })

export const undoForm = z.object({ batch: z.guid() })

/** Two leads that are two people, and a merge that is undone. */
export const apartForm = z.object({ other: z.guid() })
export const separateForm = z.object({ merge: z.guid() })

/** What a lead was before a change, to be put back by an undoing. */
export const restorable = [
  'state',
  'held',
  'owner_id',
  'value',
  'expected_on',
  'lost_reason',
  'loss_kind',
  'next_step',
  'next_on',
  'next_time',
  'next_id',
  'state_since',
  'waiting_since',
  'closed_at',
  'last_at',
] as const

export const stateName = (state: string): string => leadStates[state as LeadState] ?? state
