import { oneOffServices, recurringServices } from '#content/plans.ts'
import { planParameters } from '#features/shared/rules/plan-query.ts'

/** The names of what stands chosen in the address of the plan builder. */
export function findChosenPlan(addresses: string[]): string {
  for (const address of addresses) {
    if (!URL.canParse(address)) continue
    const { searchParams } = new URL(address)
    const ids = Object.values(planParameters).flatMap(
      (name) => searchParams.get(name)?.split(',') ?? [],
    )
    const chosen = [...recurringServices, ...oneOffServices].filter(({ id }) => ids.includes(id))
    if (chosen.length > 0) return chosen.map(({ name }) => name).join(', ')
  }
  return ''
}
