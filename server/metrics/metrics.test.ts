import { expect, test } from 'vitest'
import { classOf, createMetrics, formatMetrics, mergeSnapshots } from './metrics.ts'

test.each([
  ['/', 'page'],
  ['/servicos/seo', 'page'],
  ['/agenda', 'page'],
  ['/assets/site-abc.js', 'asset'],
  ['/sitemap.xml', 'file'],
  ['/agencia/leads', 'desk'],
  ['/dashboard', 'area'],
  ['/auth', 'account'],
  ['/functions/v1/chat', 'api'],
  ['/readyz', 'health'],
])('%s is counted as %s', (path, name) => {
  expect(classOf(path)).toBe(name)
})

test('requests are counted by class and status, with how long they took', () => {
  const metrics = createMetrics()
  metrics.countRequest('/', 200, 0.5)
  metrics.countRequest('/servicos', 200, 30)
  metrics.countRequest('/nada', 404, 20_000)
  const { sums } = metrics.snapshot()
  expect(sums['http_requests_total{class="page",status="200"}']).toBe(2)
  expect(sums['http_requests_total{class="page",status="404"}']).toBe(1)
  expect(sums['http_request_duration_seconds_bucket{class="page",le="0.001"}']).toBe(1)
  expect(sums['http_request_duration_seconds_bucket{class="page",le="0.05"}']).toBe(2)
  expect(sums['http_request_duration_seconds_bucket{class="page",le="10"}']).toBe(2)
  expect(sums['http_request_duration_seconds_bucket{class="page",le="+Inf"}']).toBe(3)
})

test('of several processes sums are added and of delays the longest counts', () => {
  const merged = mergeSnapshots([
    { sums: { requests: 2 }, peaks: { delay: 0.1 } },
    { sums: { requests: 3, jobs: 1 }, peaks: { delay: 0.3 } },
  ])
  expect(merged).toEqual({ sums: { requests: 5, jobs: 1 }, peaks: { delay: 0.3 } })
})

test('the text names each family once, with its type', () => {
  const metrics = createMetrics(() => ({ database_pool_waiting: 4 }))
  metrics.countRequest('/', 200, 1)
  const { sums, peaks } = metrics.snapshot()
  const text = formatMetrics(sums, peaks)
  expect(text.match(/# TYPE alisio_http_request_duration_seconds histogram/g)).toHaveLength(1)
  expect(text).toContain('alisio_http_requests_total{class="page",status="200"} 1\n')
  expect(text).toContain('alisio_database_pool_waiting 4\n')
  expect(text).not.toContain('untyped')
  const lines = text.trim().split('\n')
  for (const line of lines) {
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"]*",?)+\})? [\d.e+-]+)$/)
  }
})
