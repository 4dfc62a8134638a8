import {
  axisEnd,
  dayTicks,
  lineOf,
  type Point,
  runsOf,
  short,
  smoothLine,
  ticks,
  toHeight,
} from '#app/shell/chart/chart-scale.server.ts'
import { axisCount, count, fullDay, longDay } from '#app/shell/format.server.ts'
import { siteMap } from '#content/site-map.ts'
import { deskDocuments } from '#features/publishing/server/publishing.server.ts'
import { type Day, daysOf, monthSpan } from '#features/shared/rules/days.ts'
import type { readingOf } from '#features/visits/server/visits.server.ts'
import { formatCount } from '../shared/desk-view.server.ts'

type Reading = Awaited<ReturnType<typeof readingOf>>

/** The days of a month until today; null before counting began, zero after it. */
export function visitDays(
  month: string,
  today: Day,
  { days, since }: Pick<Reading, 'days' | 'since'>,
): { date: Day; visits: number | null }[] {
  const visits = new Map(days.map((row) => [row.day, row.visits]))
  return daysOf(monthSpan(month))
    .filter((date) => date <= today)
    .map((date) => {
      const isCounted = since.visits !== null && date >= since.visits
      return { date, visits: isCounted ? (visits.get(date) ?? 0) : null }
    })
}

function curveOf(days: ReturnType<typeof visitDays>) {
  const end = axisEnd(Math.max(...days.map(({ visits }) => visits ?? 0)), true)
  const xOf = (index: number) => (days.length > 1 ? (100 * index) / (days.length - 1) : 50)
  const points = days.map(({ visits }, index) =>
    visits === null ? null : ([xOf(index), toHeight(visits, end)] as const),
  )
  const runs = runsOf(points)
  return {
    line: runs.map(lineOf).join(''),
    area: runs
      .map((run) => {
        const [first, last] = [run[0] as Point, run.at(-1) as Point]
        return `${smoothLine(run)}L${short(last[0])} 100L${short(first[0])} 100Z`
      })
      .join(''),
    /** A day without neighbours, which no line reaches. */
    dots: runs
      .filter((run) => run.length === 1)
      .map(([point]) => ({ x: short((point as Point)[0]), y: short((point as Point)[1]) })),
    ticks: ticks(end, axisCount),
    dayTicks: dayTicks(days, xOf),
    rows: days.map(({ date, visits }) => ({
      date: fullDay(date),
      visits: visits === null ? 'ainda não se contava' : count(visits),
    })),
  }
}

function curveSummary(days: ReturnType<typeof visitDays>, today: Day): string {
  const figures = days.flatMap(({ date, visits }) => (visits === null ? [] : [{ date, visits }]))
  const total = figures.reduce((sum, { visits }) => sum + visits, 0)
  const best = figures.reduce((most, day) => (day.visits > most.visits ? day : most))
  const isOpen = days.at(-1)?.date === today
  if (total === 0) return 'Nenhuma visita nestes dias.'
  const each = Math.round(total / figures.length)
  return `${formatCount(total, 'visita', 'visitas')} em ${formatCount(figures.length, 'dia', 'dias')}, cerca de ${count(each)} por dia; o dia com mais foi ${longDay(best.date)}, com ${count(best.visits)}.${isOpen ? ' O dia de hoje ainda não acabou.' : ''}`
}

/** Names of public pages as the desk's editor has them, by address. */
function pageNames(): (path: string) => { name: string; exists: boolean } {
  const names = new Map<string, string>()
  for (const { key, name } of deskDocuments()) {
    const content = key.split('#')[0] as string
    if (!names.has(content)) names.set(content, name)
  }
  return (path) => {
    const entry = siteMap.find((page) => page.path === path)
    return { name: names.get(entry?.content ?? '') ?? path, exists: Boolean(entry) }
  }
}

/** The curve of a month's visits and the pages that were read most. */
export function readingView(month: string, today: Day, reading: Reading) {
  const { since, pages } = reading
  const days = visitDays(month, today, reading)
  const isDrawn = days.some(({ visits }) => visits !== null)
  const nameOf = pageNames()
  return {
    curve: isDrawn ? { ...curveOf(days), summary: curveSummary(days, today) } : null,
    pages: pages.map(({ page, reads, ahead, leads }) => {
      const { name, exists } = nameOf(page)
      return {
        page,
        name,
        to: exists ? page : '',
        reads: count(reads),
        ahead: ahead > 0 ? `até ${count(ahead)}` : '—',
        leads: leads > 0 ? count(leads) : '—',
      }
    }),
    readsSince: since.reads && fullDay(since.reads),
  }
}
