import { expect, test } from 'vitest'
import { parseEnv } from '#server/env/env.ts'
import { testConnection } from '#tests/support/database/database.ts'
import { startRelay } from '#tests/support/database/relay.ts'
import { addressOf, findPrimary, splitHosts } from './hosts.ts'

const real = testConnection()

test('an address of several hosts is one address for each, with all that stands around them', () => {
  expect(splitHosts('postgresql://u:p%40w@one:5432,[fd00::2]/name?sslmode=require')).toEqual([
    'postgresql://u:p%40w@one:5432/name?sslmode=require',
    'postgresql://u:p%40w@[fd00::2]/name?sslmode=require',
  ])
  expect(splitHosts('postgres://one/name')).toEqual(['postgres://one/name'])
  expect(addressOf('postgresql://u@[fd00::2]/name')).toEqual({ host: 'fd00::2', port: 5432 })
})

test('several hosts are a valid DATABASE_URL, one without a valid port is not', () => {
  const DATABASE_URL = 'postgresql://u:p@one:5432,two:5433/name'
  expect(parseEnv({ DATABASE_URL })).toMatchObject({ DATABASE_URL })
  expect(() => parseEnv({ DATABASE_URL: DATABASE_URL.replace('5433', 'x') })).toThrow(
    /DATABASE_URL/,
  )
})

test('a server that is outdated, silent or not there is no primary', async () => {
  const silent = await startRelay(real.port)
  silent.freeze()
  const host = '127.0.0.1'
  const address = { host, port: real.port }
  const others = [
    { host, port: silent.port },
    { host, port: 1 },
  ]
  const primary = await findPrimary({ ...real, alternatives: [...others, address] })
  expect(primary).toMatchObject({ at: address, timeline: expect.stringMatching(/^[\dA-F]{8}$/) })
  await expect(findPrimary({ ...real, alternatives: others })).rejects.toThrow()
  await expect(findPrimary({ ...real, alternatives: [address] }, 'FFFFFFFF')).rejects.toThrow(
    /outdated/,
  )
  await silent.stop()
}, 15_000)
