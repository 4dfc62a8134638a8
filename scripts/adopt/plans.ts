import { oneOffServices, recurringServices, servicePlans } from '#content/plans.ts'
import { slugOf } from '#features/shared/rules/slug.ts'
import type { Answers } from './answers.ts'
import { setField } from './edit-field.ts'
import { print } from './print.ts'
import { hasFigure } from './promises.ts'
import type { Offered } from './services.ts'

type Known = { id: string; name: string; description?: string; features?: readonly string[] }

/** Ids that may have a price. */
export const planIds = (): string[] =>
  [...recurringServices, ...oneOffServices, ...Object.values(servicePlans).flat()].map(
    ({ id }) => id,
  )

/** The agency's plan, without the sample's figures. */
function sold<Plan extends Known>(plan: Plan, { prices }: Answers) {
  const terms = prices[plan.id]
  if (!terms) return []
  const features = terms.features ?? plan.features?.filter((feature) => !hasFigure(feature))
  return [
    {
      ...plan,
      name: terms.name ?? plan.name,
      price: terms.price,
      ...(plan.description === undefined
        ? {}
        : { description: terms.description ?? plan.description }),
      ...(features
        ? { features: features.length > 0 ? features : ['Escopo combinado em proposta'] }
        : {}),
    },
  ]
}

/** The offered plans, with a price where the answers have one. */
export function ownPlans(answers: Answers, offered: Offered[]) {
  const newPlans = offered.flatMap(({ slug, added }) =>
    added?.price === undefined
      ? []
      : [{ ...added, id: slugOf(added.name) || slug, price: added.price }],
  )
  const monthly = [
    ...recurringServices.flatMap((plan) => sold(plan, answers)),
    ...newPlans
      .filter(({ unit }) => unit === 'month')
      .map(({ id, name, price, summary, features }) => ({
        id,
        name,
        price,
        description: summary,
        features,
      })),
  ]
  const captures = offered.some(({ slug }) => slug === 'image-video-capture')
  const once = [
    ...oneOffServices.flatMap((plan): Known[] =>
      typeof plan.price === 'number'
        ? sold(plan, answers)
        : answers.prices[plan.id]
          ? sold(plan, answers)
          : captures
            ? [plan]
            : [],
    ),
    ...newPlans
      .filter(({ unit }) => unit === 'once')
      .map(({ id, name, price, summary }) => ({ id, name, price, description: summary })),
  ]
  const tiers = Object.fromEntries(
    Object.entries(servicePlans).map(([list, plans]) => [
      list,
      plans.flatMap((plan) => sold(plan, answers)).map(({ badge, ...plan }) => plan),
    ]),
  )
  return { monthly, once, tiers }
}

export type OwnPlans = ReturnType<typeof ownPlans>

export function plansFile(source: string, answers: Answers, plans: OwnPlans): string {
  const { monthly, once, tiers } = plans
  const discounts = [{ services: 1, percent: 0 }, ...answers.discounts]
  return [
    ['recurringServices', monthly],
    ['oneOffServices', once],
    ['discountTiers', discounts],
    ['servicePlans', tiers],
  ]
    .reduce((text, [name, value]) => setField(text, name as string, print(value)), source)
    .replace(/Sample prices\s+\* of a sample agency\. |Sample prices of a sample agency\./, '')
}
