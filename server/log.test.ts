import { expect, test } from 'vitest'
import { createLogger, describeError } from './log.ts'

test('a failed query is described without its parameters', () => {
  const cause = Object.assign(new Error('duplicate key'), { detail: 'Key (email)=(a@b.c)' })
  const error = Object.assign(new Error('Failed query: … params: a@b.c'), {
    query: 'insert into people (email) values ($1)',
    params: ['a@b.c'],
    cause,
  })
  expect(JSON.stringify(describeError(error))).not.toContain('a@b.c')
  expect(describeError(error)).toMatchObject({ error: 'Error: duplicate key' })
})

test('lines below the level are left out and the others are one JSON object each', () => {
  let written = ''
  const log = createLogger('warn', (text) => {
    written += text
  })
  log.info('quiet')
  log.warn('a\nb', { id: 1 })
  log.flush()
  expect(written.split('\n')).toHaveLength(2)
  expect(JSON.parse(written)).toMatchObject({ level: 'warn', message: 'a\nb', id: 1 })
})
