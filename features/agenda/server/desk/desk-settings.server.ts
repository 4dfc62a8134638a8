import { and, eq, isNull, sql } from 'drizzle-orm'
import { agenda } from '#content/pages/agenda.ts'
import { type AgendaSettings, agendaSettings } from '#features/calendar/rules/agenda-settings.ts'
import {
  agendaBlocks,
  agendaFeeds,
  agendaHosts,
  agendaSettingsRow,
  partOf,
  partVersions,
  readChanged,
  readSettings,
} from '#features/calendar/server/calendar.server.ts'
import { openDesk, recordAudit } from '#features/people/server/people.server.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { asStaff } from '#server/db/run-as.ts'
import { AppError, notFound } from '#server/errors.ts'
import type { Args } from '#server/http/request/request-context.ts'
import { refuseStale } from '#server/stale-form.ts'
import { feedPath } from '../feed.ts'
import { changeCalendar, hostVersion, listHosts } from '../hosts.ts'
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
      if (block.host && !(await isHost(tx, block.host))) throw notFound()
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

type Change = (now: AgendaSettings) => Partial<AgendaSettings>

/**
 * Changes some settings; `undefined` restores the content's value. `what` names the part in the
 * audit log, `formVersion` the version the form was loaded with.
 */
export function saveSettings(
  database: Pick<Database, 'db'>,
  staffId: string,
  what: string,
  change: Change,
  formVersion?: string,
): Promise<void> {
  return changeCalendar(
    database,
    async (tx) => {
      const before = await readChanged(tx)
      // JSON drops undefined values.
      const settings = { ...before, ...change({ ...agenda.settings, ...before }) }
      const next = JSON.parse(JSON.stringify(settings))
      if (!agendaSettings.safeParse({ ...agenda.settings, ...next }).success) {
        throw new AppError('bad_request', 'Estes ajustes não servem.', 'Confira os valores.')
      }
      refuseStale({
        formVersion,
        stored: partOf(before, what),
        submitted: partOf(next, what),
        what: 'estes ajustes',
      })
      await tx
        .insert(agendaSettingsRow)
        .values({ settings: next })
        .onConflictDoUpdate({
          target: agendaSettingsRow.singleton,
          set: { settings: next, changedAt: sql`now()` },
        })
      await recordAudit(tx, { kind: 'agenda-changed', detail: { what } })
    },
    staffId,
  )
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
  const { run, database, staffId, origin } = await openDesk(args)
  const stored = await run(async (tx) => {
    const changed = await readChanged(tx)
    const people = await listHosts(tx)
    return {
      settings: await readSettings(tx),
      ownHours: changed.hours !== undefined,
      versions: partVersions(changed),
      people: people.map((person) => ({ ...person, version: hostVersion(person) })),
      blocks: await listBlocks(tx, new Date()),
    }
  })
  const feed = origin + (await feedPath(database, staffId))
  return { ...stored, feed, staffId, content: agenda.settings }
}
