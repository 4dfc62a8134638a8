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

test('an error that quotes what somebody sent is described without it', () => {
  const parse = () => JSON.parse('{"name": Joana')
  const described = [
    describeError(tryTo(parse)),
    describeError(
      Object.assign(new Error('invalid input syntax for type uuid: "Joana"'), { code: '22P02' }),
    ),
  ]
  expect(JSON.stringify(described)).not.toContain('Joana')
  expect(described[1]).toMatchObject({ error: 'Error: invalid input syntax for type uuid: "…"' })
  expect(described[0]?.stack).toContain('log.test.ts')
})

function tryTo(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error
  }
}

test('an error that says only that it failed is described with its cause', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const error = new TypeError('fetch failed', { cause })
  expect(describeError(error)).toMatchObject({
    error: 'TypeError: fetch failed',
    code: 'ECONNREFUSED',
    cause: 'Error: connect ECONNREFUSED',
  })
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

test('a request’s line is JSON whatever its path holds, and quiet lines are written together', () => {
  const written: string[] = []
  const log = createLogger('info', (text) => written.push(text))
  const exchange = { method: 'GET', status: 404, id: 'x', ms: 1.23456 }
  log.request({ ...exchange, path: '/"}\\,"level":"error' })
  log.info('listening')
  expect(written).toEqual([])
  log.flush()
  expect(written).toHaveLength(1)
  const [first, second] = written
    .join('')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(first).toMatchObject({ level: 'info', path: '/"}\\,"level":"error', ms: 1.23 })
  expect(new Date(first.time).getTime()).toBeGreaterThan(Date.now() - 60_000)
  expect(second).toMatchObject({ message: 'listening' })
})

test('a warning is written at once, behind what waited, and quiet lines do not wait for long', async () => {
  const written: string[] = []
  const log = createLogger('info', (text) => written.push(text))
  log.info('first')
  log.warn('second')
  expect(written.join('')).toMatch(/first.*second/s)
  log.info('third')
  await expect.poll(() => written.join('')).toContain('third')
})

test('below info no request is written', () => {
  const written: string[] = []
  const log = createLogger('warn', (text) => written.push(text))
  log.request({ method: 'GET', path: '/', status: 200, id: 'x', ms: 1 })
  log.flush()
  expect(written).toEqual([])
})
