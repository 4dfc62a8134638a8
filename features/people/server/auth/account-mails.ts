import {
  accountErased,
  emailChange,
  emailNotice,
  resetPassword,
  verifyEmail,
} from '#content/mails.ts'
import { actionButton, mailPage, mailText, paragraph } from '#server/email/layout.ts'
import type { Mail } from '#server/email/mail.ts'
import { fillWords, sampleAddress, sampleMail, sampleOrigin } from '#server/email/mail-words.ts'
import { resetMinutes } from './passwords/reset-token.ts'

/**
 * Names nobody: whoever signed up with this address may have typed somebody else's text as a name.
 */
export function resetMail(to: string, url: string, words = resetPassword): Mail {
  const { title, reason, otherwise } = words
  const expiry = fillWords(words.expiry, { minutos: String(resetMinutes) })
  return {
    kind: 'reset-password',
    to,
    subject: words.subject,
    html: mailPage({
      title,
      body: [
        paragraph(reason),
        actionButton(words.button, url),
        paragraph(expiry),
        paragraph(otherwise),
      ].join('\n'),
    }),
    text: mailText([`${title}.`, reason, `${words.buttonLine}\n${url}`, expiry, otherwise]),
  }
}

export function verificationMail(to: string, url: string, words = verifyEmail): Mail {
  const { title, reason, expiry, otherwise } = words
  return {
    kind: 'verify-email',
    to,
    subject: title,
    html: mailPage({
      title,
      body: [
        paragraph(reason),
        actionButton(words.button, url),
        paragraph(expiry),
        paragraph(otherwise),
      ].join('\n'),
    }),
    text: mailText([reason, `${words.buttonLine}\n${url}`, expiry, otherwise]),
  }
}

/** To the new address, which nobody has proven yet. */
export function emailChangeMail(to: string, url: string, words = emailChange): Mail {
  return { ...verificationMail(to, url, words), kind: 'email-change' }
}

/** To the old address: the new one is not named, since anybody may have typed it. */
export function emailNoticeMail(to: string, url: string, words = emailNotice): Mail {
  const { title, reason, expiry } = words
  return {
    kind: 'email-notice',
    to,
    subject: title,
    html: mailPage({
      title,
      body: [paragraph(reason), actionButton(words.button, url), paragraph(expiry)].join('\n'),
    }),
    text: mailText([`${title}.`, reason, `${words.buttonLine}\n${url}`, expiry]),
  }
}

/** `stays`: the client's figures are archived until the owner decides. */
export function erasedMail(to: string, stays: boolean, words = accountErased): Mail {
  const { title, rest, bye } = words
  const paragraphs = [...(stays ? [words.personal, words.stays] : [words.all]), rest, bye]
  return {
    kind: 'account-erased',
    to,
    subject: title,
    html: mailPage({ title, body: paragraphs.map(paragraph).join('\n') }),
    text: mailText([`${title}.`, ...paragraphs]),
  }
}

sampleMail('mails#resetPassword', (words: typeof resetPassword) =>
  resetMail(sampleAddress, sampleOrigin, words),
)
sampleMail('mails#verifyEmail', (words: typeof verifyEmail) =>
  verificationMail(sampleAddress, sampleOrigin, words),
)
sampleMail('mails#emailChange', (words: typeof emailChange) =>
  emailChangeMail(sampleAddress, sampleOrigin, words),
)
sampleMail('mails#emailNotice', (words: typeof emailNotice) =>
  emailNoticeMail(sampleAddress, sampleOrigin, words),
)
sampleMail('mails#accountErased', (words: typeof accountErased) =>
  erasedMail(sampleAddress, false, words),
)
