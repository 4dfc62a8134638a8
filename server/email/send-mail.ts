import { eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { mails } from '#server/db/schema.ts'
import type { Logger } from '#server/log.ts'
import type { MailTransport, Outgoing } from './transport.ts'

type Deps = { database: Pick<Database, 'db'>; log: Logger; transport: MailTransport }

/** Hands one stored mail over. A mail that was erased or sent meanwhile needs nothing more. */
export async function sendMail({ database, log, transport }: Deps, mailId: string): Promise<void> {
  const { db } = database
  const [row] = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, mailId))
    .returning()
  if (!row || row.state === 'sent') return
  const mail: Outgoing = {
    id: row.id,
    createdAt: row.createdAt,
    kind: row.kind,
    to: row.recipient,
    replyTo: row.replyTo ?? undefined,
    subject: row.subject,
    html: row.html ?? '',
    text: row.bodyText ?? '',
  }
  const where = await transport.deliver(mail)
  await db
    .update(mails)
    .set({ state: 'sent', sentAt: sql`now()`, html: null, bodyText: null })
    .where(eq(mails.id, mailId))
  log.info('mail sent', { mail: mailId, kind: row.kind, where })
}
