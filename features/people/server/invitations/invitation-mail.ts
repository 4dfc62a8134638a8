import { brand } from '#content/brand.ts'
import { actionButton, mailPage, mailText, paragraph } from '#server/email/layout.ts'
import type { Mail } from '#server/email/mail.ts'
import { invitationDays } from './invitation-token.ts'

const texts = {
  staff: {
    subject: `Convite para a equipe da ${brand.name}`,
    title: 'Você foi convidado para a equipe',
    reason: `A ${brand.name} convidou você para a mesa da agência, onde a equipe cuida dos clientes.`,
  },
  client: {
    subject: `Acompanhe as suas campanhas na ${brand.name}`,
    title: 'A sua área está pronta',
    reason: `A ${brand.name} convidou você para a Área do Cliente, com os números das campanhas da sua empresa.`,
  },
}

/** Holds no name and no word anybody typed: the address is not verified before the link is used. */
export function invitationMail(to: string, kind: keyof typeof texts, url: string): Mail {
  const { subject, title, reason } = texts[kind]
  const next = 'Abra o link para criar a sua senha. Ele confirma que este e-mail é seu.'
  const expiry = `O link vale por ${invitationDays} dias e só funciona uma vez.`
  const otherwise = 'Se você não esperava este convite, ignore este e-mail: nada acontece.'
  return {
    kind: 'invitation',
    to,
    subject,
    html: mailPage({
      title,
      body: [
        paragraph(reason),
        paragraph(next),
        actionButton('Aceitar convite', url),
        paragraph(expiry),
        paragraph(otherwise),
      ].join('\n'),
    }),
    text: mailText([reason, next, `Para aceitar, abra:\n${url}`, expiry, otherwise]),
  }
}
