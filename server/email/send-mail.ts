import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { brand } from '#content/brand.ts'
import type { Database } from '../db/client.ts'
import { mails } from '../db/schema.ts'
import type { Env } from '../env/env.ts'
import type { JobDefinition } from '../jobs/job.ts'
import type { Attempt } from '../jobs/queue.ts'
import type { Logger } from '../log.ts'
import {
  type Attachment,
  deliveryFailure,
  isRefusal,
  type MailTransport,
  type Outgoing,
} from './transport.ts'

type Deps = {
  env: Pick<Env, 'LEADS_TO'>
  database: Pick<Database, 'db'>
  log: Logger
  transport: MailTransport
  /** Creates a report's attachment; null when the report is gone. */
  attachReport?: (reportId: string) => Promise<Attachment | null>
}

/** Contains no address and no text of the other side. */
class DeliveryError extends Error {
  override name = 'DeliveryError'
}

/** Sends one stored mail. Erased or sent ones are skipped. */
export async function sendMail(
  { env, database, log, transport, attachReport }: Deps,
  mailId: string,
  { isLast }: Pick<Attempt, 'isLast'>,
): Promise<void> {
  const { db } = database
  const [row] = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, mailId))
    .returning()
  if (!row || row.state === 'sent') return
  /** A failed attachment counts like a temporary SMTP failure. */
  const attach = async () => {
    if (!row.reportId) return null
    try {
      return await attachReport?.(row.reportId)
    } catch (error) {
      const lastError = 'the PDF of the report could not be made'
      const state = isLast ? 'failed' : 'queued'
      await db.update(mails).set({ state, lastError }).where(eq(mails.id, mailId))
      throw new DeliveryError(lastError, { cause: error })
    }
  }
  const attached = await attach()
  const mail: Outgoing = {
    id: row.id,
    createdAt: row.createdAt,
    kind: row.kind as Outgoing['kind'],
    to: row.recipient,
    replyTo: row.replyTo ?? undefined,
    subject: row.subject,
    html: row.html ?? '',
    text: row.bodyText ?? '',
    calendar:
      row.calendar && row.calendarMethod
        ? { method: row.calendarMethod, content: row.calendar }
        : undefined,
    attachments: attached ? [attached] : undefined,
  }
  let where: string
  try {
    where = await transport.deliver(mail)
  } catch (error) {
    const lastError = deliveryFailure(error)
    // The agency's mailbox may be repaired within hours; an unknown one will not.
    const refused = isRefusal(error) && mail.to !== (env.LEADS_TO ?? brand.email)
    const state = refused || isLast ? 'failed' : 'queued'
    await db.update(mails).set({ state, lastError }).where(eq(mails.id, mailId))
    if (!refused) throw new DeliveryError(lastError)
    return log.error('mail refused', { mail: mailId, kind: row.kind, error: lastError })
  }
  await writeWithRetries(() =>
    db
      .update(mails)
      .set({
        state: 'sent',
        sentAt: sql`now()`,
        html: null,
        bodyText: null,
        calendar: null,
        lastError: null,
      })
      .where(eq(mails.id, mailId)),
  )
  log.info('mail sent', { mail: mailId, kind: row.kind, where })
}

/** The mail was sent: an unavailable database must not cause a second sending. */
async function writeWithRetries(write: () => Promise<unknown>, tries = 20): Promise<void> {
  for (let attempts = tries; ; attempts -= 1) {
    try {
      await write()
      return
    } catch (error) {
      if (attempts <= 1) throw error
      await sleep(1000)
    }
  }
}

export const eraseOldMailsJob: JobDefinition<object> = {
  name: 'erase-old-mails',
  payload: z.object({}),
  cron: '50 3 * * *',
}

/** Long enough to look into a mail that somebody misses. */
const RETENTION_DAYS = 90

/** Mails of a contact message are erased with it; others, and mail files, after this time. */
export async function eraseOldMails({ db }: Pick<Database, 'db'>, folder: string): Promise<void> {
  const oldest = sql`now() - make_interval(days => ${RETENTION_DAYS}::int)`
  await db.delete(mails).where(and(isNull(mails.contactMessageId), lt(mails.createdAt, oldest)))
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((name) => /\.eml(\.part)?$/.test(name))) {
    const file = join(folder, name)
    const { mtimeMs } = await stat(file)
    if (mtimeMs < Date.now() - RETENTION_DAYS * 86_400_000) await rm(file, { force: true })
  }
}
