import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database/database.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import { firstPublishers, type Publishers, type SiteArea } from '../rules/rights.ts'
import { saveDraft } from './drafts/drafts.ts'
import { beginRelease, cancelRelease } from './releases/releases.ts'
import { changeSiteRight, readPublishable, readSiteRights } from './rights.ts'

const database = testDatabase()

async function clean() {
  await database.db.execute(sql`delete from alisio.site_release_documents`)
  await database.db.execute(sql`delete from alisio.site_releases`)
  await database.db.execute(sql`delete from alisio.site_drafts`)
  await database.db.execute(sql`delete from alisio.site_rights`)
}
beforeEach(clean)
// Other files use the same database.
afterAll(clean)

const documents: Record<SiteArea, string[]> = {
  brand: ['brand#brand', 'palette#palette', 'look#look', 'parts#parts'],
  prices: ['plans#recurringServices', 'contract#contract'],
  claims: ['claims#claims'],
  legal: ['legal/terms#text', 'legal/retention#retentionMonths'],
  mails: ['mails#bookingHold'],
  pages: ['pages/home#page', 'services/qualquer#service', 'menus#menuLinks'],
}
const roles = ['owner', 'publisher', 'team'] as const
type Role = (typeof roles)[number]

/** Who may act, by who publishes an area. */
const allowed: Record<Publishers, Role[]> = {
  owners: ['owner'],
  publishers: ['owner', 'publisher'],
  staff: ['owner', 'publisher', 'team'],
}

async function addPeople(): Promise<Record<Role, string>> {
  const owner = await addStaff(database, 'owner')
  const publisher = await addStaff(database, 'team')
  const team = await addStaff(database, 'team')
  await database.db.execute(
    sql`update alisio.staff set publishes = true where user_id = ${publisher.id}`,
  )
  return { owner: owner.id, publisher: publisher.id, team: team.id }
}

async function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    (error) => {
      expect(String(error?.cause ?? error)).toMatch(/publish/)
      return false
    },
  )
}

/** Drafts, publishes and cancels a document as each role. */
async function tryAll(people: Record<Role, string>, document: string, may: Role[]) {
  for (const role of roles) {
    const saved = await saveDraft(database, people[role], {
      document,
      patch: { a: 1 },
      version: 0,
    })
    expect(saved, `${role} drafts ${document}`).toEqual({ version: 1 })
    expect(
      (await readPublishable(database, people[role], [document])).has(document),
      `${role} is shown ${document}`,
    ).toBe(may.includes(role))
    expect(
      await succeeds(beginRelease(database, people[role], { [document]: 1 }, '')),
      `${role} publishes ${document}`,
    ).toBe(may.includes(role))
    const release = await beginRelease(database, people.owner, { [document]: 1 }, '')
    expect(
      await succeeds(cancelRelease(database, people[role], release ?? '')),
      `${role} cancels ${document}`,
    ).toBe(may.includes(role))
    await database.db.execute(sql`delete from alisio.site_drafts`)
  }
}

test('role by document by act: everybody drafts, and the area says who publishes and cancels', async () => {
  const people = await addPeople()
  for (const [area, keys] of Object.entries(documents)) {
    for (const key of keys) {
      await tryAll(people, key, allowed[firstPublishers[area as SiteArea]])
    }
  }
})

test('owners change who publishes an area, others cannot, and the log says who did', async () => {
  const people = await addPeople()
  for (const role of ['publisher', 'team'] as const) {
    expect(await succeeds(changeSiteRight(database, people[role], 'prices', 'staff'))).toBe(false)
  }
  for (const who of ['staff', 'publishers', 'owners'] as const) {
    await changeSiteRight(database, people.owner, 'prices', who)
    expect((await readSiteRights(database, people.team)).prices).toBe(who)
    await tryAll(people, 'plans#recurringServices', allowed[who])
  }
  const { rows } = await database.db.execute(sql`
    select detail from alisio.acts where kind = 'site-rights' and staff_id = ${people.owner}
    order by id`)
  expect(rows.map(({ detail }) => detail)).toEqual(
    ['staff', 'publishers', 'owners'].map((publishers) => ({ area: 'prices', publishers })),
  )
})

test('a release of several documents needs the right to each of them', async () => {
  const people = await addPeople()
  for (const document of ['pages/home#page', 'brand#brand']) {
    await saveDraft(database, people.team, { document, patch: { a: 1 }, version: 0 })
  }
  const both = { 'pages/home#page': 1, 'brand#brand': 1 }
  expect(await succeeds(beginRelease(database, people.publisher, both, ''))).toBe(false)
  expect(await beginRelease(database, people.owner, both, '')).toBeTruthy()
})

test('somebody who left publishes nothing, not even what the whole staff may', async () => {
  const people = await addPeople()
  await changeSiteRight(database, people.owner, 'pages', 'staff')
  await saveDraft(database, people.team, { document: 'pages/home#page', patch: {}, version: 0 })
  await database.db.execute(sql`delete from alisio.staff where user_id = ${people.team}`)
  expect(await succeeds(beginRelease(database, people.team, { 'pages/home#page': 1 }, ''))).toBe(
    false,
  )
})
