import type { ProjectImage } from '#content/types/portfolio-page.ts'
import { type Brush, createBrush, type Screen } from './brush.ts'
import { feedPhone, film } from './cafe.ts'
import { dashboard, search } from './norte.ts'
import { booking, bookingPhone } from './pousada.ts'

const drawings: Record<ProjectImage['screen'], (brush: Brush) => Screen> = {
  booking,
  'booking-phone': bookingPhone,
  film,
  'feed-phone': feedPhone,
  dashboard,
  search,
}

/** The screens of the portfolio's sample projects, for the site and for its PDF. */
export async function drawScreens(): Promise<Map<string, Screen>> {
  const brush = await createBrush()
  return new Map(Object.entries(drawings).map(([name, draw]) => [name, draw(brush)]))
}
