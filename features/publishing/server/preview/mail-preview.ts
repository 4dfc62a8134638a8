import { currentDocuments } from '#content/live.ts'
import { fillTokens } from '#content/schemas/checks/tokens.ts'
import type { AppDeps } from '#server/deps.ts'
import type { Mail } from '#server/email/mail.ts'
import { makeSampleMail } from '#server/email/mail-words.ts'
import { queueMail } from '#server/email/queue-mail.ts'
import { AppError, notFound } from '#server/failures/errors.ts'
import { readDocument } from '../documents/editor.ts'

type Deps = Pick<AppDeps, 'database' | 'queue'>

/** Whether a document is what a mail says. */
export const isMailDocument = (key: string): boolean => key.startsWith('mails#')

/** A mail as it would arrive with its draft. */
async function draftedMail(
  { database }: Pick<Deps, 'database'>,
  staffId: string,
  key: string,
): Promise<Mail> {
  const { value } = await readDocument(database, staffId, key)
  const words = fillTokens(value, (document) => currentDocuments().get(document))
  const mail = isMailDocument(key) ? makeSampleMail(key, words) : undefined
  if (!mail) throw notFound()
  return mail
}

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-same-origin"

/**
 * The same as a page. Mails have their styles in attributes, so it stands in a sandbox of its own, where
 * no script runs; the desk reads how far it is scrolled.
 */
export async function renderMail(deps: Deps, staffId: string, key: string): Promise<Response> {
  const { html } = await draftedMail(deps, staffId, key)
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex, nofollow',
      'X-Frame-Options': 'SAMEORIGIN',
      'Content-Security-Policy': POLICY,
    },
  })
}

const wrongWords = (label: string, message: string) =>
  new AppError('bad_request', `${label}: ${message}`, 'Corrija o texto e mande de novo.')

/** Sends a mail with its draft to the person who writes it. */
export async function sendTestMail(
  { database, queue }: Deps,
  staff: { id: string; email: string },
  key: string,
): Promise<void> {
  const { issues } = await readDocument(database, staff.id, key)
  if (issues[0]) throw wrongWords(issues[0].label, issues[0].message)
  const { subject, html, text } = await draftedMail({ database }, staff.id, key)
  await database.db.transaction((tx) =>
    queueMail(tx, queue, {
      kind: 'mail-test',
      to: staff.email,
      subject: `Teste: ${subject}`,
      html,
      text,
    }),
  )
}
