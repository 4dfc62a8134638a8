import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { defaultPreferences } from '#contracts/preferences.ts'
import { mails } from '#server/db/schema.ts'
import { user } from '#server/db/schema-accounts.ts'
import { forgetEnded } from '#server/modules/auth/forget-ended.ts'
import { requestReset } from '#server/modules/auth/request-reset.ts'
import { newAccount, testDeps, testRequest } from '#tests/support/accounts.ts'
import { addCampaign, addStats } from '#tests/support/clients.ts'
import { testDatabase } from '#tests/support/database.ts'
import { rowsAbout } from '#tests/support/rows-about.ts'
import { eraseAccount } from './erase-account.ts'
import { exportData } from './export-data.ts'
import { readPreferences } from './read-preferences.ts'
import { readProfile } from './read-profile.ts'
import { savePreferences } from './save-preferences.ts'
import { saveProfile } from './save-profile.ts'

const database = testDatabase()
const { db } = database
const deps = testDeps(database)

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

test('a saved profile is read back, and is the name the account is known by', async () => {
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

test('what cannot be read is logged, and the page goes on without it', async () => {
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

test('the export holds everything of the account, and nothing of anybody else', async () => {
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
  const own = data.campaigns.find(({ id }: { id: string }) => id === first)
  expect(own.stats).toMatchObject([
    { spend: 10.5, clicks: 3 },
    { spend: 20, clicks: 4 },
  ])
  expect(JSON.stringify(data)).not.toContain(bia.id)
})

test('an export of more days than one page has each of them once', async () => {
  const ana = await newAccount(deps)
  const campaign = await addCampaign(database, ana)
  await db.execute(sql`
    insert into alisio.campaigns_stats (campaign_id, date)
    select ${campaign}::uuid, date '1999-01-01' + n from generate_series(0, 5000) as n`)
  const [{ stats }] = (await exported(ana)).campaigns
  expect(stats).toHaveLength(5001)
  expect(new Set(stats.map(({ date }: { date: string }) => date)).size).toBe(5001)
})

test('an erased account leaves one mail behind, and once it was sent not even that', async () => {
  const ana = await newAccount(deps)
  const campaign = await addCampaign(database, ana)
  await addStats(database, campaign, [{ daysAgo: 1 }])
  await requestReset(...testRequest(deps), { email: ana.email })
  expect(Object.keys(await rowsAbout(database, [ana.id, ana.email])).length).toBeGreaterThan(6)
  await eraseAccount(deps, ana)
  expect(await rowsAbout(database, [ana.id, ana.email])).toEqual({ 'mails.recipient': 1 })
  expect(await rowsAbout(database, [campaign])).toEqual({})
  await db.update(mails).set({ state: 'sent' }).where(eq(mails.recipient, ana.email))
  await forgetEnded(database)
  expect(await rowsAbout(database, [ana.id, ana.email])).toEqual({})
})
