import { brand } from '#content/brand.ts'
import { contentAt } from '#content/derived/addresses.ts'
import { brandClock } from '#features/calendar/server/calendar.server.ts'
import { readPages } from '#features/visits/server/visits.server.ts'
import type { Database } from '#server/db/client.ts'

type Db = Pick<Database, 'db'>

type Brought = {
  visits: number
  leads: number
  meetings: number
  won: number
  value: number
  /** Visits of each day, the oldest first. */
  days: number[]
}

const DAY_MS = 86_400_000
export const BROUGHT_DAYS = 30

/** What some texts brought in the last thirty days, by their slugs. */
export async function readBrought(
  database: Db,
  staffId: string,
  slugs: readonly string[],
): Promise<Map<string, Brought>> {
  const paths = new Map(
    slugs.flatMap((slug) => {
      const path = contentAt(`articles/${slug}`)
      return path ? [[path, slug] as const] : []
    }),
  )
  const now = Date.now()
  const list = Array.from({ length: BROUGHT_DAYS }, (_, at) =>
    brandClock.dayOf(now - (BROUGHT_DAYS - 1 - at) * DAY_MS),
  )
  const { outcomes, days } = await readPages(database, staffId, {
    pages: [...paths.keys()],
    since: list[0] as string,
    timeZone: brand.timeZone,
  })
  return new Map(
    [...paths].map(([path, slug]) => {
      const outcome = outcomes.find(({ page }) => page === path)
      const pageDays = days.filter(({ page }) => page === path)
      const { visits = 0, leads = 0, meetings = 0, won = 0, value = 0 } = outcome ?? {}
      const each = list.map((day) => pageDays.find((one) => one.day === day)?.visits ?? 0)
      return [slug, { visits, leads, meetings, won, value, days: each }]
    }),
  )
}
