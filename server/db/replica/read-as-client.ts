import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Transaction } from '../client.ts'
import { queryRows } from '../query-rows.ts'
import { asClient, queryAsClient, type Viewer } from '../roles/run-as.ts'

/** One snapshot: the version and the figures are of the same moment. */
const snapshot = { accessMode: 'read only', isolationLevel: 'repeatable read' } as const

const versionRow = z.object({ version: z.string() })

/** The database that figures are read from, with or without a replica. */
export type FigureSource = Pick<Database, 'db' | 'replica'>

/**
 * Reads a client's figures like `asClient`: from the replica where it has the version that the
 * primary has at this moment, else from the primary. So nobody sees figures from before a write,
 * their own or anybody's, and access is judged by the primary. `work` only reads tables whose
 * changes give the client another version (functions/figures.sql); it may run twice. Staff look
 * through the primary. A caller that has just asked for the version passes it.
 */
export async function readAsClient<T>(
  database: FigureSource,
  viewer: Viewer,
  work: (tx: Transaction) => Promise<T>,
  version?: string,
): Promise<T> {
  const { replica } = database
  if (replica && 'userId' in viewer && replica.isUsable()) {
    const current = version ?? (await askVersion(database, viewer))
    const answer =
      current &&
      (await replica.attempt((source) =>
        asClient(source, viewer, (tx) => readVersion(tx, viewer, current, work), snapshot),
      ))
    if (answer) return answer.value
  }
  return asClient(database, viewer, work)
}

/** Under the viewer's rights, so that access the replica does not have yet is no version either. */
async function readVersion<T>(
  tx: Transaction,
  { clientId }: Viewer,
  version: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<{ value: T } | null> {
  const [row] = await queryRows(tx, versionRow)`
    select version::text from alisio.figure_versions where client_id = ${clientId}`
  return row?.version === version ? { value: await work(tx) } : null
}

async function askVersion(
  database: FigureSource,
  viewer: Extract<Viewer, { userId: string }>,
): Promise<string | undefined> {
  const [row] = await queryAsClient(
    database,
    viewer,
    versionRow,
    sql`select version::text from alisio.figure_versions
      where client_id = (select alisio.app_client_id())`,
  )
  return row?.version
}
