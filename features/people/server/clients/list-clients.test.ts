import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import {
  CLIENTS_PER_PAGE,
  type ClientQuery,
  listClients,
} from '#features/client-overview/server/list-clients.ts'
import { beginReport } from '#features/reports/server/drafts/begin-report.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { addMonthOfFigures, approveAsRead } from '#tests/support/features/reports.ts'
import { testDeps } from '#tests/support/people/accounts.ts'
import { addCampaign, addClient, addStats } from '#tests/support/people/clients.ts'
import { addStaff, grantAccess } from '#tests/support/people/staff.ts'
import { changeClient } from './clients.server.ts'
import { createClient } from './create-client.ts'

const database = testDatabase()
/** A word that only these clients' names contain. */
const word = randomUUID().slice(0, 8)
let staffId: string

beforeAll(async () => {
  staffId = (await addStaff(database, 'team')).id
})

const make = (name: string) =>
  createClient(
    testDeps(database),
    staffId,
    { name: `${name} ${word}`, email: '' },
    'http://localhost',
  )
const list = (query: ClientQuery = {}, as = staffId) =>
  listClients(database, as, { search: word, ...query })
const namesIn = ({ clients }: Awaited<ReturnType<typeof list>>) =>
  clients.map(({ name }) => name.replace(` ${word}`, ''))

test('clients are found by part of their name, ignoring case and accents', async () => {
  const before = await list()
  await make('Açaí do Pátio')
  await make('Óptica Vela')
  expect(namesIn(await list({ search: `acai do patio ${word}` }))).toEqual(['Açaí do Pátio'])
  expect(namesIn(await list({ search: `VELA ${word}` }))).toEqual(['Óptica Vela'])
  // Wildcards are literal.
  expect((await list({ search: `%${word}` })).matches).toBe(0)
  const after = await list()
  expect(after.all - before.all).toBe(2)
  expect(after.matches).toBe(2)
})

test('archived clients are listed separately, and other users see neither', async () => {
  const id = await make('Arquivada')
  const { archivedOnes } = await list()
  await changeClient(database, staffId, id, { archived: true })
  const now = await list()
  expect(now.archivedOnes).toBe(archivedOnes + 1)
  expect(namesIn(now)).not.toContain('Arquivada')
  expect(namesIn(await list({ archived: true }))).toEqual(['Arquivada'])
  const stranger = await addClient(database)
  expect(await list({}, stranger.id)).toMatchObject({ matches: 0, all: 0, archivedOnes: 0 })
})

test('a page lists thirty clients in alphabetical order', async () => {
  const many = Array.from(
    { length: CLIENTS_PER_PAGE + 2 },
    (_, i) => `lote ${String(i).padStart(2, '0')}`,
  )
  for (const name of many.toReversed()) await make(name)
  const search = `lote`
  const pages = [
    await list({ search }),
    await list({ search, page: 2 }),
    await list({ search, page: 9 }),
  ]
  expect(pages.map(({ clients }) => clients.length)).toEqual([CLIENTS_PER_PAGE, 2, 0])
  expect(pages[0]?.matches).toBe(CLIENTS_PER_PAGE + 2)
  expect(pages.flatMap(namesIn)).toEqual(many)
})

test('a line shows people, open invitations, last days by platform and the month’s spend', async () => {
  const id = await make('Cheia')
  const person = await addClient(database)
  await grantAccess(database, person.id, id)
  await database.db.execute(sql`
    insert into alisio.invitations (email, client_id, token_hash, expires_at, accepted_at, withdrawn_at)
    select gen_random_uuid() || '@example.com', ${id}, gen_random_uuid()::text, now() + interval '1 day', accepted, withdrawn
    from (values (null::timestamptz, null::timestamptz), (now(), null), (null, now())) as states (accepted, withdrawn)`)
  const owned = { id, email: '' }
  const meta = await addCampaign(database, owned, { source: 'meta' })
  await addStats(database, meta, [
    { daysAgo: 0, spend: 12.5 },
    { daysAgo: 62, spend: 500 },
  ])
  await addCampaign(database, owned, { source: 'google' })
  const { clients, today } = await list({ search: `cheia ${word}` })
  expect(clients).toEqual([
    {
      id,
      name: `Cheia ${word}`,
      archived: false,
      people: 1,
      invited: 1,
      campaigns: 2,
      demo: false,
      responsible: 'Cliente de teste',
      month: { spend: 12.5, conversions: 0, contacts: 0, purchases: 0, conversations: 0 },
      pace: null,
      alerts: 0,
      contact: { kind: 'invitation', at: expect.any(String) },
      lastDays: [{ source: 'meta', day: today }],
      cadence: 'monthly',
      report: null,
    },
  ])
})

test('platforms that staff named have their own last day, like the others', async () => {
  const id = await make('Outras mídias')
  await database.db.execute(sql`
    with campaign as (
      insert into alisio.campaigns (client_id, campaign_name, objective, status, other_platform)
      values (${id}, 'Vídeos', 'OUTCOME_SALES', 'ACTIVE', 'TikTok Ads') returning id)
    insert into alisio.campaigns_stats (campaign_id, client_id, date, impressions, clicks, spend,
      conversions, ctr) select id, ${id}, '2026-10-03', 10, 1, 5, 1, 10 from campaign`)
  const { clients } = await list({ search: `outras midias ${word}` })
  expect(clients).toMatchObject([
    { campaigns: 1, lastDays: [{ source: 'outra:TikTok Ads', day: '2026-10-03' }] },
  ])
})

test('a report that waits to leave is told from a draft, until somebody changes it', async () => {
  const id = await make('Relatório')
  await addMonthOfFigures(database, id)
  const report = await beginReport(database, staffId, id, {
    first: '2026-10-01',
    last: '2026-10-31',
  })
  const reportOf = async () => (await list({ search: `relatorio ${word}` })).clients[0]?.report
  expect(await reportOf()).toEqual({ state: 'draft', at: null })
  await approveAsRead(database, staffId, report)
  const planned = await reportOf()
  expect(planned?.state).toBe('planned')
  expect(Date.parse(planned?.at ?? '')).toBeGreaterThan(Date.now())
  await database.db.execute(
    sql`update alisio.reports set version = version + 1 where id = ${report}`,
  )
  expect((await reportOf())?.state).toBe('changed')
})
