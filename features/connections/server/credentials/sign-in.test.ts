import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asStaff } from '#server/db/roles/run-as.ts'
import { AppError } from '#server/failures/errors.ts'
import { startPlatforms } from '#tests/stand-ins/platforms.ts'
import { testConnection, testDatabase } from '#tests/support/database/database.ts'
import { connectionDeps, type TestDeps } from '#tests/support/features/connections/connections.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import { listConnectionItems } from '../connection-states.ts'
import { beginSignIn, finishSignIn } from './sign-in.ts'
import { addCredential } from './store-credential.ts'

const database = testDatabase()
const origin = 'https://agencia.example'
let platforms: Awaited<ReturnType<typeof startPlatforms>>
let deps: TestDeps

beforeAll(async () => {
  platforms = await startPlatforms()
  deps = await connectionDeps(database, testConnection(), platforms.env)
})
afterAll(async () => {
  await platforms.stop()
  deps.cleanUp()
})

type Platform = 'meta' | 'google'

/** Follows the platform's page to where it redirects. */
async function walk(address: string): Promise<URLSearchParams> {
  const answer = await fetch(address, { redirect: 'manual' })
  const back = new URL(answer.headers.get('location') ?? 'about:blank')
  return back.searchParams
}

const who = () => ({ userId: deps.staffId, sessionId: 'esta', clientId: null })
const begin = (platform: Platform) => beginSignIn(deps, who(), { platform, origin })
const finish = (platform: Platform, query: URLSearchParams, options: object = {}) =>
  finishSignIn(deps, who(), { platform, origin, query, ...options })

for (const platform of ['meta', 'google'] as const) {
  test(`signing in at ${platform} ends in a credential that works, once`, async () => {
    const query = await walk(await begin(platform))
    const { credential } = await finish(platform, query)
    const { id } = await addCredential(deps, deps.staffId, credential)
    const { rows } = await database.db.execute<{ ends: string | null }>(
      sql`select expires_at::text as ends from alisio.ad_credentials where id = ${id}`,
    )
    // Meta's expires after sixty days; Google's when revoked.
    expect(rows[0]?.ends === null).toBe(platform === 'google')
    await expect(finish(platform, query)).rejects.toThrow('não vale mais')
  })

  test(`${platform}: a state of somebody else, of another session, a made-up one and a used code open nothing`, async () => {
    const query = await walk(await begin(platform))
    const other = await addStaff(database)
    const back = { platform, origin, query }
    for (const thief of [{ userId: other.id }, { sessionId: 'outra' }]) {
      const stolen = finishSignIn(deps, { ...who(), ...thief }, back)
      await expect(stolen).rejects.toBeInstanceOf(AppError)
    }
    const elsewhere = finishSignIn(deps, who(), { ...back, inClientArea: true })
    await expect(elsewhere).rejects.toBeInstanceOf(AppError)
    const invented = new URLSearchParams({ code: query.get('code') ?? '', state: 'inventado' })
    await expect(finish(platform, invented)).rejects.toBeInstanceOf(AppError)
    await finish(platform, query)
    const again = await walk(await begin(platform))
    again.set('code', query.get('code') ?? '')
    await expect(finish(platform, again)).rejects.toThrow('Ads')
  })

  test(`${platform}: the address to come back to must be the very one that was named`, async () => {
    const query = await walk(await begin(platform))
    const elsewhere = finish(platform, query, { origin: 'https://outro.example' })
    await expect(elsewhere).rejects.toThrow('Ads')
  })

  test(`${platform}: a person who says no is told that nothing changed`, async () => {
    platforms[platform].denies = true
    const query = await walk(await begin(platform))
    platforms[platform].denies = false
    await expect(finish(platform, query)).rejects.toThrow('A permissão não foi dada')
  })
}

test('without a registered app there is no sign-in', async () => {
  const env = { ...platforms.env, META_APP_ID: undefined }
  const refused = beginSignIn({ ...deps, env }, who(), { platform: 'meta', origin })
  await expect(refused).rejects.toThrow('não está configurado')
})

test('Hoje warns seven days before a token ends, and lists a dead one first', async () => {
  const label = crypto.randomUUID()
  const add = (ends: string, state: string) =>
    database.db.execute(sql`
      insert into alisio.ad_credentials (platform, kind, label, secret, state, expires_at)
      values ('meta', 'token', ${`${label} ${state} ${ends}`}, 'v1.x', ${state},
        now() + ${ends}::interval)`)
  await add('6 days', 'active')
  await add('8 days', 'active')
  await add('1 day', 'reconnect')
  const lines = await asStaff(database, deps.staffId, (tx) => listConnectionItems(tx, new Date()))
  const items = lines.filter(({ title }) => title.includes(label))
  expect(
    items.map(({ title, action, urgency }) => [
      title.split(' ').slice(3).join(' '),
      action,
      urgency,
    ]),
  ).toEqual([
    ['reconnect 1 day', 'Reconectar', 1],
    ['active 6 days', 'Renovar o acesso', 2],
  ])
  await database.db.execute(sql`delete from alisio.ad_credentials where label like ${`${label}%`}`)
})
