import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import type { Env } from '#server/env/env.ts'
import { CannotOpen, keyFile, newKey, readKeys, seal, unseal, writeKeys } from '#server/sealing.ts'

/** A secret whose key is lost stays: its account asks to be reconnected. */
function tryOpen(keys: Buffer[], id: string, secret: string): string | undefined {
  try {
    return unseal(keys, id, secret)
  } catch (error) {
    if (error instanceof CannotOpen) return undefined
    throw error
  }
}

const secretRow = z.object({ id: z.string(), secret: z.string() })

/** Every table with sealed secrets, in columns `id` and `secret`. */
const sealedTables = [
  sql`alisio.ad_credentials`,
  sql`alisio.agenda_calendars`,
  sql`alisio.push_keys`,
  sql`alisio.whatsapp_numbers`,
]

/**
 * Seals every secret with a new key. The old one is deleted only when unused, so an interrupted
 * command can be run again. With keys from the environment, CONNECTIONS_KEY is the new one and
 * CONNECTIONS_OLD_KEY opens older secrets.
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
    const counts = { sealed: 0, lost: 0 }
    for (const table of sealedTables) {
      const rows = await queryRows(tx, secretRow)`select id, secret from ${table} for update`
      for (const { id, secret } of rows) {
        const text = tryOpen(keys, id, secret)
        if (text === undefined) {
          counts.lost += 1
          continue
        }
        const anew = seal(keys[0] as Buffer, id, text)
        await tx.execute(sql`update ${table} set secret = ${anew} where id = ${id}`)
        counts.sealed += 1
      }
    }
    return counts
  })
  if (fromFile) writeKeys(file, text(keys.slice(0, 1)))
  return count
}
