import { brand } from '#content/brand.ts'
import { waitText } from '#features/calendar/rules/wait-text.ts'
import { actionButton, mailPage, mailText, paragraph } from '#server/email/layout.ts'
import type { Mail } from '#server/email/mail.ts'

type Late = {
  to: string
  leadId: string
  messageId: string
  name: string
  message: string
  /** Minutes of open hours. */
  waited: number
  origin: string
}

/** To the staff: somebody waits. */
export function reminderMail({ to, leadId, messageId, name, message, waited, origin }: Late): Mail {
  const title = 'Um lead espera resposta'
  const page = `${origin}/agencia/leads/${leadId}`
  const wait = `${name} espera há ${waitText(waited)} de expediente.`
  return {
    kind: 'lead-reminder',
    contactMessageId: messageId,
    to,
    subject: `${title}: ${name} | ${brand.name}`,
    html: mailPage({
      title,
      preview: wait,
      body: [paragraph(wait), paragraph(`“${message}”`), actionButton('Responder', page)].join(
        '\n',
      ),
    }),
    text: mailText([wait, `“${message}”`, `Responder: ${page}`]),
  }
}
