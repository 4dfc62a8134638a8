import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Metric, type Stored, writeMetric } from '#features/connections/rules/metrics.ts'
import { channels } from '#features/connections/server/platforms/registry.ts'
import { wordsText } from '../../rules/report.ts'
import { composeChannels } from './compose-channels.ts'
import type { ReportFigures } from './report-figures.ts'

type Channel = (typeof channels)[number]
type Report = ReportFigures['channels'][number]

const october = { first: '2026-10-01', last: '2026-10-31' }
const september = { first: '2026-09-01', last: '2026-09-30' }

/** Amounts of each metric by day. */
type Days = Record<string, number>[]
/** Amounts of each value of the first table, of both months. */
type Value = { value: string; now: Record<string, number>; before: Record<string, number> }
type World = {
  now: Days
  before: Days
  /** What was asked for as a whole, where the platform answered. */
  whole: { now: Record<string, number>; before: Record<string, number> }
  values: Value[]
  lost: string | null
}

const stored = (days: Days, periods: Record<string, number>): Stored => {
  const sums: Record<string, number> = {}
  const lasts: Record<string, number> = {}
  for (const day of days) {
    for (const [key, amount] of Object.entries(day)) {
      sums[key] = (sums[key] ?? 0) + amount
      lasts[key] = amount
    }
  }
  return { sums, lasts, periods }
}

function reportOf(channel: Channel, world: World, lastDay = october.last): Report {
  const month = lastDay === october.last
  return {
    figures: {
      channel,
      accounts: [{ name: 'Loja', health: 'current' }],
      demo: false,
      lost: world.lost === null ? [] : [{ name: world.lost, since: '2026-10-12' }],
      syncedAt: null,
      currency: 'BRL',
      zone: 'America/Fortaleza',
      today: '2026-11-03',
      firstDay: '2025-10-01',
      lastDay,
      period: {
        requested: october,
        received: { first: october.first, last: lastDay },
        days: 31,
        before: month ? september : { ...september, last: '2026-09-20' },
        platforms: [],
      },
      now: stored(world.now, world.whole.now),
      before: stored(world.before, world.whole.before),
      days: [],
    },
    // As they are read: the largest first.
    values: world.values
      .map(({ value, now, before }) => ({ value, now: { sums: now }, before: { sums: before } }))
      .sort((a, b) => {
        const main = channel.tables[0]?.metrics[0] ?? ''
        return (b.now.sums[main] ?? 0) - (a.now.sums[main] ?? 0)
      }),
  }
}

const compose = (report: Report) => {
  const [block] = composeChannels(
    { channels: [report], period: october, before: september },
    'em setembro',
  )
  if (!block) throw new Error('no block')
  return block
}

/** A metric's value once more, from the days themselves. */
function again(metric: Metric, days: Days, whole: Record<string, number>): number | null {
  const sum = (key: string) => days.reduce((all, day) => all + (day[key] ?? 0), 0)
  const { adds, key } = metric
  if (adds.by === 'sum') return sum(key)
  if (adds.by === 'never') return whole[key] ?? null
  if (adds.by === 'last') return days.findLast((day) => key in day)?.[key] ?? null
  return sum(adds.under) > 0 ? (sum(adds.over) / sum(adds.under)) * (adds.times ?? 1) : null
}

const amounts = (keys: string[], most: number) =>
  fc.record(Object.fromEntries(keys.map((key) => [key, fc.nat(most)])))

function worldOf(channel: Channel): fc.Arbitrary<World> {
  const { metrics, tables } = channel
  const daily = metrics.filter(({ adds }) => adds.by === 'sum' || adds.by === 'last')
  const whole = metrics.filter(({ adds }) => adds.by === 'never').map(({ key }) => key)
  const days = fc.array(
    amounts(
      daily.map(({ key }) => key),
      60,
    ),
    { minLength: 1, maxLength: 6 },
  )
  const periods = fc.oneof(fc.constant({}), amounts(whole, 500))
  const listed = amounts(tables[0]?.metrics ?? [], 90)
  const names = fc.constantFrom('Direct', 'Organic Search', 'sapato azul', 'MOBILE_MAPS', 'x', '')
  const value = fc.record({ value: names, now: listed, before: listed })
  return fc.record({
    now: days,
    before: days,
    whole: fc.record({ now: periods, before: periods }),
    values: fc.uniqueArray(value, { maxLength: 5, selector: (each) => each.value }),
    lost: fc.option(fc.constantFrom(...daily.map(({ name }) => name)), { freq: 4 }),
  })
}

/** `Visitas: de 300 para 412, 37% a mais. O que mais subiu foi “Direto”: de 3 para 90.` */
const changePattern =
  /^(.+?): de (\S+) para ([^\s,]+?)(?:, (\S+)% a (mais|menos))?\.( Menor é melhor\.)?(?: O que mais (subiu|caiu) foi “(.+)”: de (\S+) para (\S+)\.)?$/u

function checkChange(channel: Channel, world: World, text: string): void {
  // Decimal commas would end the second number.
  const match = changePattern.exec(text.replace(/(\d),(\d)/g, '$1;$2').replace(/R\$\s/gu, 'R$'))
  expect(match, text).not.toBeNull()
  const [, name, from, to, percent, more, , way, most, mostFrom, mostTo] = (match ?? []).map(
    (part) => part?.replaceAll(';', ','),
  )
  const metric = channel.metrics.find((each) => each.name === name) as Metric
  const now = again(metric, world.now, world.whole.now) as number
  const before = again(metric, world.before, world.whole.before) as number
  const written = (value: number) => writeMetric(metric, value, 'BRL').replace(/\s/gu, '')
  expect([from, to]).toEqual([written(before), written(now)])
  expect(from).not.toBe(to)
  if (percent) {
    const growth = (now / before - 1) * 100
    expect(more).toBe(growth > 0 ? 'mais' : 'menos')
    // Halves are rounded either way, since growth is no exact number.
    const off = Math.abs(Number(percent.replace('.', '')) - Math.abs(growth))
    expect(off).toBeLessThanOrEqual(0.5 + 1e-9)
  }
  if (!most) return
  const side = Math.sign(now - before)
  expect(way).toBe(side > 0 ? 'subiu' : 'caiu')
  const names = channel.tables[0]?.names ?? {}
  const moves = world.values.map((each) => ({
    name: names[each.value] ?? each.value,
    now: each.now[metric.key] ?? 0,
    before: each.before[metric.key] ?? 0,
  }))
  const named = moves.find((each) => each.name === most)
  expect([mostFrom, mostTo]).toEqual([written(named?.before ?? -1), written(named?.now ?? -1)])
  const move = (each: (typeof moves)[number]) => (each.now - each.before) * side
  for (const other of moves) {
    if (other !== named) expect(move(other)).toBeLessThan(move(named as (typeof moves)[number]))
  }
}

function checkTop(channel: Channel, world: World, text: string): void {
  const [table] = channel.tables
  const main = table?.metrics[0] ?? ''
  const metric = channel.metrics.find(({ key }) => key === main) as Metric
  const all = world.values
    .map(({ value, now }) => ({ name: table?.names?.[value] ?? value, amount: now[main] ?? 0 }))
    .filter(({ amount }) => amount > 0)
  const mentions = [...text.matchAll(/“([^”]+)” \(([^)]+)\)/g)].map(([, name, amount]) => {
    const one = all.find((each) => each.name === name)
    expect(one && writeMetric(metric, one.amount, 'BRL'), text).toBe(amount)
    return one as (typeof all)[number]
  })
  expect(mentions.length).toBe(Math.min(3, all.length))
  const least = Math.min(...mentions.map(({ amount }) => amount))
  const unsaid = all.filter(({ name }) => !mentions.some((one) => one.name === name))
  for (const { amount } of unsaid) expect(amount).toBeLessThanOrEqual(least)
}

for (const channel of channels) {
  test(`${channel.key}: every figure and every sentence is true of the days`, () => {
    let sentences = 0
    fc.assert(
      fc.property(worldOf(channel), (world) => {
        const { rows, changed, note } = compose(reportOf(channel, world))
        for (const { label, value, words } of rows) {
          const metric = channel.metrics.find(({ name }) => name === label) as Metric
          const now = again(metric, world.now, world.whole.now)
          const before = again(metric, world.before, world.whole.before)
          expect(value).toBe(writeMetric(metric, now as number, 'BRL'))
          const text = wordsText(words)
          if (before === null) expect(text).toBe('Sem números em setembro para comparar.')
          if (/ mais que /.test(text)) expect(now).toBeGreaterThan(before as number)
          if (/ menos que /.test(text)) expect(now).toBeLessThan(before as number)
          if (/\(|foi/.test(text) && before !== null && before !== now)
            expect(text).toContain(writeMetric(metric, before, 'BRL'))
        }
        // What is not there is named with the reason, and never invented.
        for (const key of channel.figures) {
          const metric = channel.metrics.find((each) => each.key === key) as Metric
          const hasRow = rows.some(({ label }) => label === metric.name)
          expect(note.includes(`“${metric.name}” não aparece`)).toBe(!hasRow)
          if (metric.name === world.lost) expect(hasRow).toBe(false)
          if (metric.adds.by === 'never') expect(hasRow).toBe(key in world.whole.now)
        }
        for (const words of changed) {
          sentences += 1
          const text = wordsText(words)
          if (/^[^“]+: de .+ para /u.test(text)) checkChange(channel, world, text)
          else checkTop(channel, world, text)
          if (world.lost) expect(text.startsWith(`${world.lost}: de`)).toBe(false)
        }
      }),
    )
    expect(sentences).toBeGreaterThan(20)
  })
}

const day = (amount: number, { metrics }: Channel) =>
  Object.fromEntries(metrics.map(({ key }) => [key, amount]))

test('days that have not arrived are named, and compared with as many', () => {
  for (const channel of channels) {
    const world = {
      now: [day(40, channel)],
      before: [day(20, channel)],
      whole: { now: {}, before: {} },
      values: [],
      lost: null,
    }
    const { rows, note } = compose(reportOf(channel, world, '2026-10-20'))
    expect(note).toContain('Números recebidos até 20 de outubro.')
    const all = rows.map(({ words }) => wordsText(words).toLowerCase()).join(' ')
    expect(all).toContain('de 1 a 20 de setembro')
    expect(all).not.toContain('em setembro')
  }
})

test('a channel that began after the period has no block; one that stopped says since when', () => {
  const [channel] = channels as [Channel]
  const world = {
    now: [],
    before: [],
    whole: { now: {}, before: {} },
    values: [],
    lost: null,
  }
  const report = reportOf(channel, world)
  const begun = { ...report, figures: { ...report.figures, firstDay: '2026-11-01' } }
  expect(
    composeChannels({ channels: [begun], period: october, before: september }, 'em setembro'),
  ).toEqual([])
  const stopped = {
    ...report,
    figures: { ...report.figures, now: null, before: null, lastDay: '2026-09-12' },
  }
  expect(compose(stopped)).toMatchObject({
    rows: [],
    changed: [],
    note: 'Nenhum número recebido depois de 12 de setembro.',
  })
})

test('amounts are in their currency, and in two currencies they are none', () => {
  const [base] = channels as [Channel]
  const channel: Channel = {
    ...base,
    metrics: [
      { key: 'spend', name: 'Investimento', unit: 'money', adds: { by: 'sum' } },
      { key: 'clicks', name: 'Cliques', unit: 'count', adds: { by: 'sum' } },
    ],
    figures: ['spend', 'clicks', 'clicks'],
    tables: [],
  }
  const world = {
    now: [{ spend: 40, clicks: 4 }],
    before: [{ spend: 20, clicks: 4 }],
    whole: { now: {}, before: {} },
    values: [],
    lost: null,
  }
  const report = reportOf(channel, world)
  const inCurrency = (currency: string | null) =>
    compose({ ...report, figures: { ...report.figures, currency } })
  const dollars = inCurrency('USD')
  expect(dollars.rows[0]?.value.replace(/\s/gu, ' ')).toBe('US$ 40,00')
  expect(dollars.changed.map(wordsText).join(' ').replace(/\s/gu, ' ')).toContain(
    'Investimento: de US$ 20,00 para US$ 40,00, 100% a mais.',
  )
  const several = inCurrency(null)
  expect(several.rows.map(({ label }) => label)).not.toContain('Investimento')
  expect(several.changed).toEqual([])
  expect(several.note).toContain('moedas diferentes')
})
