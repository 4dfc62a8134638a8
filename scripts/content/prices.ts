import * as z from 'zod'
import { LEAST, MOST, wrongPrice } from '#content/schemas/prices.ts'

/** 'R$ 1.350,00', '1.350' and '1350' as a Brazilian types them; nothing where that is not sure. */
export function readReais(text: string): number | undefined {
  const [, whole] = /^(?:R\$)?\s*(\d{1,3}(?:\.\d{3})+|\d+)(?:,00)?$/i.exec(text.trim()) ?? []
  return whole === undefined ? undefined : Number(whole.replaceAll('.', ''))
}

/** A price as an agency answers it: a whole number, or a text as it is written in Brazil. */
export const typedReais = z.union([z.number(), z.string()]).transform((typed, context) => {
  const price = typeof typed === 'number' ? typed : readReais(typed)
  if (price !== undefined && !wrongPrice(price)) return price
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
