import { count, money, roas, roundPercent } from '#app/shell/format.server.ts'
import { costPer, type Figures, roasOf } from '#features/figures/rules/figures.ts'
import { periodParams, platformNames } from '#features/figures/rules/period.ts'
import { shortDay } from '#features/figures/rules/period-words.ts'
import type { PeriodReport } from '#features/figures/server/figures.server.ts'
import type { PlatformRow } from './platform-table.tsx'

const orNone = (value: number | null, written: (value: number) => string) =>
  value === null ? '—' : written(value)

const cells = (now: Figures, whole: number) => ({
  spend: money(now.spend),
  share: whole > 0 ? roundPercent((now.spend / whole) * 100) : '—',
  conversions: count(now.conversions),
  cost: orNone(costPer(now.spend, now.conversions), money),
  revenue: orNone(now.revenue, money),
  roas: orNone(roasOf(now), roas),
})

/** Nothing was received: that is no zero. */
const noCells = { spend: '—', share: '—', conversions: '—', cost: '—', revenue: '—', roas: '—' }

/** Subtotals by platform and their sum; nothing where there is only one. */
export function platformRows(url: URL, report: PeriodReport): PlatformRow[] {
  const { platforms, total, period, query } = report
  if (platforms.length < 2) return []
  const rows = platforms.map(({ platform, now }) => {
    const last = period.platforms.find((each) => each.platform === platform)?.now?.last
    const params = platform && periodParams({ ...query, platform })
    return {
      name: platform ? platformNames[platform] : 'Outras origens',
      to: params && `${url.pathname}?${params}`,
      until: last ? `até ${shortDay(last)}` : 'nenhum dia no período',
      ...(last ? cells(now, total.spend) : noCells),
    }
  })
  return [...rows, { name: 'Total', to: null, until: '', ...cells(total, total.spend) }]
}
