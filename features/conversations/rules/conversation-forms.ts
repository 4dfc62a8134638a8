import * as z from 'zod/mini'
import { stripControls } from '#features/shared/rules/text.ts'
import { cleanText, MESSAGE_MAX } from './conversations.ts'

const id = z.guid('Recarregue a página e tente de novo')

const body = (empty: string, most: number) =>
  z
    .string(empty)
    .check(
      z.overwrite(cleanText),
      z.minLength(1, empty),
      z.maxLength(most, `Use até ${most.toLocaleString('pt-BR')} caracteres`),
    )

/** `key` is made with the page: sent twice, it is one message. */
export const replyForm = z.object({ key: id, text: body('Escreva a mensagem', MESSAGE_MAX) })

export const noteForm = z.object({ text: body('Escreva a nota', MESSAGE_MAX) })

export const transferForm = z.object({
  to: z.string('Escolha uma pessoa').check(z.regex(/^[\w-]{1,64}$/, 'Escolha uma pessoa')),
})

const noLead = 'Escreva o e-mail, o telefone ou a referência'

/** What names a lead: an address, a telephone, a reference or the address of its page. */
export const joinForm = z.object({
  lead: z
    .string(noLead)
    .check(z.overwrite(stripControls), z.trim(), z.minLength(1, noLead), z.maxLength(300, noLead)),
})

/** An empty `id` is a new one. */
export const quickReplyForm = z.object({
  id: z.union([z.literal(''), id], 'Recarregue a página e tente de novo'),
  title: z
    .string('Dê um nome à resposta')
    .check(
      z.overwrite(stripControls),
      z.trim(),
      z.minLength(1, 'Dê um nome à resposta'),
      z.maxLength(60, 'Nome muito longo'),
    ),
  text: body('Escreva a resposta', 2000),
})

const minutes = 'Escolha de 1 a 60 minutos'

export const waitForm = z.object({
  minutes: z.coerce
    .number(minutes)
    .check(z.int(minutes), z.minimum(1, minutes), z.maximum(60, minutes)),
})

export const attendingForm = z.object({ attending: z.enum(['yes', 'no']) })
