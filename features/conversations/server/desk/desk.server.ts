import { asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Office } from '#features/calendar/rules/business-time.ts'
import { businessMinutes } from '#features/calendar/rules/business-time.ts'
import { readAttendance } from '#features/calendar/server/calendar.server.ts'
import { openDesk, people, recordAudit } from '#features/people/server/people.server.ts'
import type { Transaction } from '#server/db/client.ts'
import { moment, queryRows } from '#server/db/query-rows.ts'
import { asServer } from '#server/db/roles/run-as.ts'
import { notFound } from '#server/failures/errors.ts'
import type { Args } from '#server/http/request/request-context.ts'
import { runOnce } from '#server/limits/idempotency.ts'
import { DEFAULT_ANSWER_MINUTES, PRESENT_SECONDS, renewPresence } from '../attendance/answering.ts'
import { attendants, conversationNotes, conversationSettings, quickReplies } from '../schema.ts'
import {
  type ConversationQuery,
  countConversations,
  listConversations,
} from './list-conversations.ts'
import { findConversation, readConversation } from './read-conversation.ts'

const PRESENT = sql`${attendants.seenAt} > now() - make_interval(secs => ${PRESENT_SECONDS}::int)`

const answerRow = z.object({ from: moment, to: moment })

/** The median of first answers of the last seven days, in open minutes. */
async function readMedian(tx: Transaction, office: Office): Promise<number | null> {
  const rows = await queryRows(tx, answerRow)`
    select opened_at as "from", first_answer_at as "to" from alisio.conversations
    where first_answer_at is not null and opened_at > now() - interval '7 days'
    order by opened_at desc limit 500`
  const waits = rows
    .map(({ from, to }) => businessMinutes(office, from.getTime(), to.getTime()))
    .toSorted((one, other) => one - other)
  return waits[Math.floor((waits.length - 1) / 2)] ?? null
}

/** The list with its counts, who attends, and one conversation of it. */
export async function conversationsOf(args: Args, query: ConversationQuery, id: string) {
  const { run, member } = await openDesk(args)
  return run(async (tx) => {
    const office = await asServer(tx, () => readAttendance(tx))
    const present = await tx
      .select({ id: people.id, name: people.name })
      .from(attendants)
      .innerJoin(people, eq(people.id, attendants.staffId))
      .where(PRESENT)
      .orderBy(asc(attendants.since))
    const [attendant] = await tx.select().from(attendants).where(eq(attendants.staffId, member.id))
    // Without scripts there is no stream that does it.
    if (attendant) await renewPresence(tx, member.id)
    return {
      self: member,
      office,
      rows: await listConversations(tx, member.id, query),
      counts: await countConversations(tx, member.id),
      median: await readMedian(tx, office),
      present,
      isAttending: attendant !== undefined,
      replies: await listQuickReplies(tx),
      report: id ? await readConversation(tx, id) : null,
    }
  })
}

/** Inside asStaff. */
const listQuickReplies = (tx: Transaction) =>
  tx.select().from(quickReplies).orderBy(sql`lower(${quickReplies.title})`).limit(100)

type QuickReply = { id: string; title: string; text: string }

/** Creates or changes a quick reply. Inside asStaff. */
export async function saveQuickReply(
  tx: Transaction,
  staffId: string,
  { id, title, text: body }: QuickReply,
): Promise<void> {
  if (id) {
    const changed = await tx
      .update(quickReplies)
      .set({ title, body, changedAt: sql`now()` })
      .where(eq(quickReplies.id, id))
    if (!changed.rowCount) throw notFound()
  } else {
    const content = [title, body]
    const submission = { by: staffId, action: 'quick-reply', content, makes: 'quick_replies' }
    await runOnce(tx, submission, async () => {
      const [row] = await tx
        .insert(quickReplies)
        .values({ title, body })
        .returning({ id: quickReplies.id })
      return row?.id as string
    })
  }
  await recordAudit(tx, { kind: 'quick-replies-changed' })
}

/** Inside asStaff. */
export async function removeQuickReply(tx: Transaction, id: string): Promise<void> {
  const { rowCount } = await tx.delete(quickReplies).where(eq(quickReplies.id, id))
  if (rowCount) await recordAudit(tx, { kind: 'quick-replies-changed' })
}

/** Visitors never see it. Inside asStaff. */
export async function noteOnConversation(
  tx: Transaction,
  staffId: string,
  conversationId: string,
  body: string,
): Promise<void> {
  if (!(await findConversation(tx, conversationId))) throw notFound()
  const content = [conversationId, body]
  const submission = {
    by: staffId,
    action: 'conversation-note',
    content,
    makes: 'conversation_notes',
  }
  await runOnce(tx, submission, async () => {
    const [row] = await tx
      .insert(conversationNotes)
      .values({ conversationId, staffId, body })
      .returning({ id: conversationNotes.id })
    return row?.id as string
  })
}

async function readAnswerMinutes(tx: Transaction): Promise<number> {
  const [row] = await tx.select().from(conversationSettings)
  return row?.answerMinutes ?? DEFAULT_ANSWER_MINUTES
}

/** Inside asStaff. */
export async function saveAnswerMinutes(tx: Transaction, answerMinutes: number): Promise<void> {
  await tx
    .insert(conversationSettings)
    .values({ answerMinutes })
    .onConflictDoUpdate({
      target: conversationSettings.singleton,
      set: { answerMinutes, changedAt: sql`now()` },
    })
  await recordAudit(tx, { kind: 'conversation-settings-changed', detail: { answerMinutes } })
}

/** Quick replies and the time that visitors are called. */
export async function replySettingsOf(args: Args) {
  const { run } = await openDesk(args)
  return run(async (tx) => ({
    replies: await listQuickReplies(tx),
    minutes: await readAnswerMinutes(tx),
  }))
}
