import { brand } from '#content/brand.ts'
import { mailPage, mailText, paragraph } from '#server/email/layout.ts'
import type { Mail } from '#server/email/mail.ts'

type Answer = {
  to: string
  staff: { name: string; email: string }
  subject: string
  body: string
  messageId: string | undefined
}

/** Somebody's own words, under their name; answering it reaches them. */
export function answerMail({ to, staff, subject, body, messageId }: Answer): Mail {
  const signature = `${staff.name}, ${brand.name}`
  return {
    kind: 'lead-answer',
    contactMessageId: messageId,
    to,
    replyTo: staff.email,
    subject,
    html: mailPage({
      title: subject,
      preview: body.slice(0, 140),
      body: [...body.split(/\n{2,}/), signature].map(paragraph).join('\n'),
    }),
    text: mailText([body, signature]),
  }
}
