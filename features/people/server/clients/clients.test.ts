import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { readClient } from '#features/client-overview/server/read-client.ts'
import { asClient } from '#server/db/roles/run-as.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { testDeps } from '#tests/support/people/accounts.ts'
import { addCampaign, addClient, addStats } from '#tests/support/people/clients.ts'
import { addStaff, grantAccess } from '#tests/support/people/staff.ts'
import { auditLog, clients } from '../schema.ts'
import {
  addNote,
  changeClient,
  eraseClient,
  markAgency,
  removeNote,
  removePerson,
} from './clients.server.ts'
import { createClient as createWithInvitation } from './create-client.ts'
import { listAccessibleClients } from './view.server.ts'

const database = testDatabase()
const { db } = database
let owner: string
let colleague: string
/** A user who is not staff. */
let stranger: string

beforeAll(async () => {
  owner = (await addStaff(database)).id
  colleague = (await addStaff(database, 'team')).id
  stranger = (await addClient(database)).id
})

const createClient = (staffId: string, name: string) =>
  createWithInvitation(testDeps(database), staffId, { name, email: '' }, 'http://localhost')

const newName = () => `Padaria ${randomUUID().slice(0, 8)}`

async function newClient(staffId = owner, name = newName()) {
  return { id: await createClient(staffId, name), name }
}

/** Audit kinds of a client, in order. */
async function auditLogOf(clientId: string): Promise<string[]> {
  const rows = await db
    .select({ kind: auditLog.kind })
    .from(auditLog)
    .where(eq(auditLog.clientId, clientId))
    .orderBy(auditLog.id)
  return rows.map(({ kind }) => kind)
}

const rowOf = async (id: string) =>
  (await db.select().from(clients).where(eq(clients.id, id))).at(0)

const status = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error) => error.status ?? error.cause?.code ?? error.message,
  )

test('a new client has its name, no people and no figures, and an audit line', async () => {
  const { id, name } = await newClient(colleague)
  expect(await readClient(database, owner, id)).toMatchObject({
    client: { id, name, signUpUserId: null, demo: false, isAgency: false, archivedAt: null },
    people: [],
    notes: [],
    invitations: [],
    platforms: [],
    month: null,
    before: null,
  })
  expect(await auditLogOf(id)).toEqual(['client-created'])
})

test('a form sent twice creates one client; the same name later creates another', async () => {
  const name = newName()
  const [one, same] = await Promise.all([createClient(owner, name), createClient(owner, name)])
  expect(same).toBe(one)
  expect(await db.$count(clients, eq(clients.name, name))).toBe(1)
  expect(await auditLogOf(one)).toEqual(['client-created'])
  // A namesake by a colleague, or of another day, is intended.
  expect(await createClient(colleague, name)).not.toBe(one)
  await db.execute(sql`update alisio.submissions set at = now() - interval '1 day'`)
  expect(await createClient(owner, name)).not.toBe(one)
})

test('renaming, archiving and restoring each write an audit line', async () => {
  const { id } = await newClient()
  await changeClient(database, colleague, id, { name: 'Forno do Cais' })
  expect((await rowOf(id))?.name).toBe('Forno do Cais')
  await changeClient(database, colleague, id, { archived: true })
  expect((await rowOf(id))?.archivedAt).toBeInstanceOf(Date)
  await changeClient(database, colleague, id, { archived: false })
  expect((await rowOf(id))?.archivedAt).toBeNull()
  expect(await auditLogOf(id)).toEqual([
    'client-created',
    'client-renamed',
    'client-archived',
    'client-restored',
  ])
})

describe('whoever is not on the staff', () => {
  test('creates, sees and changes nothing', async () => {
    const { id, name } = await newClient()
    await addNote(database, owner, id, 'Prefere ligações')
    const note = (await readClient(database, owner, id))?.notes[0]?.id as string
    for (const who of [stranger, '', randomUUID()]) {
      expect(await status(createClient(who, newName()))).toBe('42501')
      expect(await readClient(database, who, id)).toBeNull()
      expect(await status(changeClient(database, who, id, { name: 'x' }))).toBe(404)
      expect(await status(markAgency(database, who, id, true))).toBe(404)
      expect(await status(eraseClient(database, who, id, name))).toBe(404)
      await removeNote(database, who, id, note)
      expect(await status(addNote(database, who, id, 'x'))).toBe('42501')
      await removePerson(database, who, id, stranger)
    }
    expect(await auditLogOf(id)).toEqual(['client-created', 'note-added'])
    expect((await readClient(database, owner, id))?.notes).toHaveLength(1)
  })

  test('is refused as soon as they leave it', async () => {
    const former = (await addStaff(database, 'team')).id
    const { id } = await newClient(former)
    await db.execute(sql`delete from alisio.staff where user_id = ${former}`)
    expect(await readClient(database, former, id)).toBeNull()
    expect(await status(changeClient(database, former, id, { archived: true }))).toBe(404)
  })
})

test('a missing client answers 404 and writes no audit line', async () => {
  const id = randomUUID()
  expect(await readClient(database, owner, id)).toBeNull()
  expect(await status(changeClient(database, owner, id, { archived: true }))).toBe(404)
  expect(await status(addNote(database, owner, id, 'x'))).toBe(404)
  expect(await status(eraseClient(database, owner, id, 'x'))).toBe(404)
  expect(await status(markAgency(database, owner, id, true))).toBe(404)
  expect(await auditLogOf(id)).toEqual([])
})

describe('notes', () => {
  test('show their author, latest first, and can be removed', async () => {
    const { id } = await newClient()
    await addNote(database, owner, id, 'Prefere ligações')
    await addNote(database, colleague, id, 'Fecha às segundas')
    const { notes = [] } = (await readClient(database, owner, id)) ?? {}
    expect(notes.map(({ body }) => body)).toEqual(['Fecha às segundas', 'Prefere ligações'])
    const note = notes[0]?.id as string
    const twice = [removeNote(database, owner, id, note), removeNote(database, owner, id, note)]
    expect(await Promise.all(twice.map(status))).toEqual([200, 200])
    expect(await auditLogOf(id)).toEqual([
      'client-created',
      'note-added',
      'note-added',
      'note-removed',
    ])
  })

  test('sent twice are stored once', async () => {
    const { id } = await newClient()
    const write = () => addNote(database, owner, id, 'Prefere ligações')
    await Promise.all([write(), write()])
    expect((await readClient(database, owner, id))?.notes).toHaveLength(1)
    expect(await auditLogOf(id)).toEqual(['client-created', 'note-added'])
    await addNote(database, colleague, id, 'Prefere ligações')
    expect((await readClient(database, owner, id))?.notes).toHaveLength(2)
  })

  test('of one client cannot be removed through another client', async () => {
    const [one, other] = [await newClient(), await newClient()]
    await addNote(database, owner, one.id, 'Prefere ligações')
    const note = (await readClient(database, owner, one.id))?.notes[0]?.id as string
    await removeNote(database, owner, other.id, note)
    expect((await readClient(database, owner, one.id))?.notes).toHaveLength(1)
  })
})

describe('access', () => {
  test('is listed for staff and person, with the client of their sign-up first, and ends at once', async () => {
    const person = await addClient(database)
    const { id, name } = await newClient()
    await grantAccess(database, person.id, id)
    expect((await readClient(database, owner, id))?.people).toMatchObject([
      { id: person.id, email: person.email, verified: true },
    ])
    expect(await listAccessibleClients(database, person.id)).toEqual([
      expect.objectContaining({ id: person.id, own: true }),
      { id, name, own: false },
    ])
    const looked = () =>
      asClient(database, { userId: person.id, clientId: id }, (tx) =>
        tx.execute(sql`select 1 from alisio.clients where id = ${id}`),
      )
    expect((await looked()).rows).toHaveLength(1)
    const end = () => status(removePerson(database, colleague, id, person.id))
    expect(await Promise.all([end(), end()])).toEqual([200, 200])
    expect((await looked()).rows).toEqual([])
    expect(await listAccessibleClients(database, person.id)).toHaveLength(1)
    expect(await auditLogOf(id)).toEqual(['client-created', 'person-removed'])
  })

  test('requires an account', async () => {
    expect(await listAccessibleClients(database, '')).toEqual([])
    expect(await listAccessibleClients(database, randomUUID())).toEqual([])
  })
})

describe('erasing', () => {
  test('requires the exact name and deletes everything of the client but accounts', async () => {
    const person = await addClient(database)
    const { id, name } = await newClient()
    await grantAccess(database, person.id, id)
    await addNote(database, owner, id, 'Prefere ligações')
    const campaign = await addCampaign(database, { id, email: '' })
    await addStats(database, campaign, [{ daysAgo: 1, spend: 10 }])
    await expect(eraseClient(database, owner, id, `${name}s`)).rejects.toMatchObject({
      status: 400,
      message: 'O nome não confere.',
    })
    expect(await rowOf(id)).toMatchObject({ name })
    await eraseClient(database, owner, id, ` ${name} `)
    expect(await rowOf(id)).toBeUndefined()
    const { rows } = await db.execute(sql`
      select (select count(*)::int from alisio.campaigns where client_id = ${id}) as campaigns,
        (select count(*)::int from alisio.campaigns_stats where campaign_id = ${campaign}) as days,
        (select count(*)::int from alisio.client_notes where client_id = ${id}) as notes,
        (select count(*)::int from alisio.client_people where client_id = ${id}) as people,
        (select count(*)::int from alisio."user" where id = ${person.id}) as accounts`)
    expect(rows).toEqual([{ campaigns: 0, days: 0, notes: 0, people: 0, accounts: 1 }])
    // The audit log stays.
    expect((await auditLogOf(id)).at(-1)).toBe('client-erased')
  })

  test('is reserved to owners', async () => {
    const { id, name } = await newClient()
    await expect(eraseClient(database, colleague, id, name)).rejects.toMatchObject({
      status: 403,
      message: 'Só o dono da agência apaga clientes.',
    })
    expect(await rowOf(id)).toMatchObject({ name })
    expect(await auditLogOf(id)).toEqual(['client-created'])
  })

  test('requested twice is done once', async () => {
    const { id, name } = await newClient()
    const erase = () => status(eraseClient(database, owner, id, name))
    const answers = await Promise.all([erase(), erase()])
    expect(answers).toContain(200)
    expect(answers).not.toContain(500)
    expect(await rowOf(id)).toBeUndefined()
    expect((await auditLogOf(id)).filter((kind) => kind === 'client-erased')).toHaveLength(1)
  })
})

describe('the agency itself', () => {
  const marked = async () =>
    (await db.select().from(clients).where(eq(clients.isAgency, true))).map(({ id }) => id)

  test('is at most one client, the last one marked', async () => {
    const [one, other] = [await newClient(), await newClient()]
    await markAgency(database, owner, one.id, true)
    await markAgency(database, colleague, other.id, true)
    expect(await marked()).toEqual([other.id])
    await markAgency(database, owner, other.id, false)
    expect(await marked()).toEqual([])
    expect(await auditLogOf(other.id)).toEqual([
      'client-created',
      'agency-marked',
      'agency-unmarked',
    ])
  })

  test('survives several people marking at once', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => newClient()))
    const answers = await Promise.all(
      all.map(({ id }, i) => status(markAgency(database, i % 2 ? owner : colleague, id, true))),
    )
    expect(answers).toEqual([200, 200, 200, 200])
    expect(await marked()).toHaveLength(1)
    await markAgency(database, owner, (await marked())[0] as string, false)
  })

  test('cannot be a sample client', async () => {
    const { id } = await newClient()
    await db.update(clients).set({ demo: true }).where(eq(clients.id, id))
    expect(await status(markAgency(database, owner, id, true))).toBe(404)
    expect(await marked()).toEqual([])
  })
})

test('a client’s page shows platforms, their last days and the month’s figures', async () => {
  const { id } = await newClient()
  const owned = { id, email: '' }
  const meta = await addCampaign(database, owned, { source: 'meta' })
  await addCampaign(database, owned, { source: 'google' })
  const manualCampaign = await addCampaign(database, owned)
  await addStats(database, meta, [
    { daysAgo: 0, spend: 10, clicks: 3, conversions: 1 },
    { daysAgo: 40, spend: 100 },
  ])
  await addStats(database, manualCampaign, [{ daysAgo: 0, spend: 5, clicks: 2 }])
  // Another client's figures do not count.
  const neighbour = await newClient()
  const theirs = await addCampaign(database, { id: neighbour.id, email: '' }, { source: 'meta' })
  await addStats(database, theirs, [{ daysAgo: 0, spend: 1000, clicks: 900 }])
  const page = await readClient(database, owner, id)
  expect(page?.platforms).toEqual([
    { source: 'meta', campaigns: 1, lastDay: page?.today, days: { [page?.today as string]: 10 } },
    { source: 'google', campaigns: 1, lastDay: null, days: {} },
    { source: null, campaigns: 1, lastDay: page?.today, days: { [page?.today as string]: 5 } },
  ])
  expect(page?.month).toMatchObject({ spend: 15, conversions: 1, lastDay: page?.today })
})

test('the month before counts as many days as this one has', async () => {
  const { id } = await newClient()
  const campaign = await addCampaign(database, { id, email: '' }, { source: 'meta' })
  const { today = '' } = (await readClient(database, owner, id)) ?? {}
  await db.execute(sql`
    insert into alisio.campaigns_stats (campaign_id, client_id, date, impressions, clicks, spend,
      conversions, ctr)
    select ${campaign}, ${id}, day::date, 10, 1, 1, 0, 10 from generate_series(
      date_trunc('month', ${today}::date) - interval '1 month', ${today}::date, '1 day') day`)
  const day = Number(today.slice(8))
  const previous = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1, 0))
  const page = await readClient(database, owner, id)
  expect(page?.month?.spend).toBe(day)
  expect(page?.before?.spend).toBe(Math.min(day, previous.getUTCDate()))
})
