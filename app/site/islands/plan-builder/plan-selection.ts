import { planParameters } from '#features/shared/rules/plan-query.ts'
import { type DiscountTier, type PlanPrice, planPrice } from '#features/visits/rules/plan-price.ts'

export type PlanItem = {
  id: string
  name: string
  description: string
  /** Centavos; nothing where the price is agreed on, which keeps the item out of the package. */
  price: number | null
  priceLabel: string
  /** The features a card shows. */
  features: string[]
  /** '+2 recursos adicionais' */
  more: string | null
}

export type PlanCatalogue = {
  recurring: PlanItem[]
  oneOff: PlanItem[]
  tiers: readonly DiscountTier[]
}

/** Ids of what was chosen, in the order of the catalogue. */
export type Selection = { recurring: string[]; oneOff: string[] }
export type ServiceKind = keyof Selection

const parameters: Record<ServiceKind, string> = planParameters
const kinds = Object.keys(parameters) as ServiceKind[]

export const emptySelection: Selection = { recurring: [], oneOff: [] }

export function isEmpty(selection: Selection): boolean {
  return kinds.every((kind) => selection[kind].length === 0)
}

export function chosenItems(
  selection: Selection,
  kind: ServiceKind,
  catalogue: PlanCatalogue,
): PlanItem[] {
  return catalogue[kind].filter((item) => selection[kind].includes(item.id))
}

export function toggle(
  selection: Selection,
  kind: ServiceKind,
  id: string,
  catalogue: PlanCatalogue,
): Selection {
  const had = selection[kind]
  const ids = had.includes(id) ? had.filter((other) => other !== id) : [...had, id]
  return { ...selection, [kind]: selectable(ids, kind, catalogue) }
}

/** Anyone may type an address: ids that are unknown, repeated or not for sale are left out. */
function selectable(ids: string[], kind: ServiceKind, catalogue: PlanCatalogue): string[] {
  return catalogue[kind]
    .filter((item) => item.price !== null && ids.includes(item.id))
    .map((item) => item.id)
}

/** Reads '?servicos=social-media,trafego-pago&unicos=website'. */
export function readSelection(search: string, catalogue: PlanCatalogue): Selection {
  const query = new URLSearchParams(search)
  const read = (kind: ServiceKind) =>
    selectable(query.get(parameters[kind])?.split(',') ?? [], kind, catalogue)
  return { recurring: read('recurring'), oneOff: read('oneOff') }
}

/** The query that says this selection; commas stay readable, other parameters stay as they are. */
export function writeSelection(selection: Selection, search = ''): string {
  const others = new URLSearchParams(search)
  for (const kind of kinds) others.delete(parameters[kind])
  const lists = kinds
    .filter((kind) => selection[kind].length > 0)
    .map((kind) => `${parameters[kind]}=${selection[kind].join(',')}`)
  const parts = [...lists, others.toString()].filter(Boolean)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

export function priceOf(selection: Selection, catalogue: PlanCatalogue): PlanPrice {
  const prices = (kind: ServiceKind) =>
    chosenItems(selection, kind, catalogue).map((item) => item.price ?? 0)
  return planPrice({ recurring: prices('recurring'), oneOff: prices('oneOff') }, catalogue.tiers)
}
