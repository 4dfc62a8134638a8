import { parts } from '../parts.ts'
import { oneOffServices, recurringServices } from '../plans.ts'
import { omitMissing } from '../types/claims.ts'

/** As Brazilians write it: R$ 1.350. */
export const reais = (price: number): string => `R$ ${price.toLocaleString('pt-BR')}`

const lowest = (prices: (number | string)[]) => {
  const numbers = prices.filter((price) => typeof price === 'number')
  return numbers.length > 0 ? Math.min(...numbers) : undefined
}
const monthly = lowest(recurringServices.map(({ price }) => price))
const oneOff = lowest(oneOffServices.map(({ price }) => price))

/** 'R$ 800/mês': what the plans begin at; nothing where no plan is sold on the site. */
export const lowestPrice: string | undefined = parts.plans
  ? [
      ...omitMissing(monthly).map((price) => `${reais(price)}/mês`),
      ...omitMissing(oneOff).map(reais),
    ][0]
  : undefined
