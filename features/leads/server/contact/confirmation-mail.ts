import { brand } from '#content/brand.ts'
import { actionButton, mailPage, mailText, paragraph } from '#server/email/layout.ts'
import type { Mail } from '#server/email/mail.ts'
import type { ContactMessage } from './schema.ts'

/**
 * To the address the visitor gave, which may be somebody else's: it holds not one character that
 * was typed into the form, so that nobody can send words of their own in the agency's name.
 */
export function confirmationMail({ id, email }: Pick<ContactMessage, 'id' | 'email'>): Mail {
  const title = 'Recebemos a sua mensagem'
  const paragraphs = [
    `Obrigado por escrever para a ${brand.name}. A sua mensagem chegou e já está com a nossa equipe.`,
    `${brand.replyTime}. Atendemos de ${brand.hours.map(({ label }) => label.toLowerCase()).join(', e ')}.`,
    `Se for urgente, ligue ou chame no WhatsApp: ${brand.phone.display}.`,
  ]
  const stranger =
    'Não foi você que escreveu? Então alguém digitou o seu endereço por engano: basta ignorar este e-mail.'
  return {
    kind: 'contact-visitor',
    contactMessageId: id,
    to: email,
    replyTo: brand.email,
    subject: `${title} | ${brand.name}`,
    html: mailPage({
      title,
      preview: brand.replyTime,
      body: [
        ...paragraphs.map(paragraph),
        actionButton('Conhecer nossos cases', `${brand.url}/cases-sucesso`),
        paragraph(stranger),
      ].join('\n'),
    }),
    text: mailText([
      `${title}.`,
      ...paragraphs,
      `Conheça nossos cases: ${brand.url}/cases-sucesso`,
      stranger,
    ]),
  }
}
