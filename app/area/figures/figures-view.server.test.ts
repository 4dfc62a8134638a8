import { expect, test } from 'vitest'
import { noFigures, sumFigures } from '#features/figures/rules/figures.ts'
import { leftOutOf } from '#features/figures/rules/partial.ts'
import { readPeriodQuery } from '#features/figures/rules/period.ts'
import { costCards, kindsText, mainCards } from './figures-view.server.ts'
import { bareHead } from './period-view.server.ts'

const plain = (text: string) => text.replace(/\s/g, ' ')

test('the four cards carry the specified labels and formats', () => {
  const total = { ...noFigures, spend: 12480.5, conversions: 842, clicks: 18931, ctr: 2, rows: 60 }
  const before = { ...noFigures, spend: 10000, conversions: 842, clicks: 20000, ctr: 1.7, rows: 60 }
  const cards = mainCards({ total, before }, 'Últimos 30 dias', '/dashboard/tipos')
  expect(cards.map(({ label, value }) => [label, plain(value)])).toEqual([
    ['Investimento Total', 'R$ 12.480,50'],
    ['Conversões', '842'],
    ['Cliques', '18.931'],
    ['CTR Médio', '2,00%'],
  ])
  expect(cards[0]?.note).toBe('Últimos 30 dias')
  expect(cards.map(({ change }) => [change?.direction, change?.text, change?.judged])).toEqual([
    ['up', '25%', false],
    ['same', '0%', true],
    ['down', '5%', true],
    ['up', '0,3 p.p.', true],
  ])
  expect(cards.map(({ before: text }) => plain(text ?? ''))).toEqual([
    'R$ 10.000,00',
    '842',
    '20.000',
    '1,70%',
  ])
})

test('without figures the cards show a dash and no comparison', () => {
  const cards = mainCards(
    { total: noFigures, before: noFigures },
    'Últimos 7 dias',
    '/dashboard/tipos',
  )
  expect(cards.every(({ change, before }) => change === null && before === null)).toBe(true)
  expect(cards.map(({ value }) => value)).toEqual(['—', '—', '—', '—'])
  const costs = costCards({ total: noFigures, before: noFigures }, null)
  expect(costs.map(({ value }) => value)).toEqual(['—', '—', '—'])
})

test('revenue and ROAS appear when a platform reports them', () => {
  const total = { ...noFigures, spend: 100, revenue: 420, revenueSpend: 100, rows: 1 }
  const labels = costCards({ total, before: noFigures }, null).map(({ label, value }) => [
    label,
    plain(value),
  ])
  expect(labels).toContainEqual(['Receita', 'R$ 420,00'])
  expect(labels).toContainEqual(['ROAS', '4,20×'])
})

test('a ROAS that leaves spend out says so in its card, with what it leaves out', () => {
  const meta = { ...noFigures, spend: 100, revenue: 420, revenueSpend: 100, rows: 1 }
  const google = { ...noFigures, spend: 300, rows: 1 }
  const total = sumFigures([meta, google])
  const leftOut = leftOutOf([
    { name: 'Loja', platform: 'meta', now: meta },
    { name: 'Busca', platform: 'google', now: google },
  ])
  const roas = costCards({ total, before: total }, leftOut).find(({ label }) => label === 'ROAS')
  expect(plain(roas?.partial ?? '')).toBe(
    'sem contar R$ 300,00 do Google Ads, sem receita informada',
  )
  expect(roas).toMatchObject({ value: '4,20×', before: '4,20× parcial' })
  const whole = costCards({ total: meta, before: google }, null)
  expect(whole.find(({ label }) => label === 'ROAS')?.partial).toBeUndefined()
})

test('the period’s own click rate stands beside the mean of the rows', () => {
  const total = { ...noFigures, clicks: 37, impressions: 1570, ctr: 2, rows: 3 }
  const [, , , card] = mainCards(
    { total, before: noFigures },
    'Últimos 30 dias',
    '/dashboard/tipos',
  )
  expect(card).toMatchObject({
    label: 'CTR Médio',
    value: '2,00%',
    note: 'CTR do período 2,36%',
    hint: 'cliques ÷ impressões',
  })
})

test('conversions name their kind, or their kinds as a sum', () => {
  const mixed = { ...noFigures, conversions: 16, contacts: 12, purchases: 1 }
  expect(kindsText(mixed)).toBe('somam 12 contatos, 1 compra, 3 outras')
  expect(kindsText({ ...noFigures, conversions: 3, conversations: 3 })).toBe('só conversas')
  expect(kindsText({ ...noFigures, conversions: 3 })).toBeUndefined()
})

test('another period keeps the search and starts at the first page', () => {
  const url = new URL(
    'https://example.com/dashboard/campaigns?busca=a%26b&pagina=3&periodo=7&comparar=ano',
  )
  const [, month] = bareHead(url, readPeriodQuery(url.searchParams)).links
  expect(month).toMatchObject({
    to: '/dashboard/campaigns?periodo=30&comparar=ano&busca=a%26b',
    current: false,
  })
})
