import { expect, test } from 'vitest'
import type { ClientReport } from '#features/client-overview/server/client-overview.server.ts'
import { monthView } from './client-views.server.ts'

const sums = { spend: 90, conversions: 3, contacts: 3, purchases: 0, conversations: 0 }
const view = (report: Partial<ClientReport>) =>
  monthView({ month: null, before: null, today: '2026-11-16', ...report } as ClientReport)

test('the month so far names its days, and the same days of the month before', () => {
  const month = { ...sums, lastDay: '2026-11-15' }
  const before = { ...sums, conversions: 0, lastDay: '2026-10-15' }
  expect(view({ month, before })).toMatchObject({
    text: '1 a 15 de nov. de 2026, ao lado de 1 a 15 de out. de 2026.',
    figures: [{}, { value: '3', before: '0' }, { before: '—' }],
  })
})

test('a longer month is compared with all of a shorter one', () => {
  const month = { ...sums, lastDay: '2026-03-31' }
  expect(view({ month, before: null, today: '2026-03-31' })?.text).toContain('1 a 28 de fev.')
})

test('without a day of this month the one before is said to be whole', () => {
  const result = view({ before: { ...sums, lastDay: '2026-10-31' } })
  expect(result?.text).toContain('outubro inteiro')
  expect(result?.figures[0]).toMatchObject({ value: '—' })
  expect(view({})).toBeNull()
})
