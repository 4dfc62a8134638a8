import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { addNote, setResponsible } from '#features/people/server/clients/clients.server.ts'
import { createClient } from '#features/people/server/clients/create-client.ts'
import { recordAudit } from '#features/people/server/staff/audit-log.ts'
import { changeRole, limitStaff } from '#features/people/server/staff/team.server.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { testDeps } from '#tests/support/people/accounts.ts'
import { addCampaign, addClient, addStats } from '#tests/support/people/clients.ts'
import { addStaff, grantAccess } from '#tests/support/people/staff.ts'
import { asClient, asStaff } from './run-as.ts'

const database = testDatabase()
let owner: { id: string }
let limited: { id: string }
let mine: string
let theirs: string
let stranger: { id: string }

const create = (staffId: string, name: string) =>
  createClient(testDeps(database), staffId, { name, email: '' }, 'http://localhost')

/** A row of everything a client has. */
async function furnish(clientId: string, staffId: string) {
  const campaign = await addCampaign(database, { id: clientId, email: '' })
  await addStats(database, campaign, [{ daysAgo: 1, spend: 10, clicks: 5, impressions: 100 }])
  await addNote(database, staffId, clientId, `Nota de ${clientId}`)
  await database.db.execute(sql`
    with import as (
      insert into alisio.imports (client_id, state, file_name, staff_name, seq)
      values (${clientId}, 'done', 'a.csv', 'x', nextval('alisio.import_order')) returning *),
    staged as (
      insert into alisio.staged_campaigns (import_id, key, name) select id, 'a', 'b' from import),
    staged_day as (
      insert into alisio.staged_days
        (import_id, key, day, impressions, clicks, spend, conversions, ctr)
      select id, 'a', '2026-01-01', 1, 1, 1, 1, 1 from import),
    staged_ad as (
      insert into alisio.staged_ads
        (import_id, key, day, kind, group_name, name, impressions, clicks, spend, results)
      select id, 'a', '2026-01-01', 'ad', '', 'b', 1, 1, 1, '{}' from import),
    staged_file as (
      insert into alisio.staged_files (import_id, part, bytes) select id, 0, 'x' from import),
    mapping as (
      insert into alisio.import_mappings (client_id, header, mapping)
      values (${clientId}, repeat('0', 64), '{}')),
    ad as (
      insert into alisio.ad_days (campaign_id, client_id, date, seq, kind, name, impressions,
        clicks, spend, results)
      select ${campaign}, ${clientId}, '2026-01-01', seq, 'ad', 'b', 1, 1, 1, '{}' from import),
    thumbnail as (
      insert into alisio.ad_thumbnails (client_id, external_id, type, bytes)
      values (${clientId}, '1', 'image/png', 'x')),
    goal as (
      insert into alisio.client_goals (client_id, from_month, monthly_budget)
      values (${clientId}, '2026-01-01', 100)),
    chart_note as (
      insert into alisio.figure_notes (client_id, date, body) values (${clientId}, '2026-01-01', 'x')),
    invitation as (
      insert into alisio.invitations (email, client_id, token_hash, expires_at)
      values (${`${clientId}@example.com`}, ${clientId}, ${clientId}, now())),
    settings as (insert into alisio.report_settings (client_id) values (${clientId})),
    alert as (
      insert into alisio.alerts (client_id, kind, day, value, usual)
      values (${clientId}, 'spend-up', '2026-01-01', 2, 1)),
    thresholds as (insert into alisio.alert_settings (client_id) values (${clientId})),
    standing as (
      insert into alisio.client_standings (client_id, day, spend, conversions)
      values (${clientId}, '2026-01-01', 1, 1)),
    report as (
      insert into alisio.reports (client_id, first_day, last_day)
      values (${clientId}, '2026-01-01', '2026-01-31') returning id),
    delivery as (
      insert into alisio.report_deliveries (report_id, user_id) select id, ${staffId} from report),
    reading as (
      insert into alisio.report_readings (report_id, user_id) select id, ${staffId} from report),
    link as (
      insert into alisio.report_links (report_id, client_id, token_hash, expires_at)
      select id, ${clientId}, ${clientId}, now() from report),
    credential as (
      insert into alisio.ad_credentials (platform, kind, label, secret, client_id)
      values ('meta', 'sign-in', 'x', 'v1.x', ${clientId}) returning id),
    account as (
      insert into alisio.ad_accounts
        (platform, external_id, name, currency, zone, credential_id, client_id)
      select 'meta', (random() * 1e12)::bigint::text, 'x', 'BRL', 'UTC', id, ${clientId}
      from credential returning id),
    sync as (
      insert into alisio.ad_syncs (account_id, client_id, reason)
      select id, ${clientId}, 'night' from account),
    raw as (
      insert into alisio.ad_raw_days (campaign_id, client_id, date, said)
      values (${campaign}, ${clientId}, '2026-01-01', '{}')),
    said as (
      insert into alisio.import_campaigns (seq, campaign_id, said)
      select seq, ${campaign}, '{}' from import)
    insert into alisio.import_days (seq, campaign_id, date, had_figures)
    select seq, ${campaign}, '2026-01-01', false from import`)
}

beforeAll(async () => {
  owner = await addStaff(database)
  limited = await addStaff(database, 'team')
  await limitStaff(database, owner.id, limited.id, true)
  mine = await create(limited.id, 'Padaria do Porto')
  theirs = await create(owner.id, 'Farmácia do Centro')
  await furnish(mine, limited.id)
  await furnish(theirs, owner.id)
  stranger = await addClient(database)
  await grantAccess(database, stranger.id, theirs)
})

async function refusal(work: Promise<unknown>): Promise<string | undefined> {
  return work.then(
    () => undefined,
    (error) => error.cause?.code ?? error.code,
  )
}

/** Tables and views that staff may read at least a column of. */
async function readable() {
  const { rows } = await database.db.execute<{ name: string; column: string; key: string }>(sql`
    select table_name as name, min(column_name) as column,
      min(column_name) filter (where column_name in ('client_id', 'seq', 'import_id', 'report_id'))
        as key
    from information_schema.column_privileges
    where grantee = 'alisio_staff' and table_schema = 'alisio' and privilege_type = 'SELECT'
    group by table_name order by table_name`)
  return rows
}

/** What is the agency's own, and not a client's. A message's `client_id` is its sender's id of it. */
const ofTheAgency = ['conversation_messages', 'leads']

test('whatever belongs to a client is limited by its own policy, or by its view', async () => {
  const { rows } = await database.db.execute<{ name: string }>(sql`
    select tablename as name from pg_policies
    where schemaname = 'alisio' and policyname = 'own_clients' and permissive = 'RESTRICTIVE'`)
  const bound = new Set(rows.map(({ name }) => name))
  const views = ['people', 'report_mails']
  const open = (await readable())
    .filter(({ name, key }) => key && !bound.has(name) && !views.includes(name))
    .map(({ name }) => name)
  expect(open.sort()).toEqual(ofTheAgency)
  expect(bound).toContain('clients')
})

test('a limited member reads rows of their clients only, in every table', async () => {
  const seenBy = (staffId: string, query: string) =>
    asStaff(database, staffId, async (tx) => (await tx.execute(sql.raw(query))).rows.length)
  const { rows: ids } = await database.db.execute<Record<string, string>>(sql`
    select (select string_agg(quote_literal(id), ',') from alisio.imports
        where client_id = ${theirs}) as imports,
      (select string_agg(quote_literal(id), ',') from alisio.reports
        where client_id = ${theirs}) as reports,
      (select string_agg(seq::text, ',') from alisio.imports where client_id = ${theirs}) as seqs`)
  const listed: Record<string, string> = {
    client_id: `= '${theirs}'`,
    import_id: `in (${ids[0]?.imports})`,
    report_id: `in (${ids[0]?.reports})`,
    seq: `in (${ids[0]?.seqs})`,
  }
  const judged: string[] = []
  for (const { name, column, key } of await readable()) {
    if (!key || ofTheAgency.includes(name)) continue
    const query = `select "${column}" from alisio.${name} where ${key} ${listed[key]}`
    const byOwner = await seenBy(owner.id, query)
    expect.soft(await seenBy(limited.id, query), name).toBe(0)
    if (byOwner > 0) judged.push(name)
  }
  expect(judged).toEqual(
    expect.arrayContaining([
      'acts',
      'campaigns_stats',
      'import_days',
      'reports',
      'alerts',
      'staged_files',
      'ad_days',
    ]),
  )
  expect(judged.length).toBeGreaterThan(18)
  expect(await seenBy(limited.id, 'select id from alisio.clients')).toBe(1)
  expect(await seenBy(limited.id, 'select date from alisio.campaigns_stats')).toBe(1)
})

test('people of other clients are nobody to a limited member; staff are', async () => {
  const namesFor = (staffId: string) =>
    asStaff(database, staffId, async (tx) => {
      const { rows } = await tx.execute<{ id: string }>(sql`select id from alisio.people`)
      return rows.map(({ id }) => id)
    })
  expect(await namesFor(owner.id)).toContain(stranger.id)
  expect(await namesFor(limited.id)).not.toContain(stranger.id)
  expect(await namesFor(limited.id)).toEqual(expect.arrayContaining([owner.id, limited.id]))
})

test('looking as a client ends where the member’s clients end', async () => {
  const look = (clientId: string) =>
    asClient(database, { staffId: limited.id, clientId }, async (tx) => {
      return (await tx.execute(sql`select 1 from alisio.campaigns_stats`)).rows.length
    })
  expect(await look(mine)).toBe(1)
  expect(await look(theirs)).toBe(0)
})

const changes: [string, () => ReturnType<typeof sql>][] = [
  ['change', () => sql`update alisio.clients set name = 'x' where id = ${theirs} returning 1`],
  ['note', () => sql`delete from alisio.client_notes where client_id = ${theirs} returning 1`],
  [
    'alert',
    () => sql`update alisio.alerts set seen_at = now() where client_id = ${theirs} returning 1`,
  ],
  [
    'goal',
    () =>
      sql`update alisio.client_goals set conversions = 1 where client_id = ${theirs} returning 1`,
  ],
]

test.each(changes)('a limited member changes no %s of another client', async (_, statement) => {
  const { rows } = await asStaff(database, limited.id, (tx) => tx.execute(statement()))
  expect(rows).toEqual([])
})

test('nothing is written to another client, and no client is handed over or taken', async () => {
  const write = (work: Parameters<typeof asStaff>[2]) =>
    refusal(asStaff(database, limited.id, work))
  expect(await refusal(addNote(database, limited.id, theirs, 'Olá'))).toBe('42501')
  expect(await write((tx) => recordAudit(tx, { kind: 'client-viewed', clientId: theirs }))).toBe(
    '42501',
  )
  expect(
    await write((tx) =>
      tx.execute(sql`update alisio.clients set responsible_id = ${owner.id} where id = ${mine}`),
    ),
  ).toBe('42501')
  expect(
    await write((tx) => tx.execute(sql`insert into alisio.clients (name) values ('De ninguém')`)),
  ).toBe('42501')
})

test('handing a client over moves what a limited member sees, at once', async () => {
  const id = await create(owner.id, 'Passada')
  const sees = () =>
    asStaff(database, limited.id, async (tx) => {
      const { rows } = await tx.execute(sql`select 1 from alisio.clients where id = ${id}`)
      return rows.length === 1
    })
  expect(await sees()).toBe(false)
  await setResponsible(database, owner.id, id, limited.id)
  expect(await sees()).toBe(true)
  await setResponsible(database, owner.id, id, '')
  expect(await sees()).toBe(false)
})

test('only an owner limits; an owner is never limited, and leaving frees the clients', async () => {
  const other = await addStaff(database, 'team')
  await expect(limitStaff(database, limited.id, other.id, true)).rejects.toMatchObject({
    code: 'forbidden',
  })
  const id = await create(other.id, 'De quem sai')
  await limitStaff(database, owner.id, other.id, true)
  const count = () =>
    asStaff(database, other.id, async (tx) => {
      return (await tx.execute(sql`select 1 from alisio.clients`)).rows.length
    })
  expect(await count()).toBe(1)
  await changeRole(database, owner.id, other.id, 'owner')
  expect(await count()).toBeGreaterThan(1)
  await database.db.execute(sql`delete from alisio.staff where user_id = ${other.id}`)
  const { rows } = await database.db.execute(
    sql`select responsible_id as responsible from alisio.clients where id = ${id}`,
  )
  expect(rows).toEqual([{ responsible: null }])
})

test('the limit is asked once per statement, not once per row', async () => {
  const plan = await asStaff(database, limited.id, async (tx) => {
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(
      sql`explain (costs off) select sum(spend) from alisio.campaigns_stats`,
    )
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toMatch(/NOT \(InitPlan \d\)|NOT \$\d/)
  expect(plan).toMatch(/hashed SubPlan/)
  expect(plan).not.toContain('app_staff_limited() OR')
})
