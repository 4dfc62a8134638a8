import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportData } from '#features/people/server/account/export-data.ts'
import { asClient, asStaff } from '#server/db/roles/run-as.ts'
import { startPlatforms } from '#tests/stand-ins/platforms.ts'
import { plainDays } from '#tests/stand-ins/world.ts'
import { testConnection, testDatabase } from '#tests/support/database/database.ts'
import {
  connectionDeps,
  connectMeta,
  type TestDeps,
} from '#tests/support/features/connections/connections.ts'
import { addClient, viewOf } from '#tests/support/people/clients.ts'
import { changeRate } from '../account-rate.ts'
import { listConnectionItems, noticeOf } from '../connection-states.ts'
import { beginSignIn, finishSignIn } from '../credentials/sign-in.ts'
import { refreshAccounts } from '../credentials/store-credential.ts'
import { disconnect } from '../desk.server.ts'
import { listConnections } from '../read-connections.ts'
import { syncAccount } from '../sync/sync-account.ts'
import { chooseAccount, saveClientSignIn } from './choose-account.ts'
import {
  endClientConnection,
  leaveAccount,
  listClientConnections,
} from './client-connections.server.ts'

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

const newId = () => String(randomInt(1e12, 1e13))

function addAccount(platform: 'meta' | 'google', options: { currency?: string } = {}) {
  const id = newId()
  const campaign = {
    id: newId(),
    name: `Leads ${id}`,
    objective: platform === 'meta' ? 'OUTCOME_LEADS' : 'SEARCH',
    status: platform === 'meta' ? 'ACTIVE' : 'ENABLED',
    days: plainDays(20),
  }
  platforms[platform].accounts.push({
    id,
    name: `Conta ${id}`,
    currency: 'BRL',
    zone: 'America/Fortaleza',
    campaigns: [campaign],
    ...options,
  })
  if (platform === 'google') platforms.google.direct.push(id)
  return id
}

/** A user's path through the platform's pages and back. */
async function signIn(viewer: ReturnType<typeof viewOf>, platform: 'meta' | 'google') {
  const who = { ...viewer, sessionId: 'esta' }
  const address = await beginSignIn(deps, who, { platform, origin })
  const answer = await fetch(address, { redirect: 'manual' })
  const back = new URL(answer.headers.get('location') ?? 'about:blank')
  expect(back.pathname).toBe(`/dashboard/conexoes/retorno/${platform}`)
  const query = back.searchParams
  const request = { platform, origin, query, inClientArea: true }
  const { credential, clientId } = await finishSignIn(deps, who, request)
  expect(clientId).toBe(viewer.clientId)
  await saveClientSignIn(deps, viewer, credential)
  await expect(finishSignIn(deps, who, request)).rejects.toThrow('não vale mais')
}

const newViewer = async () => viewOf(await addClient(database))

async function accountOf(viewer: ReturnType<typeof viewOf>, externalId: string) {
  const { accounts } = await listClientConnections(database, viewer)
  return accounts.find((each) => each.externalId === externalId)
}

for (const platform of ['meta', 'google'] as const) {
  test(`${platform}: a client signs in, chooses an account, sees its figures, and leaves with them`, async () => {
    const viewer = await newViewer()
    const [picked, other] = [addAccount(platform), addAccount(platform)]
    await signIn(viewer, platform)
    const account = await accountOf(viewer, picked)
    expect(account).toMatchObject({ chosen: false, clientSignIn: true })
    // Accounts that were not chosen are invisible at the desk.
    const atTheDesk = await listConnections(database, deps.staffId)
    expect(atTheDesk.accounts.filter((each) => each.externalId === other)).toEqual([])

    await chooseAccount(deps, viewer, account?.id as string)
    await syncAccount(deps, account?.id as string, 'first')
    expect(await accountOf(viewer, picked)).toMatchObject({
      chosen: true,
      clientSignIn: true,
      state: 'active',
    })
    const received = async () => {
      const { rows } = await asClient(database, viewer, (tx) =>
        tx.execute<{ days: number }>(sql`
          select count(*)::int as days, sum(spend) as spend from alisio.campaigns_stats`),
      )
      return rows[0]
    }
    const figures = await received()
    expect(figures?.days).toBeGreaterThan(15)
    const listed = await listConnections(database, deps.staffId)
    expect(listed.credentials.find(({ clientId }) => clientId === viewer.clientId)).toMatchObject({
      kind: 'sign-in',
      clientName: 'Cliente de teste',
    })
    expect(listed.accounts.find((each) => each.externalId === picked)).toMatchObject({
      clientId: viewer.clientId,
    })
    const parts: string[] = []
    for await (const part of exportData({ database }, { id: viewer.userId, email: '' })) {
      parts.push(part)
    }
    expect(JSON.parse(parts.join('')).ad_accounts).toMatchObject([{ external_id: picked }])

    await leaveAccount(deps, viewer, account?.id as string)
    expect(await accountOf(viewer, picked)).toMatchObject({ chosen: false })
    await chooseAccount(deps, viewer, account?.id as string)
    // The latest sign-in may no longer reach it.
    await database.db.execute(sql`delete from alisio.ad_reach where account_id = ${account?.id}`)
    const { credentials } = await listClientConnections(database, viewer)
    await endClientConnection(deps, viewer, credentials[0]?.id as string)
    expect(await listClientConnections(database, viewer)).toEqual({ credentials: [], accounts: [] })
    expect(await received()).toEqual(figures)
    const { rows } = await database.db.execute(
      sql`select from alisio.ad_credentials where client_id = ${viewer.clientId}`,
    )
    expect(rows).toEqual([])
  })
}

test('a client reaches no connection of another, no secret, and none of the agency’s accounts', async () => {
  const [ana, bia] = [await newViewer(), await newViewer()]
  const [annas, agencys] = [addAccount('meta'), addAccount('meta')]
  await signIn(ana, 'meta')
  const account = await accountOf(ana, annas)
  await chooseAccount(deps, ana, account?.id as string)
  const token = platforms.meta.addToken(undefined, { accounts: [agencys] })
  const byAgency = await connectMeta(deps, token, { externalId: agencys, clientId: bia.clientId })
  const { credentials } = await listClientConnections(database, ana)
  const id = credentials[0]?.id as string

  expect(await listClientConnections(database, bia)).toMatchObject({
    credentials: [],
    accounts: [{ externalId: agencys, chosen: true, clientSignIn: false }],
  })
  // Naming another client is not enough.
  const forged = { userId: bia.userId, clientId: ana.clientId }
  expect(await listClientConnections(database, forged)).toEqual({ credentials: [], accounts: [] })
  await expect(endClientConnection(deps, bia, id)).rejects.toThrow()
  await expect(endClientConnection(deps, forged, id)).rejects.toThrow()
  await expect(leaveAccount(deps, bia, account?.id as string)).rejects.toThrow()
  await expect(leaveAccount(deps, bia, byAgency)).rejects.toThrow()
  await expect(chooseAccount(deps, bia, account?.id as string)).rejects.toThrow(
    'não pode ser escolhida',
  )
  // Bia reaches Ana's account at the platform too; here it stays Ana's and is not named.
  await signIn(bia, 'meta')
  expect(await accountOf(bia, annas)).toBeUndefined()
  expect((await listClientConnections(database, bia)).credentials[0]?.taken).toBeGreaterThan(0)
  await expect(chooseAccount(deps, bia, account?.id as string)).rejects.toThrow(
    'não pode ser escolhida',
  )
  for (const statement of [
    sql`select secret from alisio.ad_credentials`,
    sql`select problem from alisio.ad_accounts`,
    sql`insert into alisio.ad_reach (credential_id, account_id) values (${id}, ${byAgency})`,
    sql`select from alisio.ad_sign_ins`,
    sql`select from alisio.ad_syncs`,
    sql`insert into alisio.ad_credentials (id, platform, kind, label, secret, client_id)
      values (gen_random_uuid(), 'google', 'sign-in', 'x', 'v1.x', ${ana.clientId})`,
  ]) {
    const refused = asClient(database, bia, (tx) => tx.execute(statement))
    await expect(refused).rejects.toMatchObject({ cause: { code: '42501' } })
  }
  const updated = await asClient(database, bia, (tx) =>
    tx.execute(
      sql`update alisio.ad_accounts set client_id = ${bia.clientId} where id = ${account?.id}`,
    ),
  )
  expect(updated.rowCount).toBe(0)
  // Staff who view a client's area read the same and change nothing.
  const looking = { staffId: deps.staffId, clientId: ana.clientId }
  expect((await listClientConnections(database, looking)).credentials).toHaveLength(1)
  const change = asClient(database, looking, (tx) =>
    tx.execute(sql`delete from alisio.ad_credentials`),
  )
  await expect(change).rejects.toMatchObject({ cause: { code: '25006' } })
})

test('an account in another currency waits for the agency’s rate', async () => {
  const viewer = await newViewer()
  const dollars = addAccount('meta', { currency: 'USD' })
  await signIn(viewer, 'meta')
  const { id = '' } = (await accountOf(viewer, dollars)) ?? {}
  await chooseAccount(deps, viewer, id)
  platforms.meta.asked = []
  await syncAccount(deps, id, 'first')
  expect(platforms.meta.asked).toEqual([])
  expect(await accountOf(viewer, dollars)).toMatchObject({ chosen: true, state: 'set-up' })
  const waiting = async () => {
    const items = await asStaff(database, deps.staffId, (tx) => listConnectionItems(tx, new Date()))
    return items.filter(({ href }) => href.endsWith(id)).map(({ detail }) => detail)
  }
  expect((await waiting()).join()).toContain('taxa em reais')
  const change = { id, rate: '5,43', days: 'all' } as const
  expect(await changeRate(deps, deps.staffId, { ...change, rate: 'cinco' })).toHaveProperty('rate')
  await changeRate(deps, deps.staffId, change)
  await syncAccount(deps, id, 'demand')
  expect(await accountOf(viewer, dollars)).toMatchObject({ state: 'active' })
  expect(await waiting()).toEqual([])
})

test('a second sign-in replaces the first', async () => {
  const viewer = await newViewer()
  const reais = addAccount('meta')
  await signIn(viewer, 'meta')
  const home = await accountOf(viewer, reais)
  await chooseAccount(deps, viewer, home?.id as string)
  await database.db.execute(sql`
    update alisio.ad_accounts set state = 'reconnect' where id = ${home?.id}`)
  await database.db.execute(sql`
    update alisio.ad_credentials set state = 'reconnect' where client_id = ${viewer.clientId}`)
  const lines = await asStaff(database, deps.staffId, (tx) => listConnectionItems(tx, new Date()))
  expect(lines.map(({ detail }) => detail).join()).toContain('Só o cliente o renova')
  await signIn(viewer, 'meta')
  const { credentials } = await listClientConnections(database, viewer)
  expect(credentials).toMatchObject([{ state: 'active' }])
  expect(await accountOf(viewer, reais)).toMatchObject({ chosen: true, state: 'active' })
})

test('each failure of a sign-in has its own message', async () => {
  const viewer = await newViewer()
  const who = { ...viewer, sessionId: 'esta' }
  const failing = async (failure: (typeof platforms.meta.failures)[number]) => {
    const address = await beginSignIn(deps, who, { platform: 'meta', origin })
    const answer = await fetch(address, { redirect: 'manual' })
    const query = new URL(answer.headers.get('location') ?? 'about:blank').searchParams
    // The code, the longer token and its permissions succeed; the list of accounts fails.
    platforms.meta.failures = [null, null, null, failure]
    const back = { platform: 'meta', origin, query, inClientArea: true } as const
    const { credential } = await finishSignIn(deps, who, back)
    const error = await saveClientSignIn(deps, viewer, credential).catch((thrown) => thrown)
    platforms.meta.failures = []
    return noticeOf(error)
  }
  expect(await failing({ code: 200 })).toBe('connection-no-permission')
  expect(await failing({ code: 80004 })).toBe('connection-later')
  expect(await failing({ code: 2635 })).toBe('connection-set-up')
  expect((await listClientConnections(database, viewer)).credentials).toEqual([])
})

test('staff may end a client’s connection and sync it; figures and list stay the client’s', async () => {
  const viewer = await newViewer()
  const externalId = addAccount('meta')
  await signIn(viewer, 'meta')
  const account = await accountOf(viewer, externalId)
  await chooseAccount(deps, viewer, account?.id as string)
  const { credentials } = await listClientConnections(database, viewer)
  const id = credentials[0]?.id as string
  await refreshAccounts(deps, deps.staffId, id)
  expect(await accountOf(viewer, externalId)).toMatchObject({ chosen: true, clientSignIn: true })
  await disconnect(deps, deps.staffId, id)
  expect(await listClientConnections(database, viewer)).toEqual({ credentials: [], accounts: [] })
  const { rows } = await database.db.execute(sql`
    select staff_name, kind from alisio.acts where client_id = ${viewer.clientId} order by id`)
  expect(rows).toEqual([
    { staff_name: 'O próprio cliente', kind: 'connection-added' },
    { staff_name: 'O próprio cliente', kind: 'account-assigned' },
    { staff_name: 'Cliente de teste', kind: 'account-released' },
  ])
})
