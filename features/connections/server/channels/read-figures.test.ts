import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { metricValue, type Stored } from '#features/connections/rules/metrics.ts'
import { yesterdayIn } from '#features/connections/server/sync/windows.ts'
import { readPeriodQuery } from '#features/figures/rules/period.ts'
import { addDays } from '#features/shared/rules/days.ts'
import { asClient, asStaff } from '#server/db/roles/run-as.ts'
import { channelStage, daysBack } from '#tests/support/features/channels/channels.ts'
import { assignChannel, releaseChannel } from './assign-channel.ts'
import { hasChannels } from './channels.server.ts'
import { listChannelItems, readChannelAccounts, withProposals } from './read-channels.ts'
import { readChannels, readDimension, splitByBrand } from './read-figures.ts'

const { database, stage, addAccount, addService, accountOf, connect, sync } = channelStage()
const query = (text = '') => readPeriodQuery(new URLSearchParams(text))

/** Staff look at the client's area, read-only. */
const viewerOf = (clientId: string) => ({ clientId, staffId: stage.deps.staffId })
const now = new Date()
const last = addDays(yesterdayIn('America/Los_Angeles', now), -1)

async function connectGa4(days: string[]) {
  const externalId = addAccount('ga4', { days, zone: 'America/Fortaleza' })
  const { id, clientId } = await connect('ga4', externalId, days[0] as string)
  await sync(id, now)
  return { id, clientId, externalId }
}

const read = (clientId: string, text = '') =>
  asClient(database, viewerOf(clientId), (tx) => readChannels(tx, clientId, query(text)))

test('a page’s visits are the platform’s, people are those of the whole period, ratios of parts', async () => {
  const { clientId, externalId } = await connectGa4(daysBack(last, 75))
  const [figures] = await read(clientId)
  const span = figures?.period.received as { first: string; last: string }
  const world = stage.platforms.ga4.properties.find(({ id }) => id === externalId)
  const visits = world?.visits.filter(({ day }) => day >= span.first && day <= span.last) ?? []
  const sum = (of: 'sessions' | 'engagedSessions') =>
    visits.reduce((total, each) => total + each[of], 0)
  const value = (key: string) => {
    const metric = figures?.channel.metrics.find((each) => each.key === key)
    return metric && metricValue(metric, figures?.now as Stored)
  }
  expect(value('sessions')).toBe(sum('sessions'))
  const people = new Set(visits.flatMap(({ people: each }) => each)).size
  expect(value('totalUsers')).toBe(people)
  // The sum of the days would be more, since people come again.
  expect(sum('sessions')).toBeGreaterThan(people)
  expect(value('engagementRate')).toBeCloseTo((100 * sum('engagedSessions')) / sum('sessions'))
  expect(figures?.before).not.toBeNull()
  expect(figures?.days.reduce((total, each) => total + each.value, 0)).toBe(sum('sessions'))
  expect(figures?.accounts[0]?.health).toBe('current')
})

test('dates that nobody asked for have no people, and a comparison that is not stored none at all', async () => {
  const { clientId } = await connectGa4(daysBack(last, 40))
  const dates = `periodo=${addDays(last, -12)}_${addDays(last, -3)}`
  const [figures] = await read(clientId, dates)
  expect(figures?.now?.periods).toEqual({})
  expect(figures?.now?.sums.sessions).toBeGreaterThan(0)
  const [early] = await read(clientId, 'periodo=2020-01-01_2020-01-05')
  expect(early?.now).toBeNull()
  const [long] = await read(clientId)
  expect(long?.now).not.toBeNull()
  expect(long?.before).toBeNull()
})

test('the sources, pages and events of a period add up to its total', async () => {
  const { clientId } = await connectGa4(daysBack(last, 35))
  await asClient(database, viewerOf(clientId), async (tx) => {
    const [figures] = await readChannels(tx, clientId, query(), { page: 'site' })
    if (!figures) throw new Error('no channel')
    for (const table of figures.channel.tables) {
      const values = await readDimension(tx, clientId, figures, table)
      const [metric = ''] = table.metrics
      const total = values.reduce((sum, { now: part }) => sum + (part.sums[metric] ?? 0), 0)
      expect(total).toBe(figures.now?.sums[metric])
    }
    expect(await readChannels(tx, clientId, query(), { page: 'mapa' })).toEqual([])
  })
})

test('clicks are split into brand, other and untold searches, and lose none', async () => {
  const externalId = addAccount('search-console', { days: daysBack(last, 35) })
  const { id, clientId } = await connect('search-console', externalId, addDays(last, -34))
  await sync(id, now)
  await asClient(database, viewerOf(clientId), async (tx) => {
    const [figures] = await readChannels(tx, clientId, query(), { page: 'busca' })
    const [table] = figures?.channel.tables ?? []
    if (!figures || !table) throw new Error('no channel')
    const values = await readDimension(tx, clientId, figures, table)
    const total = figures.now?.sums.clicks ?? 0
    const split = splitByBrand(values, 'clicks', total, 'Loja Azul')
    expect(split.brand + split.other + split.untold).toBe(total)
    expect(split.brand).toBeGreaterThan(0)
    expect(split.untold).toBeGreaterThan(0)
  })
})

test('two accounts of a channel add up, except for people', async () => {
  const { clientId } = await connectGa4(daysBack(last, 35))
  const [one] = await read(clientId)
  const externalId = addAccount('ga4', { days: daysBack(last, 35) })
  await addService(['ga4'])
  const id = await accountOf('ga4', externalId)
  await assignChannel(stage.deps, stage.deps.staffId, { id, clientId, now })
  await database.db.execute(
    sql`update alisio.channel_accounts set wanted_from = ${addDays(last, -34)} where id = ${id}`,
  )
  await sync(id, now)
  const [both] = await read(clientId)
  expect(both?.now?.sums.sessions).toBeGreaterThan(one?.now?.sums.sessions ?? 0)
  expect(both?.now?.periods).toEqual({})
})

test('a client sees no other client’s channels, whatever it asks for', async () => {
  const { clientId } = await connectGa4(daysBack(last, 10))
  const { clientId: other } = await connectGa4(daysBack(last, 10))
  await asClient(database, viewerOf(other), async (tx) => {
    expect(await readChannels(tx, clientId, query())).toEqual([])
    const { rows } = await tx.execute(sql`
      select client_id from alisio.channel_days where client_id <> ${other}
      union all select client_id from alisio.channel_periods where client_id <> ${other}
      union all select client_id from alisio.channel_accounts where client_id <> ${other}`)
    expect(rows).toEqual([])
  })
  expect(await hasChannels(database, viewerOf(other))).toBe(true)
})

test('an account is given to one client, and taken off with its figures', async () => {
  const { id, clientId } = await connectGa4(daysBack(last, 10))
  const { clientId: other } = await connectGa4(daysBack(last, 10))
  const { deps } = stage
  await expect(assignChannel(deps, deps.staffId, { id, clientId: other })).rejects.toThrow(
    'já está ligada',
  )
  await expect(releaseChannel(deps, deps.staffId, { id, clientId: other })).rejects.toThrow(
    'já não está ligada',
  )
  await releaseChannel(deps, deps.staffId, { id, clientId })
  expect(await read(clientId)).toEqual([])
  const { rows } = await database.db.execute(
    sql`select from alisio.channel_days where account_id = ${id}`,
  )
  expect(rows).toEqual([])
  // Its reading may not write any more, and the account can be given away again.
  await sync(id, now)
  await assignChannel(deps, deps.staffId, { id, clientId: other })
})

test('accounts are proposed to clients by name, and only where they have none', async () => {
  for (const channel of ['ga4', 'search-console', 'business-profile'] as const)
    addAccount(channel, { days: [], name: 'Padaria do Zé' })
  await addService()
  await asStaff(database, stage.deps.staffId, async (tx) => {
    const accounts = await readChannelAccounts(tx)
    const clients = [{ id: 'ze', name: 'Padaria do Zé' }]
    const proposed = withProposals(accounts, clients).find(({ name }) => name === 'Padaria do Zé')
    expect(proposed?.proposals).toEqual(clients)
    if (!proposed) throw new Error('no account')
    const assigned = { ...proposed, id: 'x', clientId: 'ze' }
    expect(withProposals([proposed, assigned], clients)[0]?.proposals).toEqual([])
  })
})

test('an account that needs somebody is on Hoje, once its credential is not the reason', async () => {
  const { id } = await connectGa4(daysBack(last, 10))
  const itemsOf = () =>
    asStaff(database, stage.deps.staffId, async (tx) =>
      (await listChannelItems(tx, now)).filter(({ href }) => href.endsWith(id)),
    )
  expect(await itemsOf()).toEqual([])
  await database.db.execute(sql`
    update alisio.channel_accounts set state = 'no-permission', problem = 'x' where id = ${id}`)
  expect(await itemsOf()).toMatchObject([{ detail: expect.stringContaining('Sem permissão') }])
  await database.db.execute(sql`
    update alisio.channel_accounts set state = 'reconnect' where id = ${id}`)
  expect(await itemsOf()).toEqual([])
})
