import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/client.ts'
import type { ActKind } from './act-kinds.ts'

export type Act = {
  kind: ActKind
  clientId?: string
  /** The id of what it is about: an invitation, a person, an import. Never a name or an address. */
  about?: string
  /** Facts worth reading later: counts, file names, roles. */
  detail?: Record<string, string | number | boolean>
}

/** Adds a line to the log, in the transaction of the act itself (asStaff). */
export async function recordAct(tx: Transaction, { kind, clientId, about, detail }: Act) {
  await tx.execute(sql`
    select alisio.record_act(${kind}, ${clientId ?? null}, ${about ?? null}, ${JSON.stringify(detail ?? {})}::jsonb)`)
}
