import { sql } from 'drizzle-orm'
import { type PeriodQuery, periodSearch } from '#features/figures/rules/period.ts'
import type { Day } from '#features/shared/rules/days.ts'
import type { Viewer } from '#server/db/as-client.ts'
import { askAsClient } from '#server/db/ask-as-client.ts'
import type { Database } from '#server/db/client.ts'
import { type Overview, readOverview } from './read-overview.ts'
import { dayThere } from './read-received.ts'

/** A few tens of kilobytes each. */
const MOST = 300

const keptOf = new WeakMap<object, Map<string, Overview>>()

type Stamp = { version: string; today: Day }

/** What a client has at all is the same in every period: any other look at this version knows it. */
function accountOf(kept: Map<string, Overview>, version: string) {
  for (const [key, { account }] of kept) if (key.startsWith(version)) return account
  return undefined
}

/**
 * The overview of the version of a client's figures that stands, worked out once per process. The
 * database is asked every time: whether this person has access, and which version it is.
 */
export async function keptOverview(
  database: Pick<Database, 'db'>,
  viewer: Viewer,
  query: PeriodQuery,
): Promise<Overview> {
  if ('staffId' in viewer) return readOverview(database, viewer, query)
  const [stamp] = await askAsClient<Stamp>(
    database,
    viewer,
    sql`select version::text, ${dayThere(sql`now()`)}::text as today from alisio.figure_versions
      where client_id = (select alisio.app_client_id())`,
  )
  if (!stamp) return readOverview(database, viewer, query)
  const kept = keptOf.get(database.db) ?? new Map<string, Overview>()
  keptOf.set(database.db, kept)
  const version = `${viewer.clientId} ${stamp.version} ${stamp.today} `
  const key = version + periodSearch(query)
  const overview =
    kept.get(key) ??
    (await readOverview(database, viewer, query, undefined, accountOf(kept, version)))
  // The one used longest ago is the first to go.
  kept.delete(key)
  kept.set(key, overview)
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST) break
    kept.delete(oldest)
  }
  return overview
}
