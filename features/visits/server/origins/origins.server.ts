import { brand } from '#content/brand.ts'
import { requireStaff } from '#features/people/server/people.server.ts'
import { type Args, requestInfo } from '#server/http/request/request-context.ts'
import { readReading } from './read-days.ts'
import { type OriginRow, type Origins, type OriginView, readOrigins } from './read-origins.ts'

export type { OriginRow, OriginView }

/** `month` such as 2026-11; the agency's current month by default. */
export async function originsOf(
  args: Args,
  { month, by }: { month: string | null; by: OriginView },
): Promise<Origins & { month: string; counting: boolean }> {
  const { id } = await requireStaff(args)
  const { deps } = requestInfo(args)
  // Includes what this process counted in the last minute.
  await deps.visits.flush()
  const { timeZone } = brand
  const now = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format()
  const selected = month ?? now.slice(0, 7)
  const origins = await readOrigins(deps.database, id, { month: selected, by, timeZone })
  return { ...origins, month: selected, counting: deps.env.COUNT_VISITS }
}

/** Visits of each day of a month and its most read pages. After `originsOf`, which flushes. */
export async function readingOf(args: Args, month: string) {
  const { id } = await requireStaff(args)
  return readReading(requestInfo(args).deps.database, id, { month, timeZone: brand.timeZone })
}
