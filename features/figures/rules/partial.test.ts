import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Figures, noFigures, roasOf, sumFigures } from './figures.ts'
import { leftOutOf, leftOutText } from './partial.ts'

const plain = (text: string) => text.replace(/\s/g, ' ')
const figures = (spend: number, revenue: number | null): Figures => ({
  ...noFigures,
  spend,
  revenue,
  revenueSpend: revenue === null ? 0 : spend,
  rows: 1,
})
const textOf = (...parameters: Parameters<typeof leftOutOf>) => {
  const leftOut = leftOutOf(...parameters)
  return leftOut && plain(leftOutText(leftOut))
}

test('a platform without revenue is named with its spend', () => {
  const campaigns = [
    { name: 'Loja', platform: 'meta' as const, now: figures(100, 420) },
    { name: 'Busca', platform: 'google' as const, now: figures(300, null) },
    { name: 'Marca', platform: 'google' as const, now: figures(40.5, null) },
  ]
  expect(textOf(campaigns)).toBe('sem contar R$ 340,50 do Google Ads, sem receita informada')
})

test('days without revenue are counted', () => {
  const days = [figures(10, 50), figures(20, null), figures(30, null), null]
  const now = sumFigures(days.flatMap((day) => day ?? []))
  const campaigns = [{ name: 'Loja', platform: 'meta' as const, now }]
  expect(
    textOf(
      campaigns,
      days.map((day) => ({ figures: day })),
    ),
  ).toBe('sem contar R$ 50,00 de 2 dias, sem receita informada')
})

test('campaigns without revenue are named, or counted', () => {
  const loja = { name: 'Loja', platform: 'meta' as const, now: figures(100, 420) }
  const leads = { name: 'Leads', platform: 'meta' as const, now: figures(30, null) }
  expect(textOf([loja, leads])).toContain('R$ 30,00 da campanha “Leads”')
  expect(textOf([loja, leads, { ...leads, name: 'Mais leads' }])).toContain(
    'R$ 60,00 de 2 campanhas',
  )
})

test('a whole ROAS, and none at all, leave nothing out', () => {
  const at = (now: Figures) => [{ name: 'Loja', platform: 'meta' as const, now }]
  expect(leftOutOf(at(figures(100, 420)))).toBeNull()
  expect(leftOutOf(at(figures(100, null)))).toBeNull()
  expect(leftOutOf(at(figures(0, 0)))).toBeNull()
  expect(leftOutOf([])).toBeNull()
})

test('a ROAS is partial exactly where spend is missing from it, and the parts add up', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 }).map((value) => value / 100)
  const row = fc.record({
    campaign: fc.nat(3),
    platform: fc.constantFrom('meta' as const, 'google' as const),
    spend: cents,
    revenue: fc.option(cents, { nil: null }),
  })
  fc.assert(
    fc.property(fc.array(row, { maxLength: 30 }), (rows) => {
      const groups = Map.groupBy(rows, ({ platform, campaign }) => `${platform} ${campaign}`)
      const campaigns = [...groups].map(([name, group]) => ({
        name,
        platform: name.startsWith('meta') ? ('meta' as const) : ('google' as const),
        now: sumFigures(group.map(({ spend, revenue }) => figures(spend, revenue))),
      }))
      const total = sumFigures(campaigns.map(({ now }) => now))
      const silent = rows.filter(({ revenue }) => revenue === null)
      const spend = silent.reduce((sum, each) => sum + Math.round(each.spend * 100), 0) / 100
      const leftOut = leftOutOf(campaigns)
      const isPartial = total.revenue !== null && spend > 0
      expect(leftOut !== null).toBe(isPartial)
      if (!leftOut) return
      expect(leftOut.spend).toBeCloseTo(spend, 6)
      const amounts = leftOut.parts.map((part) =>
        Number((/R\$\s([\d.]+,\d\d)/.exec(part)?.[1] ?? '').replaceAll('.', '').replace(',', '.')),
      )
      expect(amounts.reduce((sum, each) => sum + each, 0)).toBeCloseTo(spend, 6)
      if (roasOf(total) !== null) expect(total.revenueSpend).toBeCloseTo(total.spend - spend, 6)
    }),
  )
})
