import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { recordAudit } from '#features/people/server/staff/audit-log.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { addCampaign, addClient, addStats, viewOf } from '#tests/support/people/clients.ts'
import { addCompany, addStaff, grantAccess } from '#tests/support/people/staff.ts'
import type { Transaction } from '../client.ts'
import { asClient, asStaff, asUser } from './run-as.ts'

const database = testDatabase()
type Person = { id: string; email: string }
let owner: Person
let team: Person
let ana: Person
let bia: Person
let company: string
let campaign: string

beforeAll(async () => {
  owner = await addStaff(database)
  team = await addStaff(database, 'team')
  ana = await addClient(database)
  bia = await addClient(database)
  company = await addCompany(database, owner.id)
  campaign = await addCampaign(database, { id: company, email: '' })
  await addStats(database, campaign, [{ daysAgo: 1, spend: 10, clicks: 5, impressions: 100 }])
  await grantAccess(database, ana.id, company)
})

const figures = sql`select 1 from alisio.campaigns_stats`

async function rowsOf(work: Promise<{ rows: unknown[] }>): Promise<number> {
  return (await work).rows.length
}

async function refusal(work: Promise<unknown>): Promise<string | undefined> {
  return work.then(
    () => undefined,
    (error) => error.cause?.code ?? error.code,
  )
}

test('a person sees the client they chose among those they have access to, and no other', async () => {
  const campaignsSeenBy = (userId: string, clientId: string) =>
    rowsOf(asClient(database, { userId, clientId }, (tx) => tx.execute(figures)))
  expect(await campaignsSeenBy(ana.id, company)).toBe(1)
  expect(await campaignsSeenBy(ana.id, ana.id)).toBe(0)
  expect(await campaignsSeenBy(ana.id, bia.id)).toBe(0)
  expect(await campaignsSeenBy(bia.id, company)).toBe(0)
  expect(await campaignsSeenBy('', company)).toBe(0)
})

test('access ends with the next statement, also of somebody in the middle of a session', async () => {
  const look = () =>
    rowsOf(asClient(database, { userId: bia.id, clientId: company }, (tx) => tx.execute(figures)))
  await grantAccess(database, bia.id, company)
  expect(await look()).toBe(1)
  await asStaff(database, team.id, (tx) =>
    tx.execute(
      sql`delete from alisio.client_people where user_id = ${bia.id} and client_id = ${company}`,
    ),
  )
  expect(await look()).toBe(0)
})

test('staff looking as a client see its figures and can write nothing', async () => {
  const viewer = { staffId: team.id, clientId: company }
  expect(await rowsOf(asClient(database, viewer, (tx) => tx.execute(figures)))).toBe(1)
  for (const statement of [
    sql`update alisio.profiles set full_name = 'x'`,
    sql`select alisio.generate_demo_campaign_data(${team.id})`,
    sql`delete from alisio.campaigns`,
  ]) {
    const code = await refusal(asClient(database, viewer, (tx) => tx.execute(statement)))
    expect(['25006', '42501']).toContain(code)
  }
})

test('to look as a client takes a place on the staff and a transaction that cannot write', async () => {
  const forged = { staffId: ana.id, clientId: bia.id }
  expect(await rowsOf(asClient(database, forged, (tx) => tx.execute(figures)))).toBe(0)
  const writable = await database.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('role', 'alisio_client', true),
      set_config('app.staff_id', ${team.id}, true), set_config('app.client_id', ${company}, true)`)
    return (await tx.execute(figures)).rows.length
  })
  expect(writable).toBe(0)
})

const deskTables = [
  'clients',
  'client_people',
  'staff',
  'invitations',
  'acts',
  'client_notes',
  'people',
  'bookings',
  'agenda_settings',
  'agenda_blocks',
  'agenda_hosts',
  'agenda_host_names',
  'agenda_feeds',
  'settled_items',
  'contacts',
  'leads',
  'lead_events',
  'lead_settings',
  'staff_summaries',
  'contact_messages',
  'lead_mails',
  'lead_meetings',
]

test.each(deskTables)('%s are nobody’s who is not on the staff', async (table) => {
  const count = (tx: Transaction) => tx.execute(sql.raw(`select 1 from alisio.${table}`))
  expect(await refusal(asStaff(database, owner.id, count))).toBeUndefined()
  expect(await rowsOf(asStaff(database, ana.id, count))).toBe(0)
  expect(await rowsOf(asStaff(database, '', count))).toBe(0)
  // Whoever has access to a company sees it and that; all else is closed to them.
  if (table === 'clients' || table === 'client_people') {
    expect(await rowsOf(asUser(database, ana.id, count))).toBe(2)
  } else expect(await refusal(asUser(database, ana.id, count))).toBe('42501')
})

const refusedToTeam: [string, () => SQL][] = [
  [
    'give a role',
    () => sql`update alisio.staff set role = 'owner' where user_id = ${team.id} returning 1`,
  ],
  ['remove staff', () => sql`delete from alisio.staff where user_id = ${owner.id} returning 1`],
  ['erase a client', () => sql`delete from alisio.clients where id = ${company} returning 1`],
]

test.each(refusedToTeam)('the team cannot %s; only an owner can', async (_, statement) => {
  expect(await rowsOf(asStaff(database, team.id, (tx) => tx.execute(statement())))).toBe(0)
})

const refusedToAll: [string, () => SQL][] = [
  ['invent staff', () => sql`insert into alisio.staff (user_id, role) values (${ana.id}, 'team')`],
  [
    'give access',
    () => sql`insert into alisio.client_people (user_id, client_id) values (${bia.id}, ${company})`,
  ],
  ['read a link’s hash', () => sql`select token_hash from alisio.invitations`],
  ['read how people sign in', () => sql`select * from alisio."user"`],
  ['read second factors', () => sql`select * from alisio.two_factor`],
  ['read the keys to a booking', () => sql`select * from alisio.booking_links`],
  ['read sessions', () => sql`select * from alisio.session`],
  [
    'write the log by hand',
    () => sql`insert into alisio.acts (staff_name, kind) values ('x', 'x')`,
  ],
  ['change the log', () => sql`update alisio.acts set kind = 'x'`],
  ['shorten the log', () => sql`delete from alisio.acts`],
  ['take a client over', () => sql`update alisio.clients set own_of = ${owner.id}`],
  ['read mails', () => sql`select * from alisio.mails`],
]

test.each(refusedToAll)('not even an owner can %s', async (_, statement) => {
  expect(await refusal(asStaff(database, owner.id, (tx) => tx.execute(statement())))).toBe('42501')
})

test('a team member cannot invite an owner', async () => {
  const invite = (staffId: string) =>
    asStaff(database, staffId, (tx) =>
      tx.execute(sql`insert into alisio.invitations (email, staff_role, token_hash, expires_at)
        values (${`${staffId}@example.com`}, 'owner', ${staffId}, now())`),
    )
  expect(await refusal(invite(team.id))).toBe('42501')
  expect(await refusal(invite(owner.id))).toBeUndefined()
})

test('the log names who acted, keeps its lines from the server too, and refuses strangers', async () => {
  await asStaff(database, team.id, (tx) =>
    recordAudit(tx, { kind: 'client-viewed', clientId: company }),
  )
  const { rows } = await database.db.execute(sql`
    select staff_id, staff_name, kind from alisio.acts where client_id = ${company} and kind = 'client-viewed'`)
  expect(rows).toEqual([
    { staff_id: team.id, staff_name: 'Cliente de teste', kind: 'client-viewed' },
  ])
  for (const statement of [
    "update alisio.acts set kind = 'x'",
    'delete from alisio.acts',
    'truncate alisio.acts',
  ]) {
    expect(await refusal(database.db.execute(sql.raw(statement)))).toBe('42501')
  }
  expect(
    await refusal(asStaff(database, ana.id, (tx) => recordAudit(tx, { kind: 'client-viewed' }))),
  ).toBe('42501')
})

test('somebody removed from the staff sees nothing from then on', async () => {
  const leaving = await addStaff(database, 'team')
  const look = () =>
    rowsOf(asStaff(database, leaving.id, (tx) => tx.execute(sql`select 1 from alisio.clients`)))
  expect(await look()).toBeGreaterThan(0)
  await asStaff(database, owner.id, (tx) =>
    tx.execute(sql`delete from alisio.staff where user_id = ${leaving.id}`),
  )
  expect(await look()).toBe(0)
})

test('the last owner stays, however they would leave', async () => {
  const last = await addStaff(database)
  const ways = [
    sql`delete from alisio.staff where user_id = ${last.id}`,
    sql`update alisio.staff set role = 'team' where user_id = ${last.id}`,
    sql`delete from alisio."user" where id = ${last.id}`,
  ]
  for (const way of ways) {
    // Undone by its own failure: other files have owners too.
    const alone = database.db.transaction(async (tx) => {
      await tx.execute(sql`delete from alisio.staff where user_id <> ${last.id}`)
      await tx.execute(way)
    })
    expect(await refusal(alone)).toBe('P0001')
  }
})

test('an account takes a client of its own along, unless somebody else has access to it', async () => {
  const alone = await addClient(database)
  const shared = await addClient(database)
  await grantAccess(database, bia.id, shared.id)
  for (const { id } of [alone, shared]) {
    await database.db.execute(sql`delete from alisio."user" where id = ${id}`)
  }
  const remaining = await database.db.execute<{ id: string }>(
    sql`select id from alisio.clients where id in (${alone.id}, ${shared.id})`,
  )
  expect(remaining.rows).toEqual([{ id: shared.id }])
  expect(await rowsOf(asClient(database, viewOf(shared), (tx) => tx.execute(figures)))).toBe(0)
})

test('one’s own client is called as one’s profile says, until somebody names it', async () => {
  const { id } = await addClient(database)
  const nameOf = async () =>
    (await database.db.execute(sql`select name from alisio.clients where id = ${id}`)).rows[0]?.name
  const company = (name: string) =>
    asUser(database, id, (tx) => tx.execute(sql`update alisio.profiles set company_name = ${name}`))
  await company('Café Serra')
  expect(await nameOf()).toBe('Café Serra')
  await asStaff(database, team.id, (tx) =>
    tx.execute(sql`update alisio.clients set name = 'Serra Cafés Ltda.' where id = ${id}`),
  )
  await company('Outro')
  expect(await nameOf()).toBe('Serra Cafés Ltda.')
})
