import { expect, test } from 'vitest'
import { channels, platformsOf } from '#features/connections/server/platforms/registry.ts'
import { type Metric, metricValue } from './metrics.ts'

const metric = (adds: Metric['adds']): Metric => ({ key: 'it', name: 'It', unit: 'count', adds })

test('sums add, ratios come from their parts, people are never added', () => {
  const stored = { sums: { it: 7, clicks: 30, shown: 600 }, lasts: { it: 3 }, periods: { it: 5 } }
  expect(metricValue(metric({ by: 'sum' }), stored)).toBe(7)
  expect(metricValue(metric({ by: 'last' }), stored)).toBe(3)
  expect(metricValue(metric({ by: 'never' }), stored)).toBe(5)
  const ratio = metric({ by: 'ratio', over: 'clicks', under: 'shown', times: 100 })
  expect(metricValue(ratio, stored)).toBe(5)
})

test('what was not asked for as a whole is not known, and neither is a ratio of nothing', () => {
  const stored = { sums: { it: 7 } }
  expect(metricValue(metric({ by: 'never' }), stored)).toBeNull()
  expect(metricValue(metric({ by: 'last' }), stored)).toBeNull()
  expect(metricValue(metric({ by: 'ratio', over: 'a', under: 'b' }), stored)).toBeNull()
})

test('every platform names what it may read, and its figures are in its catalogue', () => {
  for (const platform of [...platformsOf('meta'), ...platformsOf('google')]) {
    expect(platform.scopeText).not.toBe('')
    const keys = platform.metrics.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    for (const { adds } of platform.metrics) {
      if (adds.by === 'ratio') expect(keys).toEqual(expect.arrayContaining([adds.over, adds.under]))
    }
  }
  for (const { metrics, figures, tables } of channels) {
    const keys = metrics.map(({ key }) => key)
    expect(keys).toEqual(expect.arrayContaining([...figures]))
    for (const table of tables) expect(keys).toEqual(expect.arrayContaining(table.metrics))
  }
  expect(new Set(channels.map(({ page }) => page)).size).toBe(channels.length)
})
