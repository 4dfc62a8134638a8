import { page } from '#content/pages/portfolio.ts'
import { parts } from '#content/parts.ts'
import type { Photo } from '#content/types/common.ts'
import type { ProjectImage } from '#content/types/portfolio-page.ts'
import { type Brush, createBrush, type Screen } from './brush.ts'
import { feedPhone, film } from './cafe.ts'
import { dashboard, search } from './norte.ts'
import { plain, plainPhone } from './plain.ts'
import { booking, bookingPhone } from './pousada.ts'

const drawings: Record<ProjectImage['screen'], (brush: Brush) => Screen> = {
  booking,
  'booking-phone': bookingPhone,
  film,
  'feed-phone': feedPhone,
  dashboard,
  search,
  plain,
  'plain-phone': plainPhone,
}

const drawnIn = (image: ProjectImage | Photo): string[] => ('screen' in image ? [image.screen] : [])

/** The screens that the portfolio's projects show, for the site and for its PDF. */
export async function drawScreens(): Promise<Map<string, Screen>> {
  // The desk may choose the plain ones for any project.
  const asked = new Set(
    parts.portfolio
      ? [
          'plain',
          'plain-phone',
          ...page.projects.items.flatMap(({ images }) => images.flatMap(drawnIn)),
        ]
      : [],
  )
  const brush = await createBrush()
  return new Map(
    Object.entries(drawings)
      .filter(([name]) => asked.has(name))
      .map(([name, draw]) => [name, draw(brush)]),
  )
}
