import { expect, test } from 'vitest'
import { createLogger } from '../log.ts'
import { isOutage, logFailure } from './outage.ts'

const failed = (code: string, more: object = {}) =>
  Object.assign(new Error('could not'), { code, ...more })

function lineOf(error: unknown) {
  let text = ''
  const log = createLogger('warn', (line) => {
    text += line
  })
  logFailure(log, 'job queue', error)
  return JSON.parse(text)
}

test.each(['53100', '58030', '25006', 'ENOSPC', 'EROFS', 'EDQUOT', 'EACCES'])(
  'what cannot be written (%s) is an outage, and an error with its cause',
  (code) => {
    for (const error of [failed(code), new Error('Failed query', { cause: failed(code) })]) {
      expect(isOutage(error)).toBe(true)
      expect(lineOf(error)).toMatchObject({ level: 'error', message: 'write refused', code })
    }
  },
)

test.each(['08006', '57P01', '53300', 'ECONNREFUSED'])(
  'a database that is away (%s) comes back by itself: a warning',
  (code) => {
    expect(isOutage(failed(code))).toBe(true)
    expect(lineOf(failed(code))).toMatchObject({ level: 'warn', message: 'database away', code })
  },
)

test('a defect is none, nor is a port that this user may not have', () => {
  for (const error of [new TypeError('x'), failed('EACCES', { syscall: 'listen' }), 'x', null]) {
    expect(isOutage(error)).toBe(false)
    expect(lineOf(error)).toMatchObject({ level: 'error', message: 'job queue' })
  }
})

test('the queue’s plain objects are told as the errors they were', () => {
  const result = { ...failed('53100'), message: 'could not extend file', queue: 'send-mail' }
  expect(lineOf(result)).toMatchObject({
    message: 'write refused',
    error: 'Error: could not extend file',
  })
  expect(lineOf({ message: 'no such column' }).error).toBe('Error: no such column')
})
