import * as z from 'zod'
import { bilingual } from './checks/messages.ts'

/** The least and the most that a service of an agency can plausibly cost, in reais. */
export const LEAST = 20
export const MOST = 1_000_000

const form = 'write whole reais without dots or commas, 1350 for R$ 1.350,00'
const most = MOST.toLocaleString('pt-BR')
const range = `a service costs R$ ${LEAST} to R$ ${most}`
const advice = `Escreva reais inteiros, de ${LEAST} a ${most}, como 1350 para R$ 1.350,00.`

export function wrongPrice(price: number): string | undefined {
  if (!Number.isInteger(price)) {
    return `is ${price}, which would be R$ ${price.toFixed(2).replace('.', ',')}: ${form}`
  }
  if (price < LEAST || price > MOST) return `is ${price}, which is no price: ${range}; ${form}`
}

/** The price of a service in content/plans.ts. */
export const reais = z
  .number(bilingual(`is no price: ${form}`, advice))
  .superRefine((price, context) => {
    const message = wrongPrice(price)
    if (message) context.addIssue({ code: 'custom', message, params: { portuguese: advice } })
  })
  .meta({ kind: 'money' })
