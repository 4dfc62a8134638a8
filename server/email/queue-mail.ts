import { z } from 'zod'
import type { Transaction } from '../db/client.ts'
import { mails } from '../db/schema.ts'
import { type JobDefinition, slowRetries } from '../jobs/job.ts'
import type { JobQueue } from '../jobs/queue.ts'
import type { Mail, MailKind } from './mail.ts'

/** The job carries the id only: jobs are stored longer than mails. */
export const sendMailJob: JobDefinition<{ mailId: string }> = {
  name: 'send-mail',
  payload: z.object({ mailId: z.uuid() }),
  concurrency: 2,
  options: slowRetries,
}

/** Prevents header injection. */
function headerText(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

/** Bulk mails have a lower priority. */
const inCrowds = new Set<MailKind>(['report', 'daily-summary', 'lead-reminder', 'booking-reminder'])

/** Stores the mail and its job in the caller's transaction; returns the mail's id. */
export async function queueMail(
  tx: Transaction,
  queue: Pick<JobQueue, 'enqueue'>,
  mail: Mail,
): Promise<string> {
  const [row] = await tx
    .insert(mails)
    .values({
      kind: mail.kind,
      recipient: headerText(mail.to),
      replyTo: mail.replyTo && headerText(mail.replyTo),
      subject: headerText(mail.subject).slice(0, 200),
      html: mail.html,
      bodyText: mail.text,
      contactMessageId: mail.contactMessageId,
      reportId: mail.reportId,
      calendar: mail.calendar?.content,
      calendarMethod: mail.calendar?.method,
    })
    .returning({ id: mails.id })
  const { id } = row as { id: string }
  const priority = inCrowds.has(mail.kind) ? -1 : 0
  await queue.enqueue(tx, sendMailJob, { mailId: id }, { priority })
  return id
}
