import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noFigures, sumFigures } from '#features/figures/rules/figures.ts'
import { daysOf } from '#features/shared/rules/days.ts'
import { formatRounded, roundValue } from '#features/shared/rules/text.ts'
import { wordsText } from '../../rules/report.ts'
import { composeReport } from './compose-report.ts'
import type { ReportFigures } from './report-figures.ts'

const october = { first: '2026-10-01', last: '2026-10-31' }
const september = { first: '2026-09-01', last: '2026-09-30' }

type Day = { conversions: number; spend: number }

/** A month's report of nothing but these days. */
function reportOf(now: Day[], before: Day[], goals: ReportFigures['goals'] = null): ReportFigures {
  const total = (days: Day[]) =>
    sumFigures(days.map((day) => ({ ...noFigures, ...day, clicks: 10, rows: 1 })))
  const dated = (days: Day[], span: typeof october) =>
    daysOf(span)
      .slice(0, days.length)
      .map((date, index) => ({ date, clicks: 10, ...(days[index] as Day) }))
  return {
    client: { name: 'Jangada', sample: false },
    period: october,
    before: september,
    total: total(now),
    unheard: false,
    totalBefore: total(before),
    platforms: [],
    campaigns: [],
    leftOut: null,
    days: { now: dated(now, october), before: dated(before, september) },
    goals,
    changed: [],
    readAt: new Date('2026-11-05T12:00:00Z'),
    // Blocks that a report may have beside these.
    reach: [],
    ads: [],
    channels: [],
    converted: [],
  } as ReportFigures
}

const day = fc.record({
  conversions: fc.nat(3000).map((hundredths) => hundredths / 100),
  spend: fc.integer({ min: 1, max: 90_000 }).map((cents) => cents / 100),
})
const month = (length: number) => fc.array(day, { minLength: length, maxLength: length })

test('first sentence, chart title and callout are of one side, and the numbers add up', () => {
  let callouts = 0
  fc.assert(
    fc.property(month(31), month(30), (now, before) => {
      const figures = reportOf(now, before)
      const { summary, chart } = composeReport(figures)
      const [mine, theirs] = [figures.total.conversions, figures.totalBefore?.conversions ?? 0]
      const gap = roundValue(mine) - roundValue(theirs)
      expect(summary).toContain(`trouxe ${formatRounded(mine)} convers`)
      const side = gap > 0 ? 'À frente' : gap < 0 ? 'Atrás' : 'Lado a lado'
      expect(chart?.title.startsWith(side)).toBe(true)
      expect(chart?.nowEnd.value).toBe(formatRounded(mine))
      expect(chart?.beforeEnd?.value).toBe(formatRounded(theirs))
      expect(summary).toContain(
        gap === 0
          ? 'o mesmo que em setembro'
          : `, ${formatRounded(Math.abs(gap))} a ${gap > 0 ? 'mais' : 'menos'} que em setembro`,
      )
      if (!chart?.pin) return
      callouts += 1
      expect(chart.pin.text).toContain(gap > 0 ? ', à frente dos ' : ', atrás dos ')
      const since = /desde o dia (\d+)/.exec(chart.title)?.[1]
      if (since) expect(chart.pin.at + 1).toBeGreaterThanOrEqual(Number(since))
    }),
  )
  expect(callouts).toBeGreaterThan(10)
})

test('618.12 conversions are 618 in every sentence', () => {
  const document = composeReport(
    reportOf([{ conversions: 618.12, spend: 900 }], [{ conversions: 591.84, spend: 800 }]),
  )
  expect(document.summary).toContain('618 conversões, 26 a mais que em setembro')
  const prose = [document.summary, ...document.changed.map(wordsText), document.chart?.spoken ?? '']
  expect(prose.join(' ')).not.toMatch(/618,12|26,28|591,84/)
})

test('a budget compared with none says nothing of it', () => {
  const document = composeReport(
    reportOf([{ conversions: 5, spend: 900 }], [{ conversions: 3, spend: 0 }]),
  )
  expect(document.summary).toContain('2 a mais que em setembro. ')
})

test('a missed goal is marked, in words too, and names what it counts', () => {
  const goals = {
    monthlyBudget: 500,
    conversions: 10,
    costPerConversion: 20,
    counts: 'contacts' as const,
  }
  const figures = reportOf([{ conversions: 8, spend: 600 }], [], goals)
  const missed = composeReport({ ...figures, total: { ...figures.total, contacts: 8 } }).goals
  expect(
    missed.map(({ label, bad, words }) => [label, bad, wordsText(words).replace(/\s/g, ' ')]),
  ).toEqual([
    ['Contatos', true, 'Abaixo da meta: 80%. Faltaram 2.'],
    ['Custo por contato', true, 'Acima da meta: R$ 55,00 a mais por contato.'],
    ['Verba do mês', true, 'Acima da verba: R$ 100,00 a mais que o combinado.'],
  ])
  const reached = composeReport({
    ...figures,
    total: { ...figures.total, contacts: 40, spend: 500 },
  }).goals
  expect(reached.map(({ bad }) => bad)).toEqual([false, false, false])
})
