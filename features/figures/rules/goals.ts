import * as z from 'zod/mini'
import { countDays, type Day, monthSpan } from '#features/shared/rules/days.ts'
import { calendarDay } from '#features/shared/rules/input.ts'
import { oneLine } from '#features/shared/rules/text.ts'
import { type ConversionKind, costPer, type Figures } from './figures.ts'

/** Which conversions a goal counts. */
export type Counted = 'conversions' | ConversionKind
export const countedNames: Record<Counted, string> = {
  conversions: 'Conversões de todos os tipos',
  contacts: 'Contatos',
  purchases: 'Compras',
  conversations: 'Conversas',
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

export const figureNoteForm = z.object({
  date: calendarDay('Escolha o dia'),
  campaign: z.union([z.literal(''), z.guid()], 'Escolha a campanha'),
  text: z
    .string('Escreva o aviso')
    .check(
      z.overwrite(oneLine),
      z.trim(),
      z.minLength(1, 'Escreva o aviso'),
      z.maxLength(200, 'Até 200 caracteres'),
    ),
})
