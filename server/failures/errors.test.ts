import { expect, test } from 'vitest'
import { errorAnswer } from '../http/error-response.ts'
import { AppError, notFound, unexpectedError } from './errors.ts'

const context = { path: '/x', nonce: 'n0nce', requestId: 'id-1' }

test('an endpoint answers an error as JSON with code, message, action and request id', () => {
  const answer = errorAnswer(notFound(), { ...context, path: '/functions/v1/nothing' })
  expect(answer.status).toBe(404)
  expect(JSON.parse(answer.body).error).toMatchObject({ code: 'not_found', requestId: 'id-1' })
})

test('a page answers an error in Portuguese with the request id', () => {
  const answer = errorAnswer(unexpectedError('id-1'), context)
  expect(answer.status).toBe(500)
  expect(answer.body).toContain('<html lang="pt-BR">')
  expect(answer.body).toContain('Código: id-1')
  expect(answer.body).toContain('<style nonce="n0nce">')
})

test('an error page shows markup in a message as text', () => {
  const answer = errorAnswer(new AppError('bad_request', '<img src=x>', 'ok'), context)
  expect(answer.body).not.toContain('<img')
})
