import { brand } from '#content/brand.ts'
import { siteOrigin } from '#features/people/server/people.server.ts'
import { mailPage, mailText, paragraph } from '#server/email/layout.ts'
import type { Mail } from '#server/email/mail.ts'
import type { Env } from '#server/env.ts'

/** Told at most once an hour: messages over a limit are stored, not mailed one by one. */
export function heldMail(env: Pick<Env, 'LEADS_TO' | 'PUBLIC_URL' | 'PORT'>): Mail {
  const origin = siteOrigin(env)
  const title = 'Mensagens guardadas acima do limite'
  const paragraphs = [
    'O formulário de contato recebeu mais mensagens do que o limite configurado. Elas estão guardadas, mas não são enviadas uma a uma.',
    `Para ler, liberar ou apagar: ${origin}/agencia/leads?estado=held`,
    'Se os contatos são de verdade, aumente CONTACT_PER_ADDRESS_HOUR ou CONTACT_PER_DAY.',
  ]
  return {
    kind: 'contact-held',
    to: env.LEADS_TO ?? brand.email,
    subject: `${title} | ${brand.name}`,
    html: mailPage({ title, body: paragraphs.map(paragraph).join('\n') }),
    text: mailText([`${title}.`, ...paragraphs]),
  }
}
