import { and, desc, eq, lt } from 'drizzle-orm'
import { z } from 'zod'
import { clients, people } from '#features/people/server/people.server.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { moment, queryRows } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { noWords } from '../rules/report.ts'
import { composeReport } from './compose/compose-report.ts'
import { readFigures } from './compose/report-figures.ts'
import { canDiscard, periodOf } from './drafts/change-draft.ts'
import { editionOf, findReport, type Report } from './find-report.ts'
import { currentLogoId, readLogo, readLogoFacts } from './logo/client-logos.ts'
import { reports } from './schema.ts'
import { listKey, planOf, readReceivers } from './send/plan-report.ts'
import { listLinks } from './share-links.ts'

const recipientRow = z.object({
  name: z.string(),
  email: z.string(),
  verified: z.boolean(),
  /** Null when not notified, or when the mail has expired. */
  state: z.nullable(z.enum(['queued', 'sent', 'failed'])),
  notified: z.boolean(),
  openedAt: z.nullable(moment),
  times: z.number(),
})
type Recipient = z.infer<typeof recipientRow>

/** Users of the client with the state of their mail and reading. */
async function readRecipients(tx: Transaction, row: Report): Promise<Recipient[]> {
  const rows = await queryRows(tx, recipientRow)`
    select people.name, people.email, people.email_verified as verified, mailed.state,
      mailed.report_id is not null as notified, reading.first_at as "openedAt",
      coalesce(reading.times, 0) as times
    from alisio.client_people
    join alisio.people on people.id = client_people.user_id
    left join alisio.report_mails mailed on mailed.report_id = ${row.id} and mailed.user_id = people.id
    left join alisio.report_readings reading
      on reading.report_id = ${row.id} and reading.user_id = people.id
    where client_people.client_id = ${row.clientId} order by lower(people.name), people.id`
  return rows.map((each) => ({ ...each, openedAt: each.openedAt && new Date(each.openedAt) }))
}

/** What the previous report announced. */
async function readPromises(tx: Transaction, row: Report) {
  const [last] = await tx
    .select({ words: reports.words, document: reports.document })
    .from(reports)
    .where(
      and(
        eq(reports.clientId, row.clientId),
        eq(reports.state, 'approved'),
        lt(reports.lastDay, row.firstDay),
      ),
    )
    .orderBy(desc(reports.lastDay), desc(reports.edition))
    .limit(1)
  return { title: last?.document?.title ?? '', next: last?.words.next ?? [] }
}

/** Whether the figures changed since the draft. */
async function isOutdated(tx: Transaction, row: Report): Promise<boolean> {
  if (row.state !== 'draft' || !row.document) return false
  const read = await readFigures(tx, row.clientId, periodOf(row))
  if (!read) return false
  const { received: _, ...stored } = row.document
  // A block that the draft's build did not have is no change of figures.
  const fresh = Object.entries(composeReport(read.figures)).filter(([name]) => name in stored)
  // Compared as canonical JSON, as stored.
  return canonical(Object.fromEntries(fresh)) !== canonical(stored)
}

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, each) =>
    each && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => a.localeCompare(b)))
      : each,
  )

/** A draft has the client's present logo, until it is approved. */
const logoOf = async (tx: Transaction, row: Report): Promise<string | null> =>
  row.state === 'approved' || row.sendAt ? row.logoId : currentLogoId(tx, row.clientId)

async function nameOf(tx: Transaction, id: string): Promise<string> {
  const [person] = await tx.select({ name: people.name }).from(people).where(eq(people.id, id))
  return person?.name ?? 'Alguém que saiu da equipe'
}

async function listReceivers(tx: Transaction, clientId: string) {
  const list = await readReceivers(tx, clientId)
  return { list: list.map(({ name, email }) => ({ name, email })), key: listKey(list) }
}

/** The logo of a report's cover, as it stands at the desk. */
export function readReportLogo(database: Pick<Database, 'db'>, staffId: string, id: string) {
  return asStaff(database, staffId, async (tx) => {
    const row = await findReport(tx, id)
    return row ? readLogo(tx, await logoOf(tx, row)) : null
  })
}

/** Data of the desk's page of one report, or null. */
export function readReport(database: Pick<Database, 'db'>, staffId: string, id: string) {
  return asStaff(database, staffId, async (tx) => {
    const row = await findReport(tx, id)
    if (!row) return null
    const [client] = await tx.select().from(clients).where(eq(clients.id, row.clientId))
    if (!client) return null
    const editions = await tx
      .select({ id: reports.id, edition: reports.edition, state: reports.state })
      .from(reports)
      .where(
        and(
          eq(reports.clientId, row.clientId),
          eq(reports.firstDay, row.firstDay),
          eq(reports.lastDay, row.lastDay),
        ),
      )
      .orderBy(reports.edition)
    const logoId = await logoOf(tx, row)
    return {
      row,
      client,
      plan: planOf(row),
      planner: row.sendBy && (await nameOf(tx, row.sendBy)),
      changer: row.changedBy && (await nameOf(tx, row.changedBy)),
      receivers: await listReceivers(tx, row.clientId),
      logo: await readLogoFacts(tx, logoId),
      edition: editionOf(row),
      words: { ...noWords, ...row.words },
      editions,
      outdated: await isOutdated(tx, row),
      promises: row.state === 'draft' ? await readPromises(tx, row) : { title: '', next: [] },
      recipients: await readRecipients(tx, row),
      links: row.state === 'approved' ? await listLinks(tx, row.id) : [],
      discardable: canDiscard(row),
    }
  })
}

export type DeskReport = NonNullable<Awaited<ReturnType<typeof readReport>>>
