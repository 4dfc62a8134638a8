import { brand } from '#content/brand.ts'
import { requireStaff } from '#features/people/server/people.server.ts'
import { type Args, requestInfo } from '#server/http/request/request-context.ts'
import { type OriginRow, type Origins, type OriginView, readOrigins } from './read-origins.ts'

export type { OriginRow, OriginView }

/** `month` as 2026-11; without it the one it is where the agency is. */
export async function originsOf(
  args: Args,
  { month, by }: { month: string | null; by: OriginView },
): Promise<Origins & { month: string; counting: boolean }> {
  const { id } = await requireStaff(args)
  const { deps } = requestInfo(args)
  // What this process counted in the last minute is looked at, too.
  await deps.visits.flush()
  const { timeZone } = brand
  const now = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format()
  const shown = month ?? now.slice(0, 7)
  const origins = await readOrigins(deps.database, id, { month: shown, by, timeZone })
  return { ...origins, month: shown, counting: deps.env.COUNT_VISITS }
}
