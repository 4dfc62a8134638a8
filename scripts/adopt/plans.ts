import { oneOffServices, recurringServices, servicePlans } from '#content/plans.ts'
import { type Answers, slugOf } from './answers.ts'
import { setField } from './edit-field.ts'
import { print } from './print.ts'
import { hasFigure } from './promises.ts'
import type { Offered } from './services.ts'

type Known = { id: string; name: string; description?: string; features?: readonly string[] }

/** Ids that a price may be given for. */
export const planIds = (): string[] =>
  [...recurringServices, ...oneOffServices, ...Object.values(servicePlans).flat()].map(
    ({ id }) => id,
  )

/** The agency's plan, without the sample's figures. */
function sold<Plan extends Known>(plan: Plan, { prices }: Answers) {
  const own = prices[plan.id]
  if (!own) return []
  const features = own.features ?? plan.features?.filter((feature) => !hasFigure(feature))
  return [
    {
      ...plan,
      name: own.name ?? plan.name,
      price: own.price,
      ...(plan.description === undefined
        ? {}
        : { description: own.description ?? plan.description }),
      ...(features
        ? { features: features.length > 0 ? features : ['Escopo combinado em proposta'] }
        : {}),
    },
  ]
}

/** The plans on offer; prices only where given. */
export function ownPlans(answers: Answers, offered: Offered[]) {
  const newPlans = offered.flatMap(({ slug, own }) =>
    own?.price === undefined ? [] : [{ ...own, id: slugOf(own.name) || slug, price: own.price }],
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
