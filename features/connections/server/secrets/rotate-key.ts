import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import type { Env } from '#server/env.ts'
import { keyFile, newKey, readKeys, writeKeys } from './key-ring.ts'
import { CannotOpen, seal, unseal } from './seal.ts'

/** One whose key is lost already stays as it is: its account asks to be reconnected. */
function opened(keys: Buffer[], id: string, secret: string): string | undefined {
  try {
    return unseal(keys, id, secret)
  } catch (error) {
    if (error instanceof CannotOpen) return undefined
    throw error
  }
}

/**
 * Seals every secret with a new key. The old key goes only when nothing needs it any more: a
 * command that is killed in its middle is run again. With keys from the environment the new one is
 * CONNECTIONS_KEY, and CONNECTIONS_OLD_KEY opens what it sealed before.
 */
export async function rotateKey(
  database: Pick<Database, 'db'>,
  root: string,
  env: Pick<Env, 'CONNECTIONS_KEY' | 'CONNECTIONS_OLD_KEY' | 'DATA_DIR'>,
): Promise<{ sealed: number; lost: number }> {
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
    let sealed = 0
    for (const { id, secret } of rows) {
      const text = opened(keys, id, secret)
      if (text === undefined) continue
      const anew = seal(keys[0] as Buffer, id, text)
      await tx.execute(sql`update alisio.ad_credentials set secret = ${anew} where id = ${id}`)
      sealed += 1
    }
    return { sealed, lost: rows.length - sealed }
  })
  if (fromFile) writeKeys(file, text(keys.slice(0, 1)))
  return count
}
