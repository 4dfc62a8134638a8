import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { assignAccount } from '#features/connections/server/assign-account.ts'
import { addCredential } from '#features/connections/server/credentials/store-credential.ts'
import type { Database } from '#server/db/client.ts'
import type { Connection } from '#server/db/connection/connection.ts'
import type { Env } from '#server/env/env.ts'
import { createLogger } from '#server/log.ts'
import { keyRing } from '#server/sealing.ts'
import { addStaff } from '../../people/staff.ts'

/** What connecting and syncing need, with keys in a folder of the test's own and no waiting. */
export async function connectionDeps(database: Database, connection: Connection, env: Env) {
  const root = mkdtempSync(join(tmpdir(), 'alisio-keys-'))
  const slept: number[] = []
  return {
    env,
    root,
    log: createLogger('silent'),
    connection,
    database,
    keys: keyRing(root, env),
    timeouts: { sleep: async (ms: number) => void slept.push(ms) },
    slept,
    queue: { enqueue: async () => {} },
    staffId: (await addStaff(database)).id,
    cleanUp: () => rmSync(root, { recursive: true, force: true }),
  }
}

export type TestDeps = Awaited<ReturnType<typeof connectionDeps>>

async function accountOf(database: Database, externalId: string): Promise<string> {
  const { rows } = await database.db.execute<{ id: string }>(
    sql`select id from alisio.ad_accounts where external_id = ${externalId}`,
  )
  return rows[0]?.id as string
}

/** A pasted token, and one of its accounts for a client. */
export async function connectMeta(
  deps: TestDeps,
  token: string,
  { externalId, ...values }: { externalId: string; clientId: string; now?: Date; rate?: string },
): Promise<string> {
  await addCredential(deps, deps.staffId, {
    platform: 'meta',
    kind: 'token',
    label: 'Agência',
    secret: { token },
  })
  const id = await accountOf(deps.database, externalId)
  await assignAccount(deps, deps.staffId, { id, ...values })
  return id
}
