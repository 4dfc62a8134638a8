import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { siteMap } from '#content/site-map.ts'
import { templateOf } from '#features/publishing/rules/pages/page-templates.ts'
import { importPatches, readPatches } from '#features/publishing/server/releases/releases.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { publishDocuments } from './documents.ts'

const database = testDatabase()
const root = process.cwd()

async function clear() {
  for (const table of ['site_release_documents', 'site_releases']) {
    await database.db.execute(sql`delete from alisio.${sql.identifier(table)}`)
  }
}
beforeEach(clear)
afterAll(clear)

/** Earlier releases move back: one takes a second until it is seen. */
async function live() {
  await database.db.execute(sql`
    update alisio.site_releases set goes_live_at = goes_live_at - interval '5 seconds'
    where state = 'ready'`)
  return readPatches(database.db, {})
}

const slug = 'novidade-do-mar'
const start = { title: 'Novidade do mar', slug, today: new Date(0) }
const page = JSON.parse(JSON.stringify(templateOf('service', start).service))
const text = JSON.parse(JSON.stringify(templateOf('legal', start)))
const written = siteMap.find(({ page }) => page === 'legal')?.content ?? ''

test('a page that the imported texts do not have is archived, and comes back with them', async () => {
  const whole = {
    [`services/${slug}#service`]: page,
    [`legal/${slug}#page`]: text.page,
    [`legal/${slug}#text`]: text.text,
    [`${written}#text`]: '## Outro texto',
    'whatsapp#greeting': 'Um',
  }
  await importPatches(database, whole)
  expect(await live()).toEqual(whole)

  expect(await publishDocuments(database, root, { 'whatsapp#greeting': 'Dois' })).toBe(4)
  const { [`${written}#text`]: _, ...added } = whole
  expect(await live()).toEqual({
    ...added,
    'whatsapp#greeting': 'Dois',
    'page-changes#archived': [{ content: `services/${slug}` }],
    'legal/page-changes#archivedTexts': [{ content: `legal/${slug}` }],
  })
  // The same again has nothing to change.
  expect(await publishDocuments(database, root, { 'whatsapp#greeting': 'Dois' })).toBe(0)

  await publishDocuments(database, root, whole)
  expect(await live()).toEqual(whole)
})
