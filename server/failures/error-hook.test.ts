import { expect, test } from 'vitest'
import { describeError } from '../log.ts'
import { createErrorHook } from './error-hook.ts'

function scene() {
  const bodies: Record<string, unknown>[] = []
  const hook = createErrorHook(
    'http://localhost',
    () => {},
    async (body) => bodies.push(JSON.parse(body)),
  )
  return { bodies, hook }
}

test('an error is reported with its request and where it was thrown, without what anybody typed', () => {
  const { bodies, hook } = scene()
  const error = new TypeError('cannot greet Maria Souza, maria@example.com')
  hook('request failed', { id: 'abc-1', ...describeError(error) })
  expect(bodies[0]).toMatchObject({ message: 'request failed', id: 'abc-1', error: 'TypeError' })
  expect(bodies[0]?.at).toContain('error-hook.test.ts')
  expect(JSON.stringify(bodies)).not.toMatch(/Maria|example\.com|\/features\/|\/server\//)
})

test('a failed query is reported by its code alone', () => {
  const { bodies, hook } = scene()
  const cause = Object.assign(new Error('Key (email)=(maria@example.com)'), { code: '23505' })
  const error = Object.assign(new Error('failed'), { query: 'insert', params: ['maria'], cause })
  hook('job given up', { job: 'send-mail', ...describeError(error) })
  expect(bodies[0]).toMatchObject({ job: 'send-mail', code: '23505' })
  expect(JSON.stringify(bodies)).not.toContain('maria')
})

test('a flood is reported ten times', () => {
  const { bodies, hook } = scene()
  for (let count = 0; count < 50; count += 1) hook('request failed', { id: String(count) })
  expect(bodies).toHaveLength(10)
})
