import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { brand } from '#content/brand.ts'
import { dailySummary } from '#content/mails.ts'
import { sparkline } from '#features/alerts/rules/alert-words.ts'
import { weekdayOf } from '#features/calendar/rules/availability.ts'
import { readOffice } from '#features/calendar/server/calendar.server.ts'
import { staffSummaries } from '#features/leads/server/leads.server.ts'
import { siteOrigin } from '#features/people/server/people.server.ts'
import type { TodayItem } from '#features/shared/rules/today-item.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { idRow, queryRows } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { actionButton, facts, mailPage, mailText, paragraph } from '#server/email/layout.ts'
import type { Mail } from '#server/email/mail.ts'
import { fillWords, sampleAddress, sampleMail, sampleOrigin } from '#server/email/mail-words.ts'
import { queueMail } from '#server/email/queue-mail.ts'
import type { Env } from '#server/env/env.ts'
import type { JobDefinition } from '#server/jobs/job.ts'
import { isRetryDue, runEach } from '#server/jobs/job-failures.ts'
import type { JobQueue } from '#server/jobs/queue.ts'
import type { Logger } from '#server/log.ts'
import { sources } from './sources.ts'

/** Items by urgency, then by age; with `owner`, only that user's. Inside asStaff. */
export async function readToday(tx: Transaction, now: Date, owner?: string): Promise<TodayItem[]> {
  const lines: TodayItem[] = []
  for (const source of sources) lines.push(...(await source(tx, now, owner)))
  const sinceOf = ({ since }: TodayItem) => since ?? '9'
  return lines
    .filter((line) => owner === undefined || line.owner === owner)
    .toSorted(
      (one, other) => one.urgency - other.urgency || sinceOf(one).localeCompare(sinceOf(other)),
    )
}

const LISTED = 15

function introOf(count: number, { none, one, several }: typeof dailySummary): string {
  if (count === 0) return none
  return count === 1 ? one : fillWords(several, { quantas: count.toLocaleString('pt-BR') })
}

/** One staff member's items, as on the desk. */
function summaryMail(to: string, lines: TodayItem[], origin: string, words = dailySummary): Mail {
  const { title } = words
  const intro = introOf(lines.length, words)
  const rows = lines
    .slice(0, LISTED)
    .map(({ action, title: what, detail, alert }): [string, string] => {
      const chart = alert ? [sparkline(alert.series)] : []
      return [action, [what, detail, ...chart].join('\n')]
    })
  const rest = lines.length - LISTED
  const more = rest > 0 ? fillWords(words.more, { quantas: String(rest) }) : ''
  const page = `${origin}/agencia`
  return {
    kind: 'daily-summary',
    to,
    subject: `${intro} | ${brand.name}`,
    html: mailPage({
      title,
      preview: intro,
      body: [
        paragraph(intro),
        rows.length > 0 ? facts(rows) : '',
        more ? paragraph(more) : '',
        actionButton(words.button, page),
      ].join('\n'),
    }),
    text: mailText(
      [
        intro,
        rows.map(([action, what]) => `${action}: ${what.replaceAll('\n', ', ')}`).join('\n'),
        more,
        `${words.button}: ${page}`,
      ].filter(Boolean),
    ),
  }
}

sampleMail('mails#dailySummary', (words: typeof dailySummary) =>
  summaryMail(sampleAddress, [], sampleOrigin, words),
)

const keyRow = z.object({ key: z.string() })

/**
 * Removes items that were already mailed once or are for other people, and records the rest as
 * mailed. As the server, in the transaction that queues the mail.
 */
async function tellOnce(tx: Transaction, userId: string, today: string, lines: TodayItem[]) {
  const mailed = await queryRows(tx, keyRow)`
    select key from alisio.mailed_items where user_id = ${userId}`
  const keys = new Set(mailed.map(({ key }) => key))
  const visible = lines.filter(
    ({ once, owner }) => !once || (!keys.has(once) && (!owner || owner === userId)),
  )
  for (const { once } of visible.slice(0, LISTED)) {
    if (!once) continue
    await tx.execute(sql`
      insert into alisio.mailed_items (user_id, key, sent_on)
      values (${userId}, ${once}, ${today}) on conflict do nothing`)
  }
  return visible
}

export const dailySummaryJob: JobDefinition<object> = {
  name: 'daily-summary',
  payload: z.object({}),
  cron: '*/10 * * * *',
}

type Deps = {
  env: Env
  database: Pick<Database, 'db'>
  queue: Pick<JobQueue, 'enqueue'>
  log: Logger
}

const hourFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: brand.timeZone,
  hour: '2-digit',
  hourCycle: 'h23',
})

/** To everybody whose hour has come, once on each open day. */
export async function sendSummaries(deps: Deps, now = new Date()): Promise<void> {
  const office = await readOffice(deps.database.db)
  const today = office.clock.dayOf(now.getTime())
  const isOpen = office.hours.some(({ days }) => days.includes(weekdayOf(today)))
  if (!isOpen || office.isClosed(today)) return
  const hour = Number(hourFormat.format(now))
  const rows = await queryRows(deps.database.db, idRow)`
    select user_id as id from alisio.staff_summaries
    where hour <= ${hour} and sent_on is distinct from ${today}::date
      and ${isRetryDue(dailySummaryJob, sql`user_id`)}`
  await runEach(
    deps,
    dailySummaryJob,
    rows.map(({ id }) => id),
    (id) => sendOne(deps, now, today, id),
  )
}

const sendOneRow = z.object({ id: z.string(), email: z.string() })

/** `skip locked`: another process may send this summary at the same moment. */
function sendOne({ env, database, queue, log }: Deps, now: Date, today: string, staffId: string) {
  return database.db.transaction(async (tx) => {
    const rows = await queryRows(tx, sendOneRow)`
      select user_id as id, email from alisio.staff_summaries
      join alisio."user" on "user".id = user_id
      where user_id = ${staffId} and sent_on is distinct from ${today}::date
      for update of staff_summaries skip locked`
    const person = rows[0]
    if (!person) return
    const byUser = eq(staffSummaries.userId, person.id)
    await tx.update(staffSummaries).set({ sentOn: today }).where(byUser)
    const all = await asStaff(database, person.id, (desk) => readToday(desk, now))
    const lines = await tellOnce(tx, person.id, today, all)
    await queueMail(tx, queue, summaryMail(person.email, lines, siteOrigin(env)))
    log.info('daily summary queued', { lines: lines.length })
  })
}

/** Null disables the summary. Inside asStaff. */
export async function saveSummaryHour(
  tx: Parameters<typeof readToday>[0],
  staffId: string,
  hour: number | null,
): Promise<void> {
  if (hour === null) {
    await tx.delete(staffSummaries).where(eq(staffSummaries.userId, staffId))
    return
  }
  await tx
    .insert(staffSummaries)
    .values({ userId: staffId, hour })
    .onConflictDoUpdate({ target: staffSummaries.userId, set: { hour } })
}
