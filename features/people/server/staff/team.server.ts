import { asc, eq, sql } from 'drizzle-orm'

import { z } from 'zod'

import type { Database, Transaction } from '#server/db/client.ts'
import { jsonAs, queryRows, textAs } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { AppError } from '#server/failures/errors.ts'
import type { Args } from '#server/http/request/request-context.ts'
import { listInvitations } from '../invitations/accept-invitation.ts'
import { people, staff } from '../schema.ts'
import { type AuditKind, auditKinds, recordAudit } from './audit-log.ts'
import { isLastOwner, isLimited, lastOwner } from './find-staff.ts'
import { openDesk } from './staff.server.ts'

type Db = Pick<Database, 'db'>

const onlyTheOwner = () =>
  new AppError('forbidden', 'Só o dono da agência muda a equipe.', 'Peça a ele.')

async function byTheOwner(
  database: Db,
  staffId: string,
  isDone: (member: typeof staff.$inferSelect | undefined) => boolean,
  userId: string,
  work: (tx: Transaction) => Promise<{ id: string }[]>,
  note: (tx: Transaction) => Promise<void>,
): Promise<void> {
  try {
    await asStaff(database, staffId, async (tx) => {
      // The lock of the rule that one owner stays (0020_staff.sql).
      await tx.execute(
        sql`select pg_advisory_xact_lock(hashtextextended('owners of the agency', 0))`,
      )
      const [member] = await tx.select().from(staff).where(eq(staff.userId, userId))
      // A double click, or two people at once.
      if (isDone(member)) return
      await note(tx)
      if ((await work(tx)).length === 0) throw onlyTheOwner()
    })
  } catch (error) {
    throw isLastOwner(error) ? lastOwner() : error
  }
}

/** Takes effect with the user's next request. */
export function removeStaff(database: Db, staffId: string, userId: string): Promise<void> {
  return byTheOwner(
    database,
    staffId,
    (member) => !member,
    userId,
    (tx) => tx.delete(staff).where(eq(staff.userId, userId)).returning({ id: staff.userId }),
    (tx) => recordAudit(tx, { kind: 'staff-removed', about: userId }),
  )
}

export function changeRole(
  database: Db,
  staffId: string,
  userId: string,
  role: 'owner' | 'team',
): Promise<void> {
  return byTheOwner(
    database,
    staffId,
    (member) => member?.role === role,
    userId,
    (tx) =>
      tx
        .update(staff)
        .set({ role })
        .where(eq(staff.userId, userId))
        .returning({ id: staff.userId }),
    (tx) => recordAudit(tx, { kind: 'staff-role-changed', about: userId, detail: { role } }),
  )
}

/** Lets a member publish the site, beside the owners. */
export function allowPublishing(
  database: Db,
  staffId: string,
  userId: string,
  publishes: boolean,
): Promise<void> {
  return byTheOwner(
    database,
    staffId,
    (member) => member?.publishes === publishes,
    userId,
    (tx) =>
      tx
        .update(staff)
        .set({ publishes })
        .where(eq(staff.userId, userId))
        .returning({ id: staff.userId }),
    (tx) => recordAudit(tx, { kind: 'publishing-allowed', about: userId, detail: { publishes } }),
  )
}

/** Shows a member only the clients they answer for; owners always see all of them. */
export function limitStaff(
  database: Db,
  staffId: string,
  userId: string,
  limited: boolean,
): Promise<void> {
  return byTheOwner(
    database,
    staffId,
    (member) => member?.ownClientsOnly === limited,
    userId,
    (tx) =>
      tx
        .update(staff)
        .set({ ownClientsOnly: limited })
        .where(eq(staff.userId, userId))
        .returning({ id: staff.userId }),
    (tx) => recordAudit(tx, { kind: limited ? 'staff-limited' : 'staff-unlimited', about: userId }),
  )
}

/** Signs the user out everywhere; they set the factor up again. */
export async function resetSecondFactor(database: Db, staffId: string, userId: string) {
  try {
    await asStaff(database, staffId, async (tx) => {
      await tx.execute(sql`select alisio.reset_second_factor(${userId})`)
      await recordAudit(tx, { kind: 'second-factor-reset', about: userId })
    })
  } catch (error) {
    throw (error as { cause?: { code?: string } }).cause?.code === '42501' ? onlyTheOwner() : error
  }
}

const auditLineRow = z.object({
  id: z.number(),
  at: z.string(),
  kind: textAs<AuditKind>(),
  staffName: z.string(),
  clientId: z.nullable(z.string()),
  /** Null once the client is erased. */
  clientName: z.nullable(z.string()),
  /** The user, invited address or visitor the line is about, while it exists. */
  about: z.nullable(z.string()),
  detail: jsonAs<Record<string, string | number | boolean>>(),
})
type AuditLine = z.infer<typeof auditLineRow>

type AuditQuery = { limit: number; before?: number; clientId?: string }

/** The latest lines, or those before one of them. Names are joined, not stored. */
export async function readAuditLog(tx: Transaction, { limit, before, clientId }: AuditQuery) {
  const rows = await queryRows(tx, auditLineRow)`
    select acts.id::int as id, to_char(acts.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
      acts.kind, acts.staff_name as "staffName", acts.client_id as "clientId",
      clients.name as "clientName", coalesce(people.name, invitations.email, met.name) as about,
      acts.detail
    from (
      select * from alisio.acts
      where ${before ? sql`id < ${before}` : sql`true`}
        and ${clientId ? sql`client_id = ${clientId}` : sql`true`}
      order by id desc limit ${limit + 1}) acts
    left join alisio.clients on clients.id = acts.client_id
    left join alisio.people on people.id = acts.about
    left join alisio.invitations on invitations.id::text = acts.about
    left join lateral (
      select person.name from alisio.bookings
      join alisio.contact_messages person on person.id = bookings.contact_message_id
      where bookings.id = case when acts.kind like 'meeting-%' then acts.about::uuid end) met on true
    order by acts.id desc`
  const lines = rows.slice(0, limit)
  return { lines, older: rows.length > limit ? (lines.at(-1)?.id ?? null) : null }
}

const LATEST = 8

/** Staff, open invitations and the latest audit lines. */
export function listStaff(database: Pick<Database, 'db'>, staffId: string) {
  return asStaff(database, staffId, async (tx) => {
    const members = await tx
      .select({
        id: people.id,
        name: people.name,
        email: people.email,
        role: staff.role,
        limited: isLimited,
        publishes: staff.publishes,
        twoFactor: people.twoFactorEnabled,
        lastSeen: people.lastSeen,
      })
      .from(staff)
      .innerJoin(people, eq(people.id, staff.userId))
      .orderBy(asc(staff.role), asc(sql`lower(${people.name})`))
    return {
      members,
      invitations: await listInvitations(tx),
      auditLog: (await readAuditLog(tx, { limit: LATEST })).lines,
    }
  })
}

export { type AuditLine, auditKinds }

const LINES = 50

export async function teamOf(args: Args) {
  const { member, database } = await openDesk(args)
  return { self: member, ...(await listStaff(database, member.id)) }
}

/** A page of the audit log, of everything or of one client. */
export async function logOf(args: Args, query: { before?: number; clientId?: string }) {
  const { run } = await openDesk(args)
  return run((tx) => readAuditLog(tx, { limit: LINES, ...query }))
}
