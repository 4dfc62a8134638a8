import { brand } from '#content/brand.ts'
import { holidayOn } from '#contracts/availability.ts'
import type { Office } from '#contracts/business-time.ts'
import type { Transaction } from '#server/db/client.ts'
import { brandClock } from '#server/modules/agenda/list-days.ts'
import { readSettings } from '#server/modules/agenda/settings.ts'

/** The agency's opening hours with its holidays. As the server: the calendar's settings are its own. */
export async function readOffice(tx: Transaction): Promise<Office> {
  const settings = await readSettings(tx)
  return {
    hours: brand.hours,
    clock: brandClock,
    isClosed: (day) => holidayOn(settings, day) !== undefined,
  }
}
