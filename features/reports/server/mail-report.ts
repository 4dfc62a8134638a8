import { sql } from 'drizzle-orm'
import { asServer } from '#server/db/as-server.ts'
import type { Transaction } from '#server/db/client.ts'
import { queueMail } from '#server/email/queue-mail.ts'
import type { JobQueue } from '#server/jobs/queue.ts'
import { editionOf, type Report } from './find-report.ts'
import { reportMail } from './report-mail.ts'

/**
 * Queues the report for everybody of the client who has not got it: whose address is proven, since
 * it holds the client's figures, and whose mail did not leave yet. How many there were.
 */
export async function mailReport(
  tx: Transaction,
  queue: Pick<JobQueue, 'enqueue'>,
  report: Report,
  origin: string,
): Promise<number> {
  const edition = editionOf(report)
  if (!edition) return 0
  const { rows } = await tx.execute<{ id: string; email: string }>(sql`
    select people.id, people.email from alisio.client_people
    join alisio.people on people.id = client_people.user_id
    left join alisio.report_mails told
      on told.report_id = ${report.id} and told.user_id = people.id
    where client_people.client_id = ${report.clientId} and people.email_verified
      and (told.report_id is null or told.state = 'failed')
    order by people.id`)
  await asServer(tx, async () => {
    for (const { id, email } of rows) {
      const mail = reportMail(edition, { to: email, reportId: report.id, origin })
      const mailId = await queueMail(tx, queue, mail)
      await tx.execute(sql`
        insert into alisio.report_deliveries (report_id, user_id, mail_id)
        values (${report.id}, ${id}, ${mailId})
        on conflict (report_id, user_id) do update set mail_id = excluded.mail_id`)
    }
  })
  return rows.length
}
