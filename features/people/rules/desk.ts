import * as z from 'zod/mini'
import { calendarDay } from '#features/shared/rules/input.ts'
import { stripControls } from '#features/shared/rules/text.ts'
import { email } from './credentials.ts'

const clientName = z
  .string('Informe o nome da empresa')
  .check(
    z.overwrite(stripControls),
    z.trim(),
    z.minLength(1, 'Informe o nome da empresa'),
    z.maxLength(120, 'Nome muito longo'),
  )

export const clientForm = z.object({ name: clientName })

/** The first person can be invited with the client. */
export const newClientForm = z.object({
  name: clientName,
  email: z.union([z.literal(''), email], 'Email inválido'),
})

export const inviteForm = z.object({ email })

export const staffRoles = { team: 'Equipe', owner: 'Dono' } as const

const role = z.enum(['team', 'owner'], 'Escolha o papel')

export const staffInviteForm = z.object({ email, role })

export const noteForm = z.object({
  body: z
    .string('Escreva a anotação')
    .check(z.trim(), z.minLength(1, 'Escreva a anotação'), z.maxLength(4000, 'Texto muito longo')),
})

export const eraseClientForm = z.object({
  name: z.string('Digite o nome do cliente').check(z.minLength(1, 'Digite o nome do cliente')),
})

/** The id of something listed on the page: a person, an invitation, a note. */
export const itemForm = z.object({ id: z.string().check(z.regex(/^[\w-]{1,64}$/)) })

/** The same for UUID keys. */
export const rowForm = z.object({ id: z.guid() })

/** The key of an item of Hoje. */
export const settleForm = z.object({
  id: z.string('Escolha o item').check(z.regex(/^[\p{L}\d][^\p{Cc}]{0,199}$/u, 'Escolha o item')),
})

const noEnd = 'Escreva a data como aparece na plataforma'

/** A token copied from a platform, or the key file of a service account. */
export const connectForm = z.object({
  id: z.string().check(z.regex(/^[\w-]{0,64}$/)),
  platform: z.enum(['meta', 'google', 'tiktok', 'linkedin'], 'Escolha a plataforma'),
  label: z
    .string('Dê um nome a este acesso')
    .check(
      z.overwrite(stripControls),
      z.trim(),
      z.minLength(1, 'Dê um nome a este acesso'),
      z.maxLength(120, 'Nome muito longo'),
    ),
  secret: z.string('Cole o acesso').check(
    z.trim(),
    z.minLength(8, 'Cole o acesso inteiro'),
    z.maxLength(10_000, 'Texto muito longo'),
    // It is sent in a header, which allows no other characters.
    z.regex(/^[\x20-\x7e\s]*$/, 'Copie o acesso de novo: há um sinal que não faz parte dele'),
  ),
  ends: z.optional(z.union([z.literal(''), calendarDay(noEnd)], noEnd)),
})

/** A connection, and what else it is to read. */
export const allowForm = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  read: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
})

/** An account of a channel and the client it is given to. */
export const assignChannelForm = z.object({
  client: z.string('Escolha o cliente').check(z.regex(/^[\w-]{1,64}$/, 'Escolha o cliente')),
})

/** The same from the list of connections, where the account is named too. */
export const assignListedForm = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  client: z.string('Escolha o cliente').check(z.regex(/^[\w-]{1,64}$/, 'Escolha o cliente')),
})

const rate = z._default(z.string().check(z.maxLength(20, 'Escreva só o número, como 5,43')), '')

export const assignForm = z.object({
  client: z.string('Escolha o cliente').check(z.regex(/^[\w-]{1,64}$/, 'Escolha o cliente')),
  /** Of an account in another currency. */
  rate,
})

export const rateForm = z.object({ rate, days: z.enum(['new', 'all']) })

/** With the client the page showed; pages of an earlier build send none and are asked to reload. */
export const releaseForm = z.object({
  figures: z.enum(['keep', 'remove']),
  client: z._default(z.string().check(z.maxLength(100)), ''),
})

const personName = 'Nome deve ter no mínimo 2 caracteres'

/** Who wrote on WhatsApp; the chat shows the number, not always the name. */
export const referenceForm = z.extend(itemForm, {
  name: z
    .string(personName)
    .check(
      z.overwrite(stripControls),
      z.trim(),
      z.minLength(2, personName),
      z.maxLength(100, 'Nome muito longo'),
    ),
  phone: z
    .string('Telefone inválido')
    .check(z.overwrite(stripControls), z.trim(), z.regex(/^(.{10,20})?$/, 'Telefone inválido')),
})

/** Who answers for a client; empty for nobody. */
export const responsibleForm = z.object({
  responsible: z.string('Escolha quem responde').check(z.regex(/^[\w-]{0,64}$/)),
})

export const limitForm = z.extend(itemForm, { limited: z.enum(['yes', 'no']) })
export const publishingForm = z.extend(itemForm, { publishes: z.enum(['yes', 'no']) })

export const roleForm = z.extend(itemForm, { role })

export const codeForm = z.object({
  code: z
    .string('Digite o código')
    .check(z.trim(), z.minLength(6, 'Digite o código'), z.maxLength(20, 'Código muito longo')),
})
