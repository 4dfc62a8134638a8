import { replies } from '#content/assistant/replies.ts'
import { discountTiers, oneOffServices, recurringServices, servicePlans } from '#content/plans.ts'
import type { PriceRef } from '#content/types/assistant.ts'
import { services } from '../knowledge/site-content.ts'

export const reais = (price: number) => `R$ ${price.toLocaleString('pt-BR')}`
const units = { once: 'pagamento único', month: 'por mês', from: '' } as const

type Priced = {
  name: string
  /** As it is said: 'R$ 1.000 por mês'. */
  price: string
  /** In reais, where one is published. */
  amount?: number
  covers: string
  features: readonly string[]
  monthly: boolean
}

/** Lists of tiers that some service's page shows; no other price is this agency's. */
const shownTiers = (Object.keys(servicePlans) as (keyof typeof servicePlans)[]).filter(
  (list) => tierService(list) !== undefined,
)

/** The service on whose page a list of tiers stands. */
function tierService(list: string) {
  return Object.values(services).find(({ blocks }) =>
    blocks.some((block) => block.kind === 'tiers' && block.plan === list),
  )
}

export const allPrices: PriceRef[] = [
  ...recurringServices.map(({ id }): PriceRef => `recurring/${id}`),
  ...oneOffServices.map(({ id }): PriceRef => `one-off/${id}`),
]

export const tierPrices: PriceRef[] = shownTiers.flatMap((list) =>
  servicePlans[list].map(({ id }): PriceRef => `${list}/${id}`),
)

/** Whether the site states a price; what names another is left out. */
export const isPriced = (ref: string): ref is PriceRef =>
  [...allPrices, ...tierPrices].includes(ref as PriceRef)

/** Of a price that is stated. */
export function findPrice(ref: PriceRef): Priced {
  const [list, id] = ref.split('/')
  const recurring = list === 'recurring' && recurringServices.find((one) => one.id === id)
  if (recurring) {
    const { name, price, description, features } = recurring
    const said = `${reais(price)} por mês`
    return { name, price: said, amount: price, covers: description, features, monthly: true }
  }
  const oneOff = list === 'one-off' && oneOffServices.find((one) => one.id === id)
  if (oneOff) {
    const { name, description } = oneOff
    const amount = oneOff.price === 'A combinar' ? undefined : oneOff.price
    const price = amount === undefined ? 'a combinar' : `${reais(amount)}, pagamento único`
    return { name, price, amount, covers: description, features: [], monthly: false }
  }
  const tier = servicePlans[list as keyof typeof servicePlans]?.find((one) => one.id === id)
  if (!tier) throw new Error(`content/plans.ts has no ${ref}`)
  const { name, price, unit, covers, features } = tier
  const text =
    unit === 'from'
      ? `a partir de ${reais(price)}`
      : `${reais(price)}${unit === 'once' ? ', ' : ' '}${units[unit]}`
  return { name, price: text, amount: price, covers, features, monthly: false }
}

/** '**Tráfego pago**: R$ 1.000 por mês. Anúncios geridos…' */
export function priceLine(ref: PriceRef): string {
  const { name, price, covers } = findPrice(ref)
  return `**${name}**: ${price}. ${covers}`
}

/** Said where more than one monthly service is on the table. */
export function discountLine(refs: readonly PriceRef[]): string | undefined {
  const monthly = refs.filter((ref) => findPrice(ref).monthly).length
  const tier = discountTiers.findLast((one) => one.services <= monthly)
  return tier?.percent ? discountSentence(tier.services) : undefined
}

const { frames } = replies

/** 'Levando 2 serviços mensais juntos, o desconto é de 5% (3: 10%; 4: 15%), sobre o total mensal.' */
export function discountSentence(count: number): string {
  const tiers = discountTiers.filter(({ percent }) => percent > 0)
  if (recurringServices.length === 0) return ''
  const asked = tiers.findLast(({ services }) => services <= count) ?? tiers[0]
  if (!asked) return ''
  const say = (frame: string, { services, percent }: { services: number; percent: number }) =>
    frame.replace('{count}', String(services)).replace('{percent}', String(percent))
  const others = tiers.filter((tier) => tier !== asked)
  const rest = others.map((tier) => say(frames.discountOther, tier)).join('; ')
  return (
    say(frames.discount, asked) + frames.discountRest.replace(' ({rest})', rest && ` (${rest})`)
  )
}
