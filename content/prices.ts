import { parts } from './parts.ts'
import { oneOffServices, recurringServices } from './plans.ts'
import { given } from './types/claims.ts'

/** As Brazilians write it: R$ 1.350. */
export const reais = (price: number): string => `R$ ${price.toLocaleString('pt-BR')}`

const least = (prices: (number | string)[]) => {
  const known = prices.filter((price) => typeof price === 'number')
  return known.length > 0 ? Math.min(...known) : undefined
}
const monthly = least(recurringServices.map(({ price }) => price))
const once = least(oneOffServices.map(({ price }) => price))

/** 'R$ 800/mês': what the plans begin at; nothing where no plan is sold on the site. */
export const lowestPrice: string | undefined = parts.plans
  ? [...given(monthly).map((price) => `${reais(price)}/mês`), ...given(once).map(reais)][0]
  : undefined
