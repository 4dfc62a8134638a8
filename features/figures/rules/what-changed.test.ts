import fc from 'fast-check'
import { expect, test } from 'vitest'
import { count, formatRounded, money, roundPercent } from '#features/shared/rules/text.ts'
import { type Figures, noFigures, sumFigures } from './figures.ts'
import { type Changed, whatChanged } from './what-changed.ts'

type Row = {
  campaign: number
  part: 'now' | 'before'
  clicks: number
  spend: number
  conversions: number
  kind: 'contacts' | 'purchases' | null
  revenue: number | null
}

const row: fc.Arbitrary<Row> = fc.record({
  campaign: fc.nat(4),
  part: fc.constantFrom('now' as const, 'before' as const),
  clicks: fc.nat(200),
  spend: fc.nat(50_000).map((cents) => cents / 100),
  conversions: fc.nat(1000).map((hundredths) => hundredths / 100),
  kind: fc.constantFrom('contacts' as const, 'purchases' as const, null),
  revenue: fc.option(
    fc.integer({ min: -20_000, max: 200_000 }).map((cents) => cents / 100),
    { nil: null },
  ),
})

const figuresOf = ({ clicks, spend, conversions, kind, revenue }: Row): Figures => ({
  ...noFigures,
  clicks,
  spend,
  conversions,
  ...(kind && { [kind]: conversions }),
  revenue,
  revenueSpend: revenue === null ? 0 : spend,
  rows: 1,
})

function comparisonOf(rows: Row[]) {
  const of = (part: string, campaign?: number) =>
    sumFigures(
      rows
        .filter((each) => each.part === part && (campaign ?? each.campaign) === each.campaign)
        .map(figuresOf),
    )
  return {
    total: of('now'),
    before: of('before'),
    campaigns: [0, 1, 2, 3, 4].map((id) => ({
      id: String(id),
      name: `Campanha ${id}`,
      now: of('now', id),
      before: of('before', id),
    })),
  }
}

/** Recomputed from the rows in whole cents, independent of the code under test. */
function recompute(
  rows: Row[],
  part: 'now' | 'before',
  value: (each: Row) => number,
  campaign?: string,
): number {
  const mine = rows.filter(
    (each) => each.part === part && (campaign === undefined || String(each.campaign) === campaign),
  )
  return mine.reduce((sum, each) => sum + Math.round(value(each) * 100), 0) / 100
}

const values = {
  conversions: (each: Row) => each.conversions,
  spend: (each: Row) => each.spend,
  revenue: (each: Row) => each.revenue ?? 0,
  clicks: (each: Row) => each.clicks,
}

function expectTrue(change: Changed, rows: Row[]): void {
  const sum = (part: 'now' | 'before', of: keyof typeof values, campaign?: string) =>
    recompute(rows, part, values[of], campaign)
  const written = change.about === 'conversions' ? formatRounded : money
  const figure = (part: 'now' | 'before') =>
    change.about === 'cost'
      ? sum(part, 'spend') / sum(part, 'conversions')
      : sum(part, change.about)
  const [now, before] = [figure('now'), figure('before')]
  expect(change.now).toBeCloseTo(now, 6)
  expect(change.text).toContain(`, de ${written(before)} para ${written(now)}`)
  expect(change.text).toContain(roundPercent(Math.abs(((now - before) / before) * 100)))
  expect(/^[^.]*? (subi|caí|cai)/.exec(change.text)?.[1]).toBe(
    now > before ? 'subi' : change.about === 'conversions' ? 'caí' : 'cai',
  )
  if (change.about === 'cost') {
    const part = (which: 'now' | 'before') => {
      const clicks = sum(which, 'clicks')
      return change.by === 'click'
        ? sum(which, 'spend') / clicks
        : (sum(which, 'conversions') / clicks) * 100
    }
    const same = formatRounded(part('now')) === formatRounded(part('before'))
    const format = change.by === 'click' ? money : same ? count : formatRounded
    expect(change.text).toContain(format(part('now')))
    expect(change.text).toContain(format(part('before')))
    // The named factor moved in the direction that explains the cost.
    expect(Math.sign(part('now') - part('before')) * (change.by === 'click' ? 1 : -1)).toBe(
      Math.sign(now - before),
    )
    return
  }
  if (!change.most) return
  const move = (campaign: string) =>
    (sum('now', change.about, campaign) - sum('before', change.about, campaign)) *
    Math.sign(now - before)
  const moved = move(change.most.id)
  for (const other of ['0', '1', '2', '3', '4']) {
    if (other !== change.most.id) expect(moved).toBeGreaterThan(move(other))
  }
  expect(change.text).toContain(
    `“${change.most.name}”: de ${written(sum('before', change.about, change.most.id))} para ${written(sum('now', change.about, change.most.id))}`,
  )
}

test('every sentence about 200 generated clients is true when recomputed from the rows', () => {
  let sentences = 0
  fc.assert(
    fc.property(fc.array(row, { maxLength: 40 }), (rows) => {
      const changes = whatChanged(comparisonOf(rows))
      expect(changes.length).toBeLessThanOrEqual(3)
      sentences += changes.length
      for (const each of changes) expectTrue(each, rows)
    }),
    { numRuns: 200 },
  )
  expect(sentences).toBeGreaterThan(100)
})

test('there is no sentence when nothing moved or nothing can be compared', () => {
  const day: Row = {
    campaign: 0,
    part: 'now',
    clicks: 100,
    spend: 50,
    conversions: 5,
    kind: 'contacts',
    revenue: 200,
  }
  expect(whatChanged(comparisonOf([]))).toEqual([])
  expect(whatChanged(comparisonOf([day]))).toEqual([])
  expect(
    whatChanged(comparisonOf([day, { ...day, part: 'before', spend: 49, conversions: 5.2 }])),
  ).toEqual([])
})

test('one kind is named, several are called a sum', () => {
  const day: Row = {
    campaign: 0,
    part: 'now',
    clicks: 100,
    spend: 50,
    conversions: 9,
    kind: 'contacts',
    revenue: null,
  }
  const before: Row = { ...day, part: 'before', conversions: 4 }
  expect(whatChanged(comparisonOf([day, before]))[0]?.text).toMatch(
    /^Os contatos subiram 125%, de 4 para 9\./,
  )
  const mixed = whatChanged(comparisonOf([day, { ...day, kind: 'purchases' }, before]))
  expect(mixed[0]?.text).toMatch(/^As conversões, todos os tipos somados, subiram/)
})

test('conversions of a sentence are whole numbers, as people write them', () => {
  const day: Row = {
    campaign: 0,
    part: 'now',
    clicks: 1000,
    spend: 500,
    conversions: 618.12,
    kind: null,
    revenue: null,
  }
  const texts = whatChanged(comparisonOf([day, { ...day, part: 'before', conversions: 401.84 }]))
  expect(texts[0]?.text).toContain('de 402 para 618.')
  expect(texts.map(({ text }) => text).join()).not.toMatch(/\d,\d\d conver|618,12|401,84/)
})
