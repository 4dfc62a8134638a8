import * as z from 'zod'
import { typedReais } from '../content/prices.ts'
import { readColour, readHours, readPhone, readSite, readState } from './typed.ts'

export const text = z
  .string('falta, ou não é um texto')
  .trim()
  .min(1, 'está vazio: escreva, ou tire a linha')
  .max(2000, 'é longo demais: até 2.000 letras')
const email = z.email('não é um e-mail: escreva como oi@agencia.com.br')

/** A text read by one of the readers of typed.ts. */
export const parsedText = <Value>(parse: (text: string) => Value | undefined, message: string) =>
  z.string(message).transform((value, context): Value => {
    const parsed = parse(value)
    if (parsed !== undefined) return parsed
    context.addIssue({ code: 'custom', message, input: value })
    return z.NEVER
  })

/** Rules for single answers, also used by the interactive questions. */
export const rules = {
  text,
  /** Undefined without an answer. */
  price: z.literal('').or(typedReais),
  email,
  state: parsedText(readState, 'não é um estado do Brasil: escreva a sigla, como PA, ou o nome'),
  phone: parsedText(readPhone, 'não é um telefone com DDD: escreva como (91) 98888-0000'),
  site: parsedText(readSite, 'não é o endereço de um site: escreva como https://agencia.com.br'),
  hours: parsedText(readHours, 'não são horários: escreva como segunda a sexta, 9h às 18h'),
  colour: parsedText(readColour, 'não é uma cor: escreva como #1f6f5c'),
  look: z.enum(['vento', 'editorial'], 'não é um visual: vento ou editorial'),
  minutes: z.coerce
    .number('não é um número de minutos')
    .int('não é um número inteiro de minutos')
    .min(10, 'é pouco: de 10 a 240 minutos')
    .max(240, 'é muito: de 10 a 240 minutos'),
  zone: z.string().refine((zone) => {
    try {
      return new Intl.DateTimeFormat('pt-BR', { timeZone: zone }).resolvedOptions().timeZone !== ''
    } catch {
      return false
    }
  }, 'não é um fuso horário: escreva como America/Belem'),
  room: z.union(
    [
      z.literal('telefone'),
      z.literal('endereco'),
      z.url({ protocol: /^https$/, error: 'não é um endereço' }),
    ],
    'escreva telefone, endereco, ou o link https da sala de vídeo',
  ),
}
