import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { addFigureNote } from '#features/figures/server/goals/figure-notes.ts'
import { defaultPreferences } from '#features/people/rules/preferences.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { mails } from '#server/db/schema.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { rowsAbout } from '#tests/support/database/rows-about.ts'
import { longTest } from '#tests/support/long-test.ts'
import { newAccount, testDeps, testRequest } from '#tests/support/people/accounts.ts'
import { addCampaign, addStats } from '#tests/support/people/clients.ts'
import { addStaff, grantAccess } from '#tests/support/people/staff.ts'
import { requestReset } from '../auth/passwords/password-reset.ts'
import { removeEndedSessions } from '../auth/sessions.ts'
import { addNote, eraseClient } from '../clients/clients.server.ts'
import { declineErasure, listErasureItems } from '../clients/erasure.ts'
import { invite } from '../invitations/invite.ts'
import { clients, user } from '../schema.ts'
import { eraseAccount, readProfile, savePreferences, saveProfile } from './account.server.ts'
import { companyThatStays, exportData } from './export-data.ts'
import { readPreferences } from './preferences.ts'

const database = testDatabase()
const { db } = database
const deps = testDeps(database)

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

test('a saved profile is read back and changes the account’s name', async () => {
  const { id } = await newAccount(deps)
  const profile = { fullName: 'Ana Lima Sá', companyName: 'Padaria', phone: '(85) 90000-0000' }
  await saveProfile(deps, id, profile)
  expect(await readProfile(deps, id)).toEqual(profile)
  expect(await db.select().from(user).where(eq(user.id, id))).toMatchObject([
    { name: 'Ana Lima Sá' },
  ])
})

test('preferences are saved field by field', async () => {
  const { id } = await newAccount(deps)
  await savePreferences(deps, id, form({ fontSize: 'large' }))
  await savePreferences(deps, id, form({ highContrast: 'true' }))
  expect(await readPreferences(deps, id)).toEqual({
    fontSize: 'large',
    highContrast: true,
    reducedMotion: false,
  })
})

test.each([{}, { fontSize: 'enorme' }, { highContrast: 'talvez' }, { userId: 'outro' }])(
  'a form of %o saves nothing',
  async (fields) => {
    const { id } = await newAccount(deps)
    expect(await savePreferences(deps, id, form(fields as Record<string, string>))).toBeNull()
    expect(await readPreferences(deps, id)).toEqual(defaultPreferences)
  },
)

test('a failed read is logged, and the page is shown without it', async () => {
  const errors: string[] = []
  const broken = {
    ...deps,
    database: { ...database, db: { transaction: () => Promise.reject(new Error('away')) } },
    log: { ...deps.log, error: (message: string) => errors.push(message) },
  } as unknown as typeof deps
  expect(await readPreferences(broken, 'x')).toEqual(defaultPreferences)
  expect(await readProfile(broken, 'x')).toBeNull()
  expect(errors).toEqual(['preferences could not be read', 'profile could not be read'])
})

async function exported(account: { id: string; email: string }) {
  let text = ''
  for await (const part of exportData(deps, account)) text += part
  return JSON.parse(text)
}

test('the export contains everything of the account and nothing of others', async () => {
  const [ana, bia] = [await newAccount(deps), await newAccount(deps)]
  const first = await addCampaign(database, ana, { name: 'Leads "Aldeota"' })
  const second = await addCampaign(database, ana)
  await addCampaign(database, bia, { name: 'De outra pessoa' })
  await addStats(database, first, [
    { daysAgo: 2, spend: 10.5, clicks: 3 },
    { daysAgo: 1, spend: 20, clicks: 4 },
  ])
  const data = await exported(ana)
  expect(data).toMatchObject({
    account: { id: ana.id, email: ana.email },
    profile: { fullName: 'Ana Lima' },
    preferences: { fontSize: 'medium' },
    sessions: [{ device: 'Dispositivo desconhecido' }],
  })
  expect(data.campaigns.map(({ id }: { id: string }) => id).sort()).toEqual([first, second].sort())
  const campaign = data.campaigns.find(({ id }: { id: string }) => id === first)
  expect(campaign.stats).toMatchObject([
    { spend: 10.5, clicks: 3 },
    { spend: 20, clicks: 4 },
  ])
  expect(JSON.stringify(data)).not.toContain(bia.id)
})

test('an export with several pages of days contains each day once', async () => {
  const ana = await newAccount(deps)
  const campaign = await addCampaign(database, ana)
  await db.execute(sql`
    insert into alisio.campaigns_stats (campaign_id, date)
    select ${campaign}::uuid, date '1999-01-01' + n from generate_series(0, 5000) as n`)
  const [{ stats }] = (await exported(ana)).campaigns
  expect(stats).toHaveLength(5001)
  expect(new Set(stats.map(({ date }: { date: string }) => date)).size).toBe(5001)
})

test('an erased account leaves one mail, which is deleted once sent', async () => {
  const ana = await newAccount(deps)
  const campaign = await addCampaign(database, ana, { demo: true })
  await addStats(database, campaign, [{ daysAgo: 1 }])
  await requestReset(...testRequest(deps), { email: ana.email })
  expect(Object.keys(await rowsAbout(database, [ana.id, ana.email])).length).toBeGreaterThan(6)
  await eraseAccount(deps, ana)
  expect(await rowsAbout(database, [ana.id, ana.email])).toEqual({ 'mails.recipient': 1 })
  expect(await rowsAbout(database, [campaign])).toEqual({})
  await db.update(mails).set({ state: 'sent' }).where(eq(mails.recipient, ana.email))
  await removeEndedSessions(database)
  expect(await rowsAbout(database, [ana.id, ana.email])).toEqual({})
})

/** Kinds of work the agency may have done for a client. */
const works: [string, (clientId: string, staffId: string) => Promise<unknown>, string][] = [
  ['figures', (id) => addCampaign(database, { id, email: '' }), 'campaigns'],
  [
    'an imported file',
    (id) =>
      db.execute(sql`insert into alisio.imports (client_id, state, file_name, staff_name)
        values (${id}, 'done', 'meta.csv', 'Marina')`),
    'imports',
  ],
  ['a note', (id, staffId) => addNote(database, staffId, id, 'Ligar em maio'), 'client_notes'],
  [
    'a note on the chart',
    (id, staffId) =>
      addFigureNote(database, staffId, id, { date: '2026-10-01', campaignId: null, body: 'Oi' }),
    'figure_notes',
  ],
  [
    'a goal',
    (id) =>
      db.execute(sql`insert into alisio.client_goals (client_id, from_month, conversions)
        values (${id}, '2026-10-01', 5)`),
    'client_goals',
  ],
  [
    'a report that was sent',
    (id) =>
      db.execute(sql`insert into alisio.reports
        (client_id, first_day, last_day, state, document, approved_at)
        values (${id}, '2026-10-01', '2026-10-31', 'approved', '{}', now())`),
    'reports',
  ],
]

const rowsOf = async (table: string, clientId: string) => {
  const { rows } = await db.execute<Record<string, unknown>>(
    sql`select * from alisio.${sql.identifier(table)} where client_id = ${clientId}`,
  )
  return rows
}

const companyOf = async (id: string) =>
  (await db.select().from(clients).where(eq(clients.id, id)))[0]

for (const [at, [what, work, table]] of works.entries()) {
  const title = `${what} of the agency outlives the account of its client until the owner decides`
  // One rule keeps them all: the first two, and all with TEST_RUNS=all.
  const tryOut = at < 2 ? test : longTest
  tryOut(title, async () => {
    const owner = await addStaff(database)
    const team = await addStaff(database, 'team')
    const name = `Ana ${randomUUID()}`
    const ana = await newAccount(deps, name)
    await work(ana.id, owner.id)
    expect(await companyThatStays(db, ana.id)).toBe(name)
    await eraseAccount(deps, ana)

    expect(await rowsOf(table, ana.id)).toHaveLength(1)
    // The company was named after the person; that name is removed.
    const company = await companyOf(ana.id)
    const day = new Intl.DateTimeFormat('pt-BR', { timeZone: brand.timeZone, dateStyle: 'short' })
    expect(company?.name).toBe(
      `Conta excluída em ${day.format(company?.erasureRequestedAt as Date)}`,
    )
    expect([company?.archivedAt, company?.erasureRequestedAt]).toEqual([
      expect.any(Date),
      expect.any(Date),
    ])
    expect(Object.keys(await rowsAbout(database, [ana.email, name]))).toEqual(['mails.recipient'])
    const [mail] = await db.select().from(mails).where(eq(mails.recipient, ana.email))
    expect(mail?.bodyText).toContain('ficam arquivados até confirmarmos a exclusão')
    expect((await rowsOf('acts', ana.id)).map(({ kind }) => kind)).toContain('client-erasure-asked')

    const lines = (staffId: string) =>
      asStaff(database, staffId, async (tx) =>
        (await listErasureItems(tx)).filter(({ href }) => href.endsWith(ana.id)),
      )
    expect(await lines(owner.id)).toMatchObject([{ action: 'Decidir', urgency: 1 }])
    expect(await lines(team.id)).toEqual([])
    await expect(declineErasure(database, team.id, ana.id)).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(
      asStaff(database, team.id, (tx) =>
        tx.execute(sql`update alisio.clients set erasure_asked_at = null where id = ${ana.id}`),
      ),
    ).rejects.toMatchObject({ cause: { code: '42501' } })
    await declineErasure(database, owner.id, ana.id)
    expect(await companyOf(ana.id)).toMatchObject({ erasureRequestedAt: null })
    expect(await lines(owner.id)).toEqual([])
  })
}

test('the owner who confirms erases the rest', async () => {
  const owner = await addStaff(database)
  const ana = await newAccount(deps)
  const campaign = await addCampaign(database, ana)
  await eraseAccount(deps, ana)
  const { name } = (await companyOf(ana.id)) as { name: string }
  await eraseClient(database, owner.id, ana.id, name)
  expect(await rowsAbout(database, [campaign])).toEqual({})
  expect(await companyOf(ana.id)).toBeUndefined()
})

test('a company keeps its name, and its shared links and invitations stop working', async () => {
  const owner = await addStaff(database)
  const ana = await newAccount(deps)
  const profile = { fullName: 'Ana Lima', companyName: 'Padaria', phone: '' }
  await saveProfile(deps, ana.id, profile)
  await addNote(database, owner.id, ana.id, 'Ligar em maio')
  const invited = `${randomUUID()}@example.com`
  await invite(deps, owner.id, { email: invited, clientId: ana.id }, 'http://localhost:3000')
  await db.execute(sql`
    with report as (insert into alisio.reports
      (client_id, first_day, last_day, state, document, approved_at)
      values (${ana.id}, '2026-10-01', '2026-10-31', 'approved', '{}', now()) returning id)
    insert into alisio.report_links (report_id, client_id, token_hash, expires_at)
    select id, ${ana.id}, ${randomUUID()}, now() + interval '1 day' from report`)
  await db.execute(sql`
    insert into alisio.ad_credentials (platform, kind, label, secret, client_id)
    values ('meta', 'sign-in', 'Meta', 'v1.x', ${ana.id})`)
  await eraseAccount(deps, ana)
  expect(await companyOf(ana.id)).toMatchObject({ name: 'Padaria', signUpUserId: null })
  expect(await rowsOf('ad_credentials', ana.id)).toEqual([])
  for (const table of ['report_links', 'invitations']) {
    expect((await rowsOf(table, ana.id)).map((row) => row.withdrawn_at)).toEqual([
      expect.any(String),
    ])
  }
})

test('a company with other people stays theirs, and the owner is not asked', async () => {
  const [ana, bia] = [await newAccount(deps), await newAccount(deps)]
  await addCampaign(database, ana)
  await grantAccess(database, bia.id, ana.id)
  expect(await companyThatStays(db, ana.id)).toBeNull()
  await eraseAccount(deps, ana)
  expect(await companyOf(ana.id)).toMatchObject({ erasureRequestedAt: null, archivedAt: null })
})
