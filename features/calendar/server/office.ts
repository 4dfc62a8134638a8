import { brand } from '#content/brand.ts'
import type { Transaction } from '#server/db/client.ts'
import { holidayOn } from '../rules/availability.ts'
import type { Office } from '../rules/business-time.ts'
import { readSettings } from './settings.ts'
import { brandClock } from './wall-clock.ts'

/** The agency's opening hours with its holidays. As the server: the calendar's settings are its own. */
export async function readOffice(tx: Transaction): Promise<Office> {
  const settings = await readSettings(tx)
  return {
    hours: brand.hours,
    clock: brandClock,
    isClosed: (day) => holidayOn(settings, day) !== undefined,
  }
}
