import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import type { Env } from '#server/env.ts'
import { keyFile, newKey, readKeys, writeKeys } from './key-ring.ts'
import { seal, unseal } from './seal.ts'

/**
 * Seals every secret with a new key. The old key goes only when nothing needs it any more: a
 * command that is killed in its middle is run again. With keys from the environment the new one is
 * CONNECTIONS_KEY, and CONNECTIONS_OLD_KEY opens what it sealed before.
 */
export async function rotateKey(
  database: Pick<Database, 'db'>,
  root: string,
  env: Pick<Env, 'CONNECTIONS_KEY' | 'CONNECTIONS_OLD_KEY' | 'DATA_DIR'>,
): Promise<number> {
  const before = readKeys(root, env)
  const fromFile = env.CONNECTIONS_KEY === undefined
  const file = keyFile(root, env)
  const text = (keys: Buffer[]) => keys.map((each) => each.toString('base64'))
  if (fromFile) writeKeys(file, [newKey(), ...text(before)])
  const keys = readKeys(root, env)
  const count = await database.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string; secret: string }>(
      sql`select id, secret from alisio.ad_credentials for update`,
    )
    for (const { id, secret } of rows) {
      const sealed = seal(keys[0] as Buffer, id, unseal(keys, id, secret))
      await tx.execute(sql`update alisio.ad_credentials set secret = ${sealed} where id = ${id}`)
    }
    return rows.length
  })
  if (fromFile) writeKeys(file, text(keys.slice(0, 1)))
  return count
}
