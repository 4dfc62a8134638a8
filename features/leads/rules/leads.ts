import * as z from 'zod/mini'
import { email } from '#features/people/rules/credentials.ts'
import { countNumber } from '#features/shared/rules/input.ts'
import { oneLine } from '#features/shared/rules/one-line.ts'
import { leadStates, noteChannels } from './lead-states.ts'
import { personFields } from './person-fields.ts'

const line = (most: number, error: string) =>
  z.string(error).check(z.overwrite(oneLine), z.trim(), z.maxLength(most, error))
const version = countNumber()

/** R$ as people write it: 1.500, 1500,00 or R$ 1.500,00; empty where nobody knows yet. */
const value = z.pipe(
  line(20, 'Valor muito longo'),
  z.transform((text, context) => {
    const plain = text.replace(/^R\$\s*/, '').replace(/\.(?=\d{3}(\D|$))/g, '')
    if (plain === '') return ''
    if (!/^\d{1,9}([.,]\d{1,2})?$/.test(plain)) {
      context.issues.push({ code: 'custom', message: 'Escreva como 1.500,00', input: text })
      return ''
    }
    return plain.replace(',', '.')
  }),
)

export const stateForm = z
  .object({
    version,
    state: z.enum(Object.keys(leadStates) as [keyof typeof leadStates], 'Escolha o estado'),
    value: z.optional(value),
    reason: z.optional(line(300, 'Texto muito longo')),
  })
  .check(
    z.refine(({ state, reason }) => state !== 'lost' || Boolean(reason), {
      path: ['reason'],
      message: 'Conte por que se perdeu',
    }),
  )

export const ownerForm = z.object({ version, owner: z.string().check(z.maxLength(64)) })

export const answerForm = z.object({
  channel: z.enum(['whatsapp', 'email'], 'Escolha o caminho'),
  subject: line(120, 'Assunto muito longo'),
  body: z
    .string('Escreva a resposta')
    .check(z.trim(), z.minLength(1, 'Escreva a resposta'), z.maxLength(4000, 'Texto muito longo')),
})

/** Whom the desk writes down. */
export const notedPerson = {
  name: personFields.name,
  email: z.union([z.literal(''), email], 'Email inválido'),
  phone: line(20, 'Telefone muito longo'),
  company: line(100, 'Nome da empresa muito longo'),
}

/** Telephone or e-mail: somebody must be able to answer. */
export const reachable = z.refine<{ email: string; phone: string }>(
  ({ email, phone }) => Boolean(email || phone),
  { path: ['phone'], message: 'Informe um telefone ou um e-mail' },
)

export const noteLeadForm = z
  .object({
    ...notedPerson,
    message: z.string().check(z.trim(), z.maxLength(1000, 'Texto muito longo')),
    channel: z.enum(noteChannels, 'Escolha por onde veio'),
  })
  .check(reachable)

/** `version` is the contact's as the form was made of it. */
export const contactForm = z.object({ ...notedPerson, version }).check(reachable)

export const inviteLeadForm = z.object({
  name: line(120, 'Nome muito longo').check(z.minLength(1, 'Informe o nome da empresa')),
  email,
})

export const summaryForm = z.object({
  hour: z.union([z.literal(''), z.coerce.number().check(z.int(), z.gte(0), z.lte(23))]),
})

export const eraseContactForm = z.object({
  sure: z.literal('sim', 'Marque que tem certeza'),
})
