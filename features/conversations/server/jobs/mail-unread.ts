import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { brand } from '#content/brand.ts'
import { answerLead } from '#features/leads/server/leads.server.ts'
import type { Database } from '#server/db/client.ts'
import { idRow, queryRows } from '#server/db/query-rows.ts'
import { asServer, asStaff } from '#server/db/roles/run-as.ts'
import type { JobDefinition } from '#server/jobs/job.ts'
import { isRetryDue, runEach } from '#server/jobs/job-failures.ts'
import type { JobQueue } from '#server/jobs/queue.ts'
import type { Logger } from '#server/log.ts'
import { MAIL_AFTER_MINUTES } from '../../rules/conversations.ts'
import { conversationMessages, conversations } from '../schema.ts'
import { lockRow } from '../store-message.ts'

/** Polls, so that a visitor who reads in time needs no rescheduling. */
export const mailUnreadJob: JobDefinition<object> = {
  name: 'mail-unread-answers',
  payload: z.object({}),
  cron: '* * * * *',
  options: { retryLimit: 0, expireInSeconds: 240 },
}

/** Older answers are in the lead's history; a mail about them would surprise. */
const OLDEST_DAYS = 2
const MOST_AT_ONCE = 100

type Deps = { database: Pick<Database, 'db'>; queue: Pick<JobQueue, 'enqueue'>; log: Logger }

const senderRow = z.object({ id: z.string(), name: z.string(), email: z.string() })

const subject = `Sua conversa com a ${brand.name}`
const closing = 'Você escreveu no chat do nosso site. Responda a este e-mail para continuar.'

/**
 * Mails unread answers to the address that the visitor gave with consent, in the name of the last
 * author. The same transaction marks them as mailed, so each is sent once.
 */
export async function mailUnread(deps: Deps, signal?: AbortSignal): Promise<void> {
  const { db } = deps.database
  const rows = await queryRows(db, idRow)`
    select place.id from alisio.conversations place
    join alisio.leads on leads.id = place.lead_id
    join alisio.contacts on contacts.id = leads.contact_id
    where place.channel = 'site' and contacts.email <> ''
      and place.last_at > now() - make_interval(days => ${OLDEST_DAYS}::int)
      and place.last_number > greatest(place.visitor_read, place.mailed_number)
      and exists (
        select from alisio.conversation_messages message
        where message.conversation_id = place.id and message.author = 'staff'
          and message.number > greatest(place.visitor_read, place.mailed_number)
          and message.at < now() - make_interval(mins => ${MAIL_AFTER_MINUTES}::int))
      and ${isRetryDue(mailUnreadJob, sql`place.id::text`)}
    order by place.last_at limit ${MOST_AT_ONCE}`
  const ids = rows.map(({ id }) => id)
  await runEach(deps, mailUnreadJob, ids, (id) => mailConversation(deps, id), signal)
}

async function mailConversation({ database, queue }: Deps, id: string): Promise<void> {
  const [sender] = await queryRows(database.db, senderRow)`
    select person.id, person.name, person.email from alisio.conversation_messages message
    join alisio.staff on user_id = message.staff_id
    join alisio."user" person on person.id = user_id
    where conversation_id = ${id} and author = 'staff' order by number desc limit 1`
  // Everybody who answered has left the team: the desk shows that it was not read.
  if (!sender) return
  await asStaff(database, sender.id, async (tx) => {
    await tx.execute(lockRow(id))
    const [place] = await tx.select().from(conversations).where(eq(conversations.id, id))
    if (!place?.leadId) return
    const { number, author, body } = conversationMessages
    const unread = await tx
      .select({ number, body })
      .from(conversationMessages)
      .where(
        and(
          eq(conversationMessages.conversationId, id),
          eq(author, 'staff'),
          gt(number, Math.max(place.visitorRead, place.mailedNumber)),
        ),
      )
      .orderBy(asc(number))
    const last = unread.at(-1)
    // Read meanwhile.
    if (!last) return
    const text = [...unread.map((message) => message.body), closing].join('\n\n')
    await answerLead(tx, queue, {
      leadId: place.leadId,
      staff: sender,
      channel: 'email',
      subject,
      body: text,
    })
    await asServer(tx, () =>
      tx.update(conversations).set({ mailedNumber: last.number }).where(eq(conversations.id, id)),
    )
  })
}
