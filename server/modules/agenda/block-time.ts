import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { agendaBlocks } from '#server/db/schema-agenda.ts'
import { changeCalendar } from './calendar-lock.ts'

type Block = { startsAt: Date; endsAt: Date; note?: string }

/** Nothing more is booked in this time; what is booked already stays. */
export function blockTime(database: Pick<Database, 'db'>, block: Block): Promise<string> {
  return changeCalendar(database, async (tx) => {
    const [row] = await tx.insert(agendaBlocks).values(block).returning({ id: agendaBlocks.id })
    return (row as { id: string }).id
  })
}

/** Resolves with whether there was such a block. */
export async function unblockTime({ db }: Pick<Database, 'db'>, id: string): Promise<boolean> {
  const { rowCount } = await db.delete(agendaBlocks).where(eq(agendaBlocks.id, id))
  return rowCount === 1
}
