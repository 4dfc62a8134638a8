import { expect, test } from 'vitest'
import { tooManyRequests } from '#server/errors.ts'
import { asRefused } from './as-refused.ts'
import { logPageError } from './log-page-error.ts'
import type { RequestInfo } from './request-context.ts'

const failed = () => new Response('<p>Algo não saiu como esperado.</p>', { status: 500 })

function answerTo(path: string, error: unknown) {
  const logged: string[] = []
  const log = { warn: () => {}, error: (message: string) => logged.push(message) }
  const info = { requestId: 'x', deps: { log } } as unknown as RequestInfo
  const request = new Request(`http://localhost${path}`)
  logPageError(error, request, info)
  return { answer: asRefused(failed(), request, info), logged }
}

test('what a page refuses is told with its status, its words and when to come back', async () => {
  const { answer, logged } = answerTo('/auth/password', tooManyRequests(7))
  expect(answer.status).toBe(429)
  expect(answer.headers.get('Retry-After')).toBe('7')
  expect(await answer.text()).toContain('pedidos demais')
  expect(logged).toEqual([])
})

test('data of the router keeps its shape', async () => {
  const { answer } = answerTo('/agencia/conexoes.data', tooManyRequests(7))
  expect(answer.status).toBe(429)
  expect(await answer.text()).toContain('Algo não saiu')
})

test('a defect stays a failure of ours', () => {
  const { answer, logged } = answerTo('/agencia', new TypeError('a defect'))
  expect(answer.status).toBe(500)
  expect(logged).toEqual(['page failed'])
})
