import { expect, test } from 'vitest'
import { parseEnv } from './env.ts'

test('an empty environment gives a server on port 3000 with its data in .data', () => {
  expect(parseEnv({})).toMatchObject({ PORT: 3000, DATA_DIR: '.data', LOG_LEVEL: 'info' })
})

test('an empty variable counts as not set', () => {
  expect(parseEnv({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ PORT: 3000 })
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['DATABASE_URL', 'mysql://root@db/x'],
  ['MIGRATION_DATABASE_URL', 'mysql://root@db/x'],
  ['DATABASE_READ_URL', 'mysql://root@db/x'],
  ['DATABASE_READ_URL', 'postgresql://user@one,two/x'],
  ['DATABASE_POOL_SIZE', '1'],
  ['DATABASE_JOBS_POOL_SIZE', 'many'],
  ['DATABASE_TLS', 'prefer'],
  ['TRUST_PROXY', '10.0.0.0/99'],
  ['TRUST_PROXY', 'everyone'],
  ['LOG_LEVEL', 'loud'],
  ['SCHEDULING_WIDGET_URL', 'http://calendar.example.com'],
  ['META_PIXEL_ID', "1'; script-src *"],
  ['GA_MEASUREMENT_ID', 'UA-1'],
])('%s=%s is refused by name and with a remedy', (name, value) => {
  expect(() => parseEnv({ [name]: value })).toThrow(new RegExp(`^${name}: .+\\n {2}(Set|Leave)`))
})

test.each(['DATABASE_URL', 'MIGRATION_DATABASE_URL', 'DATABASE_READ_URL'])(
  'a wrong %s is refused without showing its password',
  (name) => {
    const wrong = () => parseEnv({ [name]: `mysql://u:${'hunter2'}@db/x` })
    expect(wrong).toThrow(name)
    expect(wrong).not.toThrow('hunter2')
  },
)

test('services of others may be stood in for on this machine without TLS', () => {
  const url = 'http://127.0.0.1:4000/widget.js'
  expect(parseEnv({ SCHEDULING_WIDGET_URL: url }).SCHEDULING_WIDGET_URL).toBe(url)
})
