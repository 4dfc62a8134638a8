import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { channelStage } from '#tests/support/features/channels/channels.ts'
import { beginSignIn, finishSignIn } from '../credentials/sign-in.ts'
import { addCredential, allowRead, renewCredential } from '../credentials/store-credential.ts'

const { database, stage, addAccount, addService, accountOf } = channelStage()
const origin = 'https://agencia.example'
const scopeOf = (name: string) => `https://www.googleapis.com/auth/${name}`
const analytics = scopeOf('analytics.readonly')

const who = () => ({ userId: stage.deps.staffId, sessionId: 'esta', clientId: null })

/** Signs in for what is to be read, and comes back. */
async function signIn(reads: string[] | undefined, credentialId?: string) {
  const { deps } = stage
  const request = { platform: 'google' as const, origin, reads, credentialId }
  const address = await beginSignIn(deps, who(), request)
  const answer = await fetch(address, { redirect: 'manual' })
  const back = new URL(answer.headers.get('location') ?? 'about:blank')
  const scopes = new URL(address).searchParams.get('scope')?.split(' ') ?? []
  const finish = finishSignIn(deps, who(), {
    platform: 'google',
    origin,
    query: back.searchParams,
  })
  return { scopes, finish }
}

async function readsOf(id: string) {
  const { rows } = await database.db.execute<{ reads: string[] }>(
    sql`select reads from alisio.ad_credentials where id = ${id}`,
  )
  return rows[0]?.reads
}

test('signing in asks for what is wanted and nothing else', async () => {
  expect((await signIn(undefined)).scopes).toEqual([scopeOf('adwords')])
  expect((await signIn(['ga4'])).scopes).toEqual([analytics])
  expect((await signIn(['ga4', 'ads', 'inventado'])).scopes).toEqual([
    scopeOf('adwords'),
    analytics,
  ])
  expect((await signIn(['inventado'])).scopes).toEqual([scopeOf('adwords')])
})

test('one sign-in serves several, and more is asked for when it is wanted', async () => {
  const property = addAccount('ga4', { days: [] })
  const site = addAccount('search-console', { days: [] })
  const { deps } = stage
  const first = await (await signIn(['ga4'])).finish
  expect(first.credential.reads).toEqual(['ga4'])
  const { id } = await addCredential(deps, deps.staffId, first.credential)
  expect(await accountOf('ga4', property)).toBeTruthy()
  expect(await accountOf('search-console', site)).toBeUndefined()
  const more = await signIn(['search-console'], id)
  expect(more.scopes).toEqual([analytics, scopeOf('webmasters.readonly')])
  const { credential, renews } = await more.finish
  expect(renews).toBe(id)
  await renewCredential(deps, deps.staffId, id, credential)
  expect(await readsOf(id)).toEqual(['ga4', 'search-console'])
  expect(await accountOf('search-console', site)).toBeTruthy()
  await database.db.execute(sql`delete from alisio.ad_credentials where id = ${id}`)
})

test('a permission left out at Google’s screen is not read, and none at all opens nothing', async () => {
  stage.platforms.google.withheld.add(analytics)
  const both = await (await signIn(['ga4', 'search-console'])).finish
  expect(both.credential.reads).toEqual(['search-console'])
  await expect((await signIn(['ga4'])).finish).rejects.toThrow('não pode ler')
  stage.platforms.google.withheld.clear()
})

test('a service account reads one channel more when somebody asks, and never an unknown one', async () => {
  const { deps } = stage
  const id = await addService(['ga4'])
  const site = addAccount('search-console', { days: [] })
  await allowRead(deps, deps.staffId, id, 'search-console')
  expect(await readsOf(id)).toEqual(['ga4', 'search-console'])
  expect(await accountOf('search-console', site)).toBeTruthy()
  await expect(allowRead(deps, deps.staffId, id, 'inventado')).rejects.toThrow()
})

test('a channel that is refused is named, and nothing is stored', async () => {
  stage.platforms.ga4.failures = [
    { status: 403, body: { error: { code: 403, details: [{ reason: 'SERVICE_DISABLED' }] } } },
  ]
  await expect(addService(['ga4'])).rejects.toThrow('Google Analytics')
  stage.platforms.ga4.failures = []
})
