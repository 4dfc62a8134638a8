import { and, eq, inArray } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { mails } from '#server/db/schema.ts'
import type { AppDeps } from '#server/deps.ts'
import { mailPage, mailText, paragraph } from '#server/email/layout.ts'
import type { MailKind } from '#server/email/mail.ts'
import { queueMail } from '#server/email/queue-mail.ts'
import { endLinksOf } from '../auth/reset-token.ts'
import { user } from '../schema-accounts.ts'
import { invitations } from '../schema-desk.ts'
import { isLastOwner, lastOwner } from '../staff/last-owner.ts'
import { companyThatStays } from './own-company.ts'

/** Mails to the account. What came of a contact form follows the contact's own term. */
const accountMails: MailKind[] = [
  'reset-password',
  'verify-email',
  'password-changed',
  'invitation',
  'report',
]

/**
 * One transaction: sessions, password, profile and preferences go with the user by the tables' own
 * rules, and so does a client of their own. With work of the agency in it, that client is archived
 * and waits for the owner's word instead. The mail that confirms it is the last trace of the person
 * (forget-ended.ts removes its row). The agency's last owner stays.
 */
export async function eraseAccount(
  { database, queue }: Pick<AppDeps, 'database' | 'queue'>,
  client: { id: string; email: string },
): Promise<void> {
  const title = 'A sua conta foi excluída'
  const all =
    'Como você pediu, apagamos a sua conta na Área do Cliente: perfil, preferências, sessões e os números das campanhas que só você acompanhava.'
  const own =
    'Como você pediu, apagamos a sua conta na Área do Cliente: perfil, preferências, sessões, conexões e links de relatórios.'
  const stays =
    'Os números, as metas, as anotações e os relatórios que fizemos para a sua empresa saíram do ar e ficam arquivados até confirmarmos a exclusão deles.'
  const rest = `Contratos e notas fiscais seguem os prazos da lei, como diz a nossa Política de Privacidade. Se não foi você quem pediu, escreva para ${brand.privacyEmail}.`
  const bye = 'Obrigado pela companhia. Se quiser voltar, a porta está aberta.'
  const erased = database.db.transaction(async (tx) => {
    const done = (await companyThatStays(tx, client.id)) === null ? [all] : [own, stays]
    await endLinksOf({ db: tx }, client.id)
    await tx
      .delete(mails)
      .where(and(eq(mails.recipient, client.email), inArray(mails.kind, accountMails)))
    await tx.delete(invitations).where(eq(invitations.email, client.email))
    await tx.delete(user).where(eq(user.id, client.id))
    await queueMail(tx, queue, {
      kind: 'account-erased',
      to: client.email,
      subject: title,
      html: mailPage({ title, body: [...done, rest, bye].map(paragraph).join('\n') }),
      text: mailText([`${title}.`, ...done, rest, bye]),
    })
  })
  await erased.catch((error) => {
    throw isLastOwner(error) ? lastOwner() : error
  })
}
