import type { Goals } from '#features/figures/rules/goals.ts'
import { goalsVersion } from '#features/figures/server/figures.server.ts'
import { monthOf } from '../shared/desk-view.server.ts'

const written = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })
const field = (value: number | null | undefined) => (value ? written.format(value) : '')

/** The goals as their form shows them. */
export function goalsView(goals: Goals | null, today: string) {
  return {
    version: goalsVersion(goals),
    text: goals
      ? 'O cliente vê quanto já foi e quanto falta.'
      : `Nada combinado ainda. O que você salvar vale a partir de ${monthOf(today)}.`,
    monthlyBudget: field(goals?.monthlyBudget),
    conversions: field(goals?.conversions),
    costPerConversion: field(goals?.costPerConversion),
    counts: goals?.counts ?? 'conversions',
  }
}
