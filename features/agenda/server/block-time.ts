import { and, eq, isNull } from 'drizzle-orm'
import { agendaBlocks, agendaHosts } from '#features/calendar/server/calendar.server.ts'
import { recordAct } from '#features/people/server/people.server.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import { changeCalendar } from './calendar-lock.ts'

type Block = { startsAt: Date; endsAt: Date; note?: string; host?: number }

async function isHost(tx: Transaction, id: number): Promise<boolean> {
  const known = await tx.select().from(agendaHosts).where(eq(agendaHosts.id, id))
  return known.length > 0
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

/** Nothing more is booked in this time; what is booked already stays. */
export function blockTime(
  database: Pick<Database, 'db'>,
  block: Block,
  staffId?: string,
): Promise<string> {
  return changeCalendar(
    database,
    async (tx) => {
      if (block.host && !(await isHost(tx, block.host))) throw notFound()
      // The same time is blocked already: the button was pressed twice, or by two people.
      const same = await findSame(tx, block)
      if (same) return same
      const [row] = await tx.insert(agendaBlocks).values(block).returning({ id: agendaBlocks.id })
      const { id } = row as { id: string }
      if (staffId) await recordAct(tx, { kind: 'time-blocked', about: id })
      return id
    },
    staffId,
  )
}

/** Resolves with whether there was such a block. */
export function unblockTime(
  database: Pick<Database, 'db'>,
  id: string,
  staffId?: string,
): Promise<boolean> {
  return changeCalendar(
    database,
    async (tx) => {
      const { rowCount } = await tx.delete(agendaBlocks).where(eq(agendaBlocks.id, id))
      if (rowCount && staffId) await recordAct(tx, { kind: 'time-unblocked', about: id })
      return rowCount === 1
    },
    staffId,
  )
}
