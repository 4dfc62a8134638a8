import { eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { CannotOpen, type KeyRing } from '#server/sealing.ts'
import { pushKeys, pushSubscriptions } from './schema.ts'
import { generateVapidKeys, type VapidKeys } from './web-push/vapid.ts'

const ID = 'vapid'

type Deps = { database: Pick<Database, 'db'>; keys: KeyRing }

const newRow = (keys: KeyRing) => {
  const { publicKey, privateKey } = generateVapidKeys()
  return { id: ID, publicKey, secret: keys.seal(ID, privateKey) }
}

/** The pair of this agency, created on first use: of processes that start at once one wins. */
export async function readVapidKeys({ database: { db }, keys }: Deps): Promise<VapidKeys> {
  const find = () => db.select().from(pushKeys).where(eq(pushKeys.id, ID))
  let [row] = await find()
  if (!row) {
    await db.insert(pushKeys).values(newRow(keys)).onConflictDoNothing()
    ;[row] = await find()
  }
  if (!row) throw new Error('the push keys are not there')
  return { publicKey: row.publicKey, privateKey: keys.unseal(ID, row.secret) }
}

/**
 * The same for a new subscription. A pair whose sealing key is lost, for example after restoring a
 * backup elsewhere, is replaced; devices subscribed with it receive nothing any more.
 */
export async function ensureVapidKeys(deps: Deps): Promise<VapidKeys> {
  try {
    return await readVapidKeys(deps)
  } catch (error) {
    if (!(error instanceof CannotOpen)) throw error
  }
  await deps.database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('push keys', 0))`)
    const [row] = await tx.select().from(pushKeys).where(eq(pushKeys.id, ID))
    if (row && canOpen(deps.keys, row.secret)) return
    await tx.delete(pushKeys).where(eq(pushKeys.id, ID))
    await tx.delete(pushSubscriptions)
    await tx.insert(pushKeys).values(newRow(deps.keys))
  })
  return readVapidKeys(deps)
}

function canOpen(keys: KeyRing, secret: string): boolean {
  try {
    keys.unseal(ID, secret)
    return true
  } catch (error) {
    if (error instanceof CannotOpen) return false
    throw error
  }
}
