import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Authority, makeAuthority } from '#tests/support/database/certificates.ts'
import { startPostgres, type TestPostgres } from '#tests/support/database/postgres.ts'
import { isMissing, needing } from '#tests/support/missing.ts'
import { parseEnv } from '../env/env.ts'
import { createLogger } from '../log.ts'
import { StartupError } from '../process/startup-error.ts'
import { refuseOld, startDatabase } from './start-database.ts'

const log = createLogger('silent')

/** How a start with these settings ends: what it reports, or what it says to the operator. */
async function startWith(variables: Record<string, string>): Promise<string> {
  try {
    return (await startDatabase(parseEnv(variables), '.', log)).summary
  } catch (error) {
    expect(error).toBeInstanceOf(StartupError)
    return (error as StartupError).message
  }
}

test('a PostgreSQL that is too old is refused by its version', () => {
  const old = { major: 14, version: '14.20' }
  expect(() => refuseOld(old, 'DATABASE_URL')).toThrow(/^DATABASE_URL: .*14\.20.*\n.*15 or newer/)
  refuseOld({ major: 15, version: '15.0' }, 'DATABASE_URL')
})

describe('without TLS', () => {
  let server: TestPostgres
  beforeAll(async () => {
    server = await startPostgres()
    await server.administer('create role site login password PASSWORD')
  })
  afterAll(() => server.stop())

  test('a right address gets in and says which version answered', async () => {
    const summary = await startWith({ DATABASE_URL: server.url('site', 'postgres') })
    expect(summary).toMatch(/^connected to 127\.0\.0\.1:\d+\/postgres, PostgreSQL \d+/)
    expect(summary).not.toContain('pooler')
  })

  test('wrong password, no such database and no TLS are told apart, without the password', async () => {
    const url = server.url('site', 'postgres')
    const wrong = await startWith({ DATABASE_URL: url.replace(/:[^:@]+@/, ':not-this@') })
    expect(wrong).toMatch(/^DATABASE_URL: .*the user or the password \(28P01\)/)
    expect(wrong).not.toContain('not-this')
    expect(await startWith({ DATABASE_URL: server.url('site', 'nowhere') })).toMatch(
      /no database of this name \(3D000\)/,
    )
    expect(await startWith({ DATABASE_URL: `${url}?sslmode=require` })).toMatch(/not speak TLS/)
    expect(await startWith({ DATABASE_URL: url, DATABASE_TLS: 'verify-full' })).toMatch(
      /not speak TLS.*\n.*DATABASE_TLS=disable/,
    )
    const settings = { DATABASE_URL: `${url}?sslmode=require`, DATABASE_TLS: 'disable' }
    expect(await startWith(settings)).toMatch(/^connected/)
  })

  test('the owner’s address has messages of its own', async () => {
    const message = await startWith({
      DATABASE_URL: server.url('site', 'postgres'),
      MIGRATION_DATABASE_URL: server.url('nobody', 'postgres'),
    })
    expect(message).toMatch(/^MIGRATION_DATABASE_URL: .*password/)
  })

  test('a host without a name, a closed port and a silent one are told apart', async () => {
    const at = (host: string) => startWith({ DATABASE_URL: `postgresql://u:p@${host}/x` })
    expect(await at('no-such-host.invalid')).toMatch(/no machine has this name/)
    const closed = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => closed.once('listening', resolve))
    const { port } = closed.address() as { port: number }
    await new Promise((resolve) => closed.close(resolve))
    expect(await at(`127.0.0.1:${port}`)).toMatch(/nobody listens there \(ECONNREFUSED\)/)
    const silent = createServer(() => {}).listen(port, '127.0.0.1')
    await new Promise((resolve) => silent.once('listening', resolve))
    expect(await at(`127.0.0.1:${port}`)).toMatch(/nothing answered/)
    silent.close()
  })
})

describe.skipIf(isMissing('openssl'))(needing('openssl', 'with TLS'), () => {
  let authority: Authority
  let server: TestPostgres
  let misnamed: TestPostgres
  beforeAll(async () => {
    authority = makeAuthority()
    const rules = ['hostssl all all 127.0.0.1/32 scram-sha-256']
    server = await startPostgres({ tls: authority.issue('IP:127.0.0.1,DNS:localhost'), rules })
    misnamed = await startPostgres({ tls: authority.issue('DNS:db.example.com'), rules })
  })
  afterAll(async () => {
    await server.stop()
    await misnamed.stop()
    authority.remove()
  })

  test('a certificate that nobody vouches for is refused as such, and trusted with its authority', async () => {
    const url = server.url('postgres', 'postgres')
    for (const mode of ['require', 'verify-ca', 'verify-full']) {
      const message = await startWith({ DATABASE_URL: `${url}?sslmode=${mode}` })
      expect(message).toMatch(/not signed by an authority.*\n.*DATABASE_TLS_CA/)
      expect(message).not.toContain('password')
    }
    const trusted = { DATABASE_URL: url, DATABASE_TLS_CA: authority.file }
    expect(await startWith(trusted)).toMatch(/^connected/)
    const inUrl = `${url}?sslmode=verify-full&sslrootcert=${authority.file}`
    expect(await startWith({ DATABASE_URL: inUrl })).toMatch(/^connected/)
    expect(await startWith({ DATABASE_URL: `${url}?sslmode=no-verify` })).toMatch(/^connected/)
  })

  test('a certificate for another name is refused, unless nobody asks', async () => {
    const settings = {
      DATABASE_URL: misnamed.url('postgres', 'postgres'),
      DATABASE_TLS_CA: authority.file,
    }
    expect(await startWith(settings)).toMatch(/made out to another name/)
    expect(await startWith({ ...settings, DATABASE_TLS: 'no-verify' })).toMatch(/^connected/)
  })

  test('a server that wants encryption says so, and a wrong password stays a wrong password', async () => {
    const url = server.url('postgres', 'postgres')
    expect(await startWith({ DATABASE_URL: url })).toMatch(
      /accepts encrypted connections only.*\n.*DATABASE_TLS=verify-full/,
    )
    const wrong = url.replace(/:[^:@]+@/, ':not-this@')
    const message = await startWith({ DATABASE_URL: wrong, DATABASE_TLS_CA: authority.file })
    expect(message).toMatch(/the user or the password \(28P01\)/)
    const missing = await startWith({ DATABASE_URL: url, DATABASE_TLS_CA: '/no/such/file.pem' })
    expect(missing).toMatch(/^DATABASE_TLS_CA: .*cannot be read \(ENOENT\)/)
  })
})
