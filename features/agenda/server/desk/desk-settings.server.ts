import { and, eq, isNull, sql } from 'drizzle-orm'
import { agenda } from '#content/pages/agenda.ts'
import { type AgendaSettings, agendaSettings } from '#features/calendar/rules/agenda-settings.ts'
import {
  agendaBlocks,
  agendaFeeds,
  agendaHosts,
  agendaSettingsRow,
  readChanged,
  readSettings,
} from '#features/calendar/server/calendar.server.ts'
import { openDesk, recordAudit } from '#features/people/server/people.server.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { AppError, notFound } from '#server/failures/errors.ts'
import { refuseStale, versionOf } from '#server/failures/stale-form.ts'
import type { Args } from '#server/http/request/request-context.ts'
import type { HostWish, KindWish } from '../../rules/settings-form.ts'
import { feedPath } from '../feed.ts'
import { changeCalendar, listHosts, storeHost } from '../hosts.ts'
import { listBlocks } from '../list-meetings.ts'

type Block = { startsAt: Date; endsAt: Date; note?: string; host?: number }

async function isHost(tx: Transaction, id: number): Promise<boolean> {
  const rows = await tx.select().from(agendaHosts).where(eq(agendaHosts.id, id))
  return rows.length > 0
}

async function findSame(tx: Transaction, block: Block): Promise<string | undefined> {
  const { startsAt, endsAt, note = '', host } = block
  const [row] = await tx
    .select({ id: agendaBlocks.id })
    .from(agendaBlocks)
    .where(
      and(
        eq(agendaBlocks.startsAt, startsAt),
        eq(agendaBlocks.endsAt, endsAt),
        eq(agendaBlocks.note, note),
        host ? eq(agendaBlocks.host, host) : isNull(agendaBlocks.host),
      ),
    )
  return row?.id
}

/** Blocks new bookings in this span; existing ones stay. */
export function blockTime(
  database: Pick<Database, 'db'>,
  block: Block,
  staffId?: string,
): Promise<string> {
  return changeCalendar(
    database,
    async (tx) => {
      if (block.host !== undefined && !(await isHost(tx, block.host))) throw notFound()
      // Blocked already: a double click, or two people at once.
      const same = await findSame(tx, block)
      if (same) return same
      const [row] = await tx.insert(agendaBlocks).values(block).returning({ id: agendaBlocks.id })
      const { id } = row as { id: string }
      if (staffId) await recordAudit(tx, { kind: 'time-blocked', about: id })
      return id
    },
    staffId,
  )
}

export function unblockTime(
  database: Pick<Database, 'db'>,
  id: string,
  staffId?: string,
): Promise<boolean> {
  return changeCalendar(
    database,
    async (tx) => {
      const { rowCount } = await tx.delete(agendaBlocks).where(eq(agendaBlocks.id, id))
      if (rowCount && staffId) await recordAudit(tx, { kind: 'time-unblocked', about: id })
      return rowCount === 1
    },
    staffId,
  )
}

const same = (one: unknown, other: unknown) => versionOf(one) === versionOf(other)

/** The parts of the settings, as the audit log names them. */
const partNames: Record<keyof AgendaSettings, string> = {
  hours: 'horarios',
  kinds: 'conversas',
  everyMinutes: 'regras',
  bufferMinutes: 'regras',
  noticeHours: 'regras',
  horizonDays: 'regras',
  changeHours: 'regras',
  nationalHolidays: 'feriados',
  closedDays: 'feriados',
  place: 'lugar',
}

type People = Awaited<ReturnType<typeof listHosts>>
const hostPart = ({ userId, takesMeetings, hours }: HostWish) => [userId, takesMeetings, hours]

/** Without those who take no meetings: somebody new on the staff changes nothing here. */
const hostParts = (people: HostWish[]) =>
  people.filter(({ takesMeetings, hours }) => takesMeetings || hours).map(hostPart)

/** The version of all that the settings' form shows. */
export const settingsVersion = (changed: Partial<AgendaSettings>, people: People) =>
  versionOf([changed, hostParts(people)])

/**
 * What the row holds after a change: a setting that nobody touched stays the content's, so that a
 * later change of the content counts.
 */
function mergeChanges(before: Partial<AgendaSettings>, wish: Partial<AgendaSettings>) {
  const now = { ...agenda.settings, ...before }
  const touched = Object.entries(wish).filter(
    ([name, value]) => !same(value, now[name as keyof AgendaSettings]),
  )
  // JSON drops undefined values, which restores the content's.
  return JSON.parse(JSON.stringify({ ...before, ...Object.fromEntries(touched) }))
}

type Wish = { settings?: Partial<AgendaSettings>; kinds?: KindWish[]; people?: HostWish[] }

/** Numbers of the people a kind names; of everybody who never took a meeting one is made. */
async function kindsOf(tx: Transaction, wishes: KindWish[], people: People) {
  const numbers = new Map(people.map(({ userId, id }) => [userId, id]))
  for (const userId of new Set(wishes.flatMap((wish) => wish.people))) {
    if (numbers.get(userId)) continue
    if (!numbers.has(userId)) throw notFound()
    const [row] = await tx
      .insert(agendaHosts)
      .values({ userId, takesMeetings: false })
      .onConflictDoUpdate({ target: agendaHosts.userId, set: { userId } })
      .returning({ id: agendaHosts.id })
    numbers.set(userId, row?.id ?? null)
  }
  return wishes.map(({ people: chosen, ...kind }) => {
    const hosts = chosen.flatMap((userId) => numbers.get(userId) ?? []).sort((a, b) => a - b)
    return { ...kind, ...(hosts.length > 0 && { hosts }) }
  })
}

/**
 * Saves the settings and who takes meetings, all or nothing. Undefined hours restore the content's;
 * `formVersion` is the version the form was loaded with.
 */
export function saveAgenda(
  database: Pick<Database, 'db'>,
  staffId: string,
  { settings = {}, kinds, people: wishes = [] }: Wish,
  formVersion?: string,
): Promise<void> {
  return changeCalendar(
    database,
    async (tx) => {
      const before = await readChanged(tx)
      const people = await listHosts(tx)
      const wish = kinds ? { ...settings, kinds: await kindsOf(tx, kinds, people) } : settings
      const next = mergeChanges(before, wish)
      if (!agendaSettings.safeParse({ ...agenda.settings, ...next }).success) {
        throw new AppError('bad_request', 'Estes ajustes não servem.', 'Confira os valores.')
      }
      const now = new Map(people.map((person) => [person.userId, person]))
      const changed = wishes.filter((wish) => {
        const person = now.get(wish.userId)
        return !person || !same(hostPart(person), hostPart(wish))
      })
      const wished = new Map(wishes.map((wish) => [wish.userId, wish]))
      refuseStale({
        formVersion,
        stored: [before, hostParts(people)],
        submitted: [next, hostParts(people.map((person) => wished.get(person.userId) ?? person))],
        what: 'estes ajustes',
      })
      for (const wish of changed) await storeHost(tx, wish)
      await storeSettings(tx, before, next)
    },
    staffId,
  )
}

async function storeSettings(
  tx: Transaction,
  before: Partial<AgendaSettings>,
  next: Partial<AgendaSettings>,
): Promise<void> {
  const names = Object.keys(partNames) as (keyof AgendaSettings)[]
  const parts = names.filter((name) => !same(before[name], next[name]))
  if (parts.length === 0) return
  await tx
    .insert(agendaSettingsRow)
    .values({ settings: next })
    .onConflictDoUpdate({
      target: agendaSettingsRow.singleton,
      set: { settings: next, changedAt: sql`now()` },
    })
  for (const what of new Set(parts.map((name) => partNames[name]))) {
    await recordAudit(tx, { kind: 'agenda-changed', detail: { what } })
  }
}

/** Invalidates the old address of this person's feed. */
export function renewFeed(database: Pick<Database, 'db'>, staffId: string): Promise<void> {
  return asStaff(database, staffId, async (tx) => {
    await tx
      .insert(agendaFeeds)
      .values({ userId: staffId, version: 1 })
      .onConflictDoUpdate({
        target: agendaFeeds.userId,
        set: { version: sql`${agendaFeeds.version} + 1` },
      })
    await recordAudit(tx, { kind: 'agenda-feed-renewed' })
  })
}

export async function settingsOf(args: Args) {
  const { run } = await openDesk(args)
  const stored = await run(async (tx) => {
    const changed = await readChanged(tx)
    const people = await listHosts(tx)
    return {
      settings: await readSettings(tx),
      ownHours: changed.hours !== undefined,
      version: settingsVersion(changed, people),
      people,
    }
  })
  return { ...stored, content: agenda.settings }
}

/** Blocked times to come, and whose calendars there are. */
export async function blocksOf(args: Args) {
  const { run } = await openDesk(args)
  return run(async (tx) => ({
    blocks: await listBlocks(tx, new Date()),
    people: await listHosts(tx),
  }))
}

/** The signed-in person's own video room. */
export async function ownRoomOf(args: Args): Promise<string> {
  const { run, staffId } = await openDesk(args)
  const [row] = await run((tx) =>
    tx.select({ room: agendaHosts.room }).from(agendaHosts).where(eq(agendaHosts.userId, staffId)),
  )
  return row?.room ?? ''
}

/** An empty room is none: meetings are in the agency's or have one each. */
export function saveRoom(
  database: Pick<Database, 'db'>,
  staffId: string,
  room: string,
): Promise<void> {
  return asStaff(database, staffId, async (tx) => {
    await tx
      .insert(agendaHosts)
      .values({ userId: staffId, takesMeetings: false, room: room || null })
      .onConflictDoUpdate({ target: agendaHosts.userId, set: { room: room || null } })
    await recordAudit(tx, { kind: 'agenda-room-changed' })
  })
}

/** The address of the signed-in person's calendar feed. */
export async function feedOf(args: Args): Promise<string> {
  const { database, staffId, origin } = await openDesk(args)
  return origin + (await feedPath(database, staffId))
}
