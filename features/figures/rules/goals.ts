import * as z from 'zod/mini'
import { countDays, type Day, monthSpan } from '#features/shared/rules/days.ts'
import { calendarDay } from '#features/shared/rules/input.ts'
import { stripControls } from '#features/shared/rules/text.ts'
import { type ConversionKind, costPer, type Figures, kindNames } from './figures.ts'

/** Which conversions a goal counts. */
export type Counted = 'conversions' | ConversionKind
export const countedNames: Record<Counted, string> = {
  conversions: 'Conversões de todos os tipos',
  contacts: 'Contatos',
  purchases: 'Compras',
  conversations: 'Conversas',
}

/** In a sentence: 'custo por contato', 'faltam 3 contatos'. */
export const countedForms: Record<Counted, [one: string, many: string]> = {
  ...kindNames,
  conversions: ['conversão', 'conversões'],
}

export type Goals = {
  monthlyBudget: number | null
  /** Per month. */
  conversions: number | null
  costPerConversion: number | null
  counts: Counted
}

/** Progress of a month and of its goals. */
export type Pace = {
  month: string
  /** Percent of the month with figures. */
  monthShare: number
  over: boolean
  counts: Counted
  budget: { goal: number; spent: number; share: number } | null
  conversions: { goal: number; reached: number; share: number } | null
  cost: { goal: number; now: number | null } | null
}

const percentOf = (part: number, whole: number) => (part / whole) * 100

/** `until` is the last day of the month with figures; null without any. */
export function paceOf(
  goals: Goals,
  month: string,
  until: Day | null,
  figures: Figures,
): Pace | null {
  const { monthlyBudget, conversions, costPerConversion, counts } = goals
  if (!monthlyBudget && !conversions && !costPerConversion) return null
  const span = monthSpan(month)
  const passed = until && until >= span.first ? countDays({ first: span.first, last: until }) : 0
  const reached = figures[counts]
  return {
    month,
    monthShare: Math.min(100, percentOf(passed, countDays(span))),
    over: until !== null && until >= span.last,
    counts,
    budget: monthlyBudget
      ? {
          goal: monthlyBudget,
          spent: figures.spend,
          share: percentOf(figures.spend, monthlyBudget),
        }
      : null,
    conversions: conversions
      ? { goal: conversions, reached, share: percentOf(reached, conversions) }
      : null,
    cost: costPerConversion
      ? { goal: costPerConversion, now: costPer(figures.spend, reached) }
      : null,
  }
}

/** Percentage points around the month's share that still count as on pace. */
const NEAR = 10

const besideMonth = (share: number, { monthShare }: Pace): 'near' | 'above' | 'below' => {
  if (Math.abs(share - monthShare) <= NEAR) return 'near'
  return share > monthShare ? 'above' : 'below'
}

/** How a goal stands, in words; `bad` wherever somebody should look at it. */
export type Verdict = { bad: boolean; text: string }

export const budgetVerdict = (budget: NonNullable<Pace['budget']>, pace: Pace): Verdict => {
  if (budget.spent > budget.goal) return { bad: true, text: 'acima da verba' }
  if (pace.over) return { bad: false, text: 'dentro da verba' }
  const side = besideMonth(budget.share, pace)
  if (side === 'near') return { bad: false, text: 'no ritmo do mês' }
  return { bad: true, text: `${side === 'above' ? 'acima' : 'abaixo'} do ritmo do mês` }
}

export const conversionsVerdict = (
  conversions: NonNullable<Pace['conversions']>,
  pace: Pace,
): Verdict => {
  if (conversions.reached >= conversions.goal) return { bad: false, text: 'meta alcançada' }
  if (pace.over) return { bad: true, text: 'abaixo da meta' }
  const side = besideMonth(conversions.share, pace)
  if (side === 'near') return { bad: false, text: 'no ritmo do mês' }
  return side === 'above'
    ? { bad: false, text: 'acima do ritmo do mês' }
    : { bad: true, text: 'abaixo do ritmo do mês' }
}

/** Compared in cents, as both are written; null without a conversion. */
export function costVerdict({ goal, now }: NonNullable<Pace['cost']>): Verdict | null {
  if (now === null) return null
  return Math.round(now * 100) <= Math.round(goal * 100)
    ? { bad: false, text: 'dentro da meta' }
    : { bad: true, text: 'acima da meta' }
}

/** '1.500,50', 'R$ 1500' or '1500.5'; empty means no goal. */
function readAmount(text: string): number | null | undefined {
  const bare = text.replace(/R\$|\s/g, '')
  if (bare === '') return null
  const value = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$|^\d+,\d{1,2}$/.test(bare)
    ? bare.replaceAll('.', '').replace(',', '.')
    : bare
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(value)) return undefined
  return Number(value) > 0 ? Number(value) : undefined
}

const amount = z.pipe(
  z
    .string()
    .check(z.refine((text) => readAmount(text) !== undefined, 'Escreva um valor como 1.500,00')),
  z.transform((text: string) => readAmount(text) ?? null),
)

export const goalsForm = z.object({
  monthlyBudget: amount,
  conversions: amount,
  costPerConversion: amount,
  counts: z.enum(['conversions', 'contacts', 'purchases', 'conversations'], 'Escolha o que contar'),
})

/** Whether a kind of results counts, for all campaigns or one; `client` ends an exception. */
export const resultChoiceForm = z.object({
  kind: z.string().check(z.minLength(1), z.maxLength(120)),
  campaign: z.union([z.literal(''), z.guid()], 'Escolha a campanha'),
  counts: z.enum(['yes', 'no', 'client'], 'Escolha se conta'),
})

export const figureNoteForm = z.object({
  date: calendarDay('Escolha o dia'),
  campaign: z.union([z.literal(''), z.guid()], 'Escolha a campanha'),
  text: z
    .string('Escreva o aviso')
    .check(
      z.overwrite(stripControls),
      z.trim(),
      z.minLength(1, 'Escreva o aviso'),
      z.maxLength(200, 'Até 200 caracteres'),
    ),
})
