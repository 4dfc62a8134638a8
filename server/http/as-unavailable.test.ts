import { expect, test } from 'vitest'
import { asUnavailable } from './as-unavailable.ts'
import { logPageError } from './log-page-error.ts'
import type { RequestInfo } from './request-context.ts'

const page = () => new Response('<p>Algo não saiu como esperado.</p>', { status: 500 })

function failedWith(error: unknown): RequestInfo {
  const log = { warn: () => {}, error: () => {} }
  const info = { requestId: 'x', deps: { log } } as unknown as RequestInfo
  logPageError(error, new Request('http://localhost/dashboard'), info)
  return info
}

test('a page that lacks its database says 503, when to come back, and keeps its words', async () => {
  const cause = Object.assign(new Error('no space left'), { code: '53100' })
  const answer = asUnavailable(page(), failedWith(new Error('Failed query', { cause })))
  expect(answer.status).toBe(503)
  expect(answer.headers.get('Retry-After')).toBe('5')
  expect(await answer.text()).toContain('Algo não saiu')
})

test('a page that fails for another reason still says 500', () => {
  expect(asUnavailable(page(), failedWith(new TypeError('a defect'))).status).toBe(500)
})
