import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asClient, asStaff } from '#server/db/roles/run-as.ts'
import { CannotOpen, keyFile, keyRing, readKeys, seal, unseal } from '#server/sealing.ts'
import { startPlatforms } from '#tests/stand-ins/platforms.ts'
import { testConnection, testDatabase } from '#tests/support/database/database.ts'
import {
  connectionDeps,
  connectMeta,
  type TestDeps,
} from '#tests/support/features/connections/connections.ts'
import { addClient, viewOf } from '#tests/support/people/clients.ts'
import { addCompany } from '#tests/support/people/staff.ts'
import { disconnect } from '../desk.server.ts'
import { syncAccount } from '../sync/sync-account.ts'
import { rotateKey } from './secrets.ts'

const database = testDatabase()
let platforms: Awaited<ReturnType<typeof startPlatforms>>
let deps: TestDeps
let token: string
let account: string
let company: string

beforeAll(async () => {
  platforms = await startPlatforms()
  deps = await connectionDeps(database, testConnection(), platforms.env)
  platforms.meta.accounts = [
    { id: '901', name: 'Conta', currency: 'BRL', zone: 'America/Fortaleza', campaigns: [] },
  ]
  token = platforms.meta.addToken()
  company = await addCompany(database, deps.staffId)
  account = await connectMeta(deps, token, { externalId: '901', clientId: company })
})
afterAll(async () => {
  await platforms.stop()
  deps.cleanUp()
})

const stored = async () => {
  const { rows } = await database.db.execute<{ id: string; secret: string }>(sql`
    select credential.id, secret from alisio.ad_credentials credential
    join alisio.ad_accounts account on account.credential_id = credential.id
    where account.id = ${account}`)
  return rows[0] as { id: string; secret: string }
}

test('a sealed secret opens only in its row and with its key', () => {
  const [key, other] = [randomBytes(32), randomBytes(32)]
  const sealed = seal(key, 'row', 'segredo')
  expect(sealed).not.toContain('segredo')
  expect(unseal([other, key], 'row', sealed)).toBe('segredo')
  expect(() => unseal([key], 'another row', sealed)).toThrow(CannotOpen)
  expect(() => unseal([other], 'row', sealed)).toThrow(CannotOpen)
  expect(() => unseal([key], 'row', `${sealed.slice(0, -4)}AAAA`)).toThrow(CannotOpen)
})

test('the database contains neither the token nor the key', async () => {
  const { secret } = await stored()
  expect(secret).toMatch(/^v1\./)
  const { rows: tables } = await database.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'alisio' and table_type = 'BASE TABLE'`)
  for (const { name } of tables) {
    const table = sql.raw(`alisio."${name}"`)
    const { rows } = await database.db.execute(
      sql`select from ${table} each where each::text like ${`%${token}%`}`,
    )
    expect(rows, name).toEqual([])
  }
  const file = keyFile(deps.root, deps.env)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('staff use a credential without reading it; a client’s user sees nothing of it', async () => {
  const refused = asStaff(database, deps.staffId, (tx) =>
    tx.execute(sql`select secret from alisio.ad_credentials`),
  )
  await expect(refused).rejects.toMatchObject({ cause: { code: '42501' } })
  const person = await addClient(database)
  const look = (table: string) =>
    asClient(database, viewOf(person), (tx) =>
      tx.execute(sql`select from ${sql.raw(`alisio.${table}`)}`),
    )
  for (const table of ['ad_syncs', 'ad_raw_days', 'ad_sign_ins']) {
    await expect(look(table), table).rejects.toMatchObject({ cause: { code: '42501' } })
  }
  // The client's own rows (client/client-connections.test.ts), which are none here.
  for (const table of ['ad_credentials', 'ad_accounts', 'ad_reach']) {
    expect((await look(table)).rows, table).toEqual([])
  }
})

test('after rotation nothing is sealed with the old key, and syncs continue', async () => {
  const before = await stored()
  const file = keyFile(deps.root, deps.env)
  const old = readFileSync(file, 'utf8')
  expect((await rotateKey(database, deps.root, deps.env)).sealed).toBeGreaterThan(0)
  const after = await stored()
  expect(after.secret).not.toBe(before.secret)
  expect(readFileSync(file, 'utf8')).not.toContain(old.trim())
  expect(() => unseal([Buffer.from(old, 'base64')], after.id, after.secret)).toThrow(CannotOpen)
  await syncAccount(deps, account, 'demand')
  const { rows } = await database.db.execute(
    sql`select state from alisio.ad_accounts where id = ${account}`,
  )
  expect(rows).toEqual([{ state: 'active' }])
})

test('keys of the environment are rotated by naming the old one', async () => {
  const [old, fresh] = [randomBytes(32), randomBytes(32)].map((key) => key.toString('base64'))
  const { id } = await stored()
  const opened = keyRing(deps.root, deps.env).unseal(id, (await stored()).secret)
  const oldEnv = { ...deps.env, CONNECTIONS_KEY: old }
  await database.db.execute(sql`
    update alisio.ad_credentials set secret = ${keyRing(deps.root, oldEnv).seal(id, opened)}
    where id = ${id}`)
  const turning = { ...oldEnv, CONNECTIONS_KEY: fresh, CONNECTIONS_OLD_KEY: old }
  expect((await rotateKey(database, deps.root, turning)).sealed).toBe(1)
  const only = { ...deps.env, CONNECTIONS_KEY: fresh }
  expect(keyRing(deps.root, only).unseal(id, (await stored()).secret)).toBe(opened)
  expect(readKeys(deps.root, only)).toHaveLength(1)
})

test('with the wrong key the account asks to be reconnected, without revealing text', async () => {
  const wrong = { ...deps, keys: keyRing(deps.root, deps.env) }
  await syncAccount(wrong, account, 'demand')
  const { rows } = await database.db.execute(
    sql`select state, problem from alisio.ad_accounts where id = ${account}`,
  )
  expect(rows).toEqual([{ state: 'reconnect', problem: 'sealed with another key' }])
})

test('disconnecting deletes the secret and keeps the figures', async () => {
  const { id } = await stored()
  await disconnect(deps, deps.staffId, id)
  const { rows } = await database.db.execute(
    sql`select from alisio.ad_credentials where id = ${id}`,
  )
  expect(rows).toEqual([])
  const { rows: accounts } = await database.db.execute(sql`
    select account.client_id from alisio.ad_accounts account where id = ${account}`)
  expect(accounts).toEqual([{ client_id: null }])
})

test('an existing key file is never overwritten', () => {
  const file = join(deps.root, 'other', 'keys', 'connections.key')
  const env = { ...deps.env, DATA_DIR: 'other' }
  const [first] = readKeys(deps.root, env)
  expect(existsSync(file)).toBe(true)
  writeFileSync(file, readFileSync(file))
  expect(readKeys(deps.root, env)[0]).toEqual(first)
})
