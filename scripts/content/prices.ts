import * as z from 'zod'

/** The least and the most that a service of an agency can plausibly cost, in reais. */
const LEAST = 20
const MOST = 1_000_000

const form = 'write whole reais without dots or commas, 1350 for R$ 1.350,00'
const range = `a service costs R$ ${LEAST} to R$ ${MOST.toLocaleString('pt-BR')}`

function wrong(price: number): string | undefined {
  if (!Number.isInteger(price)) {
    return `is ${price}, which would be R$ ${price.toFixed(2).replace('.', ',')}: ${form}`
  }
  if (price < LEAST || price > MOST) return `is ${price}, which is no price: ${range}; ${form}`
}

/** The price of a service in content/plans.ts. */
export const reais = z.number(`is no price: ${form}`).superRefine((price, context) => {
  const message = wrong(price)
  if (message) context.addIssue({ code: 'custom', message })
})

/** 'R$ 1.350,00', '1.350' and '1350' as a Brazilian types them; nothing where that is not sure. */
export function readReais(text: string): number | undefined {
  const [, whole] = /^(?:R\$)?\s*(\d{1,3}(?:\.\d{3})+|\d+)(?:,00)?$/i.exec(text.trim()) ?? []
  return whole === undefined ? undefined : Number(whole.replaceAll('.', ''))
}

/** A price as an agency answers it: a whole number, or a text as it is written in Brazil. */
export const typedReais = z.union([z.number(), z.string()]).transform((typed, context) => {
  const price = typeof typed === 'number' ? typed : readReais(typed)
  if (price !== undefined && !wrong(price)) return price
  const most = MOST.toLocaleString('pt-BR')
  const message = `não é um preço: escreva reais inteiros, 1350 para R$ 1.350,00, de ${LEAST} a ${most}`
  context.addIssue({ code: 'custom', message })
  return z.NEVER
})

/** '2.000' in a source is two to a program, whatever its writer meant. */
export function dottedPrices(file: string, source: string): string[] {
  return source.split('\n').flatMap((line, at) => {
    const [, typed] = /\bprice:\s*(?:todo\()?(\d{1,3}(?:\.\d{3})+)\b/.exec(line) ?? []
    if (!typed) return []
    const digits = typed.replaceAll('.', '')
    return [
      `${file}: price in line ${at + 1} is written ${typed}, which means ${Number(typed.replace(/\.(?=.*\.)/g, ''))}: write ${digits}`,
    ]
  })
}
