import type { Transaction } from '#server/db/client.ts'
import { mails } from '#server/db/schema.ts'
import type { JobQueue } from '#server/jobs/queue.ts'
import type { Mail, MailKind } from './mail.ts'
import { sendMailJob } from './send-mail-job.ts'

/** No line break, nor any other control character, may reach a header. */
function headerText(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

/** Sent to many at once: nobody who waits for a link or a lead stands behind hundreds of them. */
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
