import { passwordChanged } from '#content/mails.ts'
import { actionButton, mailPage, mailText, paragraph } from '#server/email/layout.ts'
import { type Mail, moment } from '#server/email/mail.ts'
import { fillWords, sampleAddress, sampleMail, sampleOrigin } from '#server/email/mail-words.ts'
import { queueMail } from '#server/email/queue-mail.ts'
import type { RequestInfo } from '#server/http/request/request-context.ts'
import { describeError } from '#server/log.ts'
import { mailOrigin } from '../mail-origin.ts'
import { describeDevice } from '../sessions.ts'

type Change = { way: 'changed' | 'reset'; device: string; url: string }

function noticeMail(to: string, { way, device, url }: Change, words = passwordChanged): Mail {
  const { title, otherwise } = words
  const where = fillWords(words.where, { quando: moment(new Date()), aparelho: device })
  const paragraphs = [words[way], where, words.nothing]
  return {
    kind: 'password-changed',
    to,
    subject: title,
    html: mailPage({
      title,
      body: [
        ...paragraphs.map(paragraph),
        paragraph(otherwise),
        actionButton(words.button, url),
      ].join('\n'),
    }),
    text: mailText([`${title}.`, ...paragraphs, otherwise, `${words.buttonLine}\n${url}`]),
  }
}

sampleMail('mails#passwordChanged', (words: typeof passwordChanged) => {
  const change = { way: 'changed', device: 'Chrome no Android', url: sampleOrigin } as const
  return noticeMail(sampleAddress, change, words)
})

/**
 * Mails the user that the password changed. The change is already committed, so a failure to queue
 * is only logged.
 */
export async function sendPasswordNotice(
  request: Request,
  { deps }: RequestInfo,
  email: string,
  way: Change['way'],
): Promise<void> {
  const { device } = describeDevice(request.headers.get('user-agent') ?? '')
  const url = `${mailOrigin(deps.env, request)}/auth?mode=forgot`
  try {
    await deps.database.db.transaction((tx) =>
      queueMail(tx, deps.queue, noticeMail(email, { way, device, url })),
    )
  } catch (error) {
    deps.log.error('password notice could not be queued', describeError(error))
  }
}
