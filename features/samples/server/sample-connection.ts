import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { wantedFrom, yesterdayIn } from '#features/connections/server/connections.server.ts'
import { asServer } from '#server/db/as-server.ts'
import type { Transaction } from '#server/db/client.ts'

/**
 * How a connected account looks, on an invented client. It goes with that client. What stands in
 * its secret's place opens nothing, and it names no next request: no platform is ever asked.
 */
export async function addSampleConnection(
  tx: Transaction,
  { clientId, name }: { clientId: string; name: string },
): Promise<void> {
  const now = new Date()
  const [zone, last] = [brand.timeZone, yesterdayIn(brand.timeZone, now)]
  const first = wantedFrom(zone, now)
  const [credential, account] = [randomUUID(), randomUUID()]
  await tx.execute(sql`
    insert into alisio.ad_credentials (id, platform, kind, label, secret, client_id)
    values (${credential}, 'meta', 'sign-in', 'Exemplo', 'v1.demo', ${clientId})`)
  await tx.execute(sql`
    insert into alisio.ad_accounts (id, platform, external_id, name, currency, zone, credential_id,
      client_id, synced_at, wanted_from)
    values (${account}, 'meta', '1', ${name}, 'BRL', ${zone}, ${credential}, ${clientId}, now(),
      ${first})`)
  await tx.execute(sql`
    insert into alisio.imports (client_id, state, file_name, platform, staff_name, seq, done_at,
      result, ad_account_id, covered_from, covered_until)
    values (${clientId}, 'done', 'Conexão de exemplo', 'meta', 'Exemplo',
      nextval('alisio.layer_order'), now(), '{}', ${account}, ${first}, ${last})`)
  await asServer(tx, (own) =>
    own.execute(sql`
      insert into alisio.ad_syncs (account_id, client_id, reason, state, started_at, ended_at,
        first_day, last_day, requests, days, changed)
      select ${account}, ${clientId}, 'night', 'done', now() - make_interval(days => back), now(),
        ${last}::date - back - 27, ${last}::date - back, 3, 84, 6
      from generate_series(0, 2) back`),
  )
}
