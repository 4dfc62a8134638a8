import { expect, test } from 'vitest'
import { costCards, mainCards, periodLinks } from './figures-view.server.ts'

const none = { spend: 0, conversions: 0, clicks: 0, impressions: 0, ctr: null }
const plain = (text: string) => text.replace(/\s/g, ' ')

test('the four cards carry the specified labels and formats', () => {
  const total = { spend: 12480.5, conversions: 842, clicks: 18931, impressions: 800000, ctr: 2 }
  const before = { spend: 10000, conversions: 842, clicks: 20000, impressions: 1, ctr: 1.7 }
  const cards = mainCards({ total, before }, 30)
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
})

test('without anything before there is no change to show, and without rows nothing is divided', () => {
  expect(mainCards({ total: none, before: none }, 7).map(({ change }) => change)).toEqual([
    null,
    null,
    null,
    null,
  ])
  expect(costCards({ total: none, before: none }).map(({ value }) => value)).toEqual([
    '—',
    '—',
    '0',
  ])
})

test('another period keeps the search and starts at the first page', () => {
  const url = new URL('https://example.com/dashboard/campaigns?busca=a%26b&pagina=3&periodo=7')
  const [, month] = periodLinks(url, 7)
  expect(month).toMatchObject({ to: '/dashboard/campaigns?busca=a%26b&periodo=30', current: false })
})
