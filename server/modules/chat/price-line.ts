import { discountTiers, oneOffServices, recurringServices, servicePlans } from '#content/plans.ts'
import type { PriceRef } from '#content/types/assistant.ts'

const reais = (price: number) => `R$ ${price.toLocaleString('pt-BR')}`
const units = { once: 'pagamento único', month: 'por mês', from: '' } as const

type Priced = { name: string; price: string; covers: string; monthly: boolean }

function findPrice(ref: PriceRef): Priced {
  const [list, id] = ref.split('/')
  const recurring = list === 'recurring' && recurringServices.find((one) => one.id === id)
  if (recurring) {
    const { name, price, description } = recurring
    return { name, price: `${reais(price)} por mês`, covers: description, monthly: true }
  }
  const oneOff = list === 'one-off' && oneOffServices.find((one) => one.id === id)
  if (oneOff) {
    const { name, description } = oneOff
    const price =
      oneOff.price === 'A combinar' ? 'a combinar' : `${reais(oneOff.price)}, pagamento único`
    return { name, price, covers: description, monthly: false }
  }
  const tier = servicePlans[list as keyof typeof servicePlans]?.find((one) => one.id === id)
  if (!tier) throw new Error(`content/plans.ts has no ${ref}`)
  const { name, price, unit, covers } = tier
  const text =
    unit === 'from'
      ? `a partir de ${reais(price)}`
      : `${reais(price)}${unit === 'once' ? ', ' : ' '}${units[unit]}`
  return { name, price: text, covers, monthly: false }
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
  if (!tier?.percent) return undefined
  return `Levando os ${monthly === 2 ? 'dois' : 'três'} mensais juntos, o desconto é de **${tier.percent}%**.`
}

/** Every price there is, for a question about prices alone. */
export const allPrices: PriceRef[] = [
  ...recurringServices.map(({ id }): PriceRef => `recurring/${id}`),
  ...oneOffServices.map(({ id }): PriceRef => `one-off/${id}`),
]

export const tierPrices: PriceRef[] = (['websites', 'content', 'analytics'] as const).flatMap(
  (list) => servicePlans[list].map(({ id }): PriceRef => `${list}/${id}`),
)
