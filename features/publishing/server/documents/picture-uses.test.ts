import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { createLogger } from '#server/log.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import { listDrafts, saveDraft } from '../drafts/drafts.ts'
import { publishDrafts } from '../releases/publish.ts'
import { findPictureUses, replacePicture } from './picture-uses.ts'

const database = testDatabase()
const deps = { database, log: createLogger('silent') }
const [one, other] = ['a', 'b'].map((letter) => `${letter.repeat(20)}-900x600`) as [string, string]
const document = 'sample/home#page'

beforeEach(async () => {
  for (const table of ['site_release_documents', 'site_releases', 'site_drafts', 'site_pictures']) {
    await database.db.execute(sql`delete from alisio.${sql.identifier(table)}`)
  }
  await database.db.execute(sql`
    insert into alisio.site_pictures (id, name, bytes, uploaded_by_name)
    values (${one}, 'um.jpg', 1, 'Ana'), (${other}, 'outro.jpg', 1, 'Ana')`)
})

const draft = (staffId: string, id: string) =>
  saveDraft(database, staffId, { document, patch: { photo: { id, alt: 'Sala' } }, version: 0 })

test('a picture is in use in a draft, on the site, and in a release to come', async () => {
  const { id: staffId } = await addStaff(database, 'owner')
  const namesOf = async () => (await findPictureUses(database, staffId)).get(one)
  expect(await namesOf()).toBeUndefined()
  await draft(staffId, one)
  expect(await namesOf()).toEqual([{ document, name: document, draft: true }])
  const later = new Date(Date.now() + 3_600_000)
  await publishDrafts(deps, staffId, { drafts: { [document]: 1 }, note: '', at: later })
  expect(await namesOf()).toEqual([{ document, name: document, draft: false }])
})

test('replaced, it stands nowhere once the drafts are published', async () => {
  const { id: staffId } = await addStaff(database, 'owner')
  await draft(staffId, one)
  expect(await replacePicture(database, staffId, one, other)).toBe(1)
  expect((await listDrafts(database, staffId))[0]?.patch).toEqual({
    photo: { id: other, alt: 'Sala' },
  })
  expect((await findPictureUses(database, staffId)).get(one)).toBeUndefined()
})

test('a draft whose picture was deleted meanwhile is not published', async () => {
  const { id: staffId } = await addStaff(database, 'owner')
  const key = 'pages/about#page'
  await saveDraft(database, staffId, {
    document: key,
    patch: { hero: { photo: { id: one, alt: 'Sala' } } },
    version: 0,
  })
  await database.db.execute(sql`delete from alisio.site_pictures where id = ${one}`)
  await expect(
    publishDrafts(deps, staffId, { drafts: { [key]: 1 }, note: '', at: null }),
  ).rejects.toThrow()
})
