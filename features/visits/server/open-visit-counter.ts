import { brand } from '#content/brand.ts'
import { contactPages } from '#content/derived/addresses.ts'
import { siteMap } from '#content/site-map.ts'
import type { Database } from '#server/db/client.ts'
import type { Env } from '#server/env/env.ts'
import { noVisitCounter, type VisitCounter } from '#server/http/visit-counter.ts'
import type { Logger } from '#server/log.ts'
import { createVisitCounter } from './count-visits.ts'

/** Follows a release, which may bring pages. */
const publicPaths = new Set([...siteMap.map(({ path }) => path), ...contactPages])

type Deps = {
  env: Pick<Env, 'COUNT_VISITS' | 'PUBLIC_URL'>
  database: Pick<Database, 'db'>
  log: Logger
}

/** The counter of this process, for public pages. */
export function openVisitCounter({ env, database, log }: Deps): VisitCounter {
  if (!env.COUNT_VISITS) return noVisitCounter
  const addresses = [brand.url, env.PUBLIC_URL].filter((address) => address !== undefined)
  return createVisitCounter({
    database,
    log,
    isPage: (path) => publicPaths.has(path),
    timeZone: brand.timeZone,
    siteHosts: addresses.map((address) => new URL(address).host),
  })
}
