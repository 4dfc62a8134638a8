import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { createLogger } from '#server/log.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import { runs } from '#tests/support/runs.ts'
import { listDrafts, saveDraft } from './drafts/drafts.ts'
import { publishDrafts } from './releases/publish.ts'
import {
  beginRelease,
  cancelRelease,
  contentHash,
  createPatchReader,
  readPatches,
  scheduleRelease,
} from './releases/releases.ts'
import {
  compressText,
  improveBody,
  loadBodies,
  loadRendering,
  storeRendering,
} from './releases/rendered-pages.ts'

const database = testDatabase()
const log = createLogger('silent')
const deps = { database, log }

beforeEach(async () => {
  await database.db.execute(sql`delete from alisio.site_release_documents`)
  await database.db.execute(sql`delete from alisio.site_releases`)
  await database.db.execute(sql`delete from alisio.site_drafts`)
})

const soon = new Date(Date.now() + 60_000)

test('a draft is visible to colleagues and to nobody else until it is published', async () => {
  const owner = await addStaff(database, 'owner')
  const colleague = await addStaff(database, 'team')
  await saveDraft(database, colleague.id, {
    document: 'sample/home#page',
    patch: { title: 'Novo' },
    version: 0,
  })
  const [draft] = await listDrafts(database, owner.id)
  expect(draft).toMatchObject({
    document: 'sample/home#page',
    patch: { title: 'Novo' },
    version: 1,
  })
  expect(await readPatches(database.db, { until: soon })).toEqual({})
  await publishDrafts(deps, owner.id, { drafts: { 'sample/home#page': 1 }, note: '', at: null })
  expect(await readPatches(database.db, { until: soon })).toEqual({
    'sample/home#page': { title: 'Novo' },
  })
  expect(await listDrafts(database, owner.id)).toEqual([])
})

test('a stale save overwrites nothing and shows the colleague’s text', async () => {
  const [one, other] = [await addStaff(database, 'team'), await addStaff(database, 'team')]
  const document = 'pages/about#page'
  await saveDraft(database, one.id, { document, patch: { title: 'A' }, version: 0 })
  await saveDraft(database, other.id, { document, patch: { title: 'B' }, version: 1 })
  expect(
    await saveDraft(database, one.id, { document, patch: { title: 'C' }, version: 1 }),
  ).toMatchObject({ stale: { patch: { title: 'B' }, version: 2 } })
  expect(
    await saveDraft(database, one.id, { document, patch: { title: 'C' }, version: 0 }),
  ).toMatchObject({ stale: { patch: { title: 'B' } } })
})

test('owners publish everything, marked staff what is not the owners’, others nothing', async () => {
  const owner = await addStaff(database, 'owner')
  const [marked, plain] = [await addStaff(database, 'team'), await addStaff(database, 'team')]
  await database.db.execute(
    sql`update alisio.staff set publishes = true where user_id = ${marked.id}`,
  )
  for (const document of ['sample/home#page', 'plans#recurringServices']) {
    await saveDraft(database, plain.id, { document, patch: { a: 1 }, version: 0 })
  }
  const begin = (staffId: string, document: string) =>
    beginRelease(database, staffId, { [document]: 1 }, '')
  await expect(begin(plain.id, 'sample/home#page')).rejects.toThrow()
  await expect(begin(marked.id, 'plans#recurringServices')).rejects.toThrow()
  expect(await begin(marked.id, 'sample/home#page')).toBeTruthy()
  expect(await begin(owner.id, 'plans#recurringServices')).toBeTruthy()
})

test('what changed since it was seen is not published', async () => {
  const owner = await addStaff(database, 'owner')
  const document = 'sample/home#page'
  await saveDraft(database, owner.id, { document, patch: { title: 'A' }, version: 0 })
  await saveDraft(database, owner.id, { document, patch: { title: 'B' }, version: 1 })
  await expect(
    publishDrafts(deps, owner.id, { drafts: { [document]: 1 }, note: '', at: null }),
  ).rejects.toThrow('Alguém mudou')
  expect(await readPatches(database.db, { until: soon })).toEqual({})
})

test('with nothing marked it is said whether something has to be corrected first', async () => {
  const owner = await addStaff(database, 'owner')
  const publishNothing = () => publishDrafts(deps, owner.id, { drafts: {}, note: '', at: null })
  await expect(publishNothing()).rejects.toThrow('Nada está marcado')
  const article = { title: 'Pão', summary: 'Sobre pão.', body: 'Pão.', published: '2026-03-02' }
  const document = 'articles/pao#article'
  await saveDraft(database, owner.id, { document, patch: { ...article, subject: '' }, version: 0 })
  await expect(publishNothing()).rejects.toThrow('ainda tem o que corrigir')
  await saveDraft(database, owner.id, {
    document,
    patch: { ...article, subject: 'Padaria' },
    version: 1,
  })
  await expect(publishNothing()).rejects.toThrow('Nada está marcado')
})

test('a release that cannot be rendered leaves site and drafts as they were', async () => {
  const owner = await addStaff(database, 'owner')
  const document = 'sample/home#page'
  await saveDraft(database, owner.id, { document, patch: { title: 'A' }, version: 0 })
  const broken = {
    ...deps,
    releases: {
      warmUp: () => {},
      prepareRelease: () => Promise.reject(new Error('x')),
      waitUntilLive: async () => true,
      renderPage: async () => null,
      findOldNames: async () => [],
      drawFile: async () => undefined,
      pageTexts: () => [],
    },
  }
  await expect(
    publishDrafts(broken, owner.id, { drafts: { [document]: 1 }, note: '', at: null }),
  ).rejects.toThrow('não pode ser montada')
  expect(await readPatches(database.db, { until: soon })).toEqual({})
  expect(await listDrafts(database, owner.id)).toHaveLength(1)
})

test('what all documents together show to be wrong stops a release, with the field', async () => {
  const owner = await addStaff(database, 'owner')
  const document = 'sample/home#page'
  await saveDraft(database, owner.id, { document, patch: { title: 'A' }, version: 0 })
  const issue = { document: 'pages/cases#page', label: 'Cases › 1', message: 'Não existe.' }
  const checked = {
    ...deps,
    releases: {
      warmUp: () => {},
      prepareRelease: async () => [issue],
      waitUntilLive: async () => true,
      renderPage: async () => null,
      findOldNames: async () => [],
      drawFile: async () => undefined,
      pageTexts: () => [],
    },
  }
  await expect(
    publishDrafts(checked, owner.id, { drafts: { [document]: 1 }, note: '', at: null }),
  ).rejects.toThrow('Cases › 1: Não existe.')
  expect(await readPatches(database.db, { until: soon })).toEqual({})
  expect(await listDrafts(database, owner.id)).toHaveLength(1)
})

test('a scheduled release can be cancelled until shortly before its hour', async () => {
  const owner = await addStaff(database, 'owner')
  const document = 'sample/home#page'
  const later = new Date(Date.now() + 3_600_000)
  await saveDraft(database, owner.id, { document, patch: { title: 'A' }, version: 0 })
  const release = await publishDrafts(deps, owner.id, {
    drafts: { [document]: 1 },
    note: 'Natal',
    at: later,
  })
  expect(await readPatches(database.db, {})).toEqual({})
  expect(await readPatches(database.db, { until: later })).toHaveProperty(document)
  await cancelRelease(database, owner.id, release)
  expect(await readPatches(database.db, { until: later })).toEqual({})
  await expect(cancelRelease(database, owner.id, release)).rejects.toThrow('A hora já chegou')
  expect(await listDrafts(database, owner.id)).toHaveLength(1)
})

test('in whatever order releases are made, the content is that of the latest hour of each document', async () => {
  const owner = await addStaff(database, 'owner')
  const documents = ['sample/home#page', 'pages/about#page', 'plans#oneOffServices']
  const step = fc.record({
    document: fc.constantFrom(...documents),
    hour: fc.integer({ min: 1, max: 9 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
      await database.db.execute(sql`delete from alisio.site_release_documents`)
      await database.db.execute(sql`delete from alisio.site_releases`)
      const expected: Record<string, { hour: number; patch: { n: number } }> = {}
      for (const [n, { document, hour }] of steps.entries()) {
        await database.db.execute(sql`delete from alisio.site_drafts`)
        await saveDraft(database, owner.id, { document, patch: { n }, version: 0 })
        const release = (await beginRelease(database, owner.id, { [document]: 1 }, '')) as string
        const at = new Date(Date.now() + hour * 3_600_000)
        at.setMinutes(0, 0, 0)
        await scheduleRelease(database, release, at)
        const known = expected[document]
        if (!known || known.hour <= hour) expected[document] = { hour, patch: { n } }
      }
      const until = new Date(Date.now() + 10 * 3_600_000)
      expect(await readPatches(database.db, { until })).toEqual(
        Object.fromEntries(Object.entries(expected).map(([key, { patch }]) => [key, patch])),
      )
    }),
    { numRuns: runs(6, 15) },
  )
})

test('stored pages come back as they were, and a page that is gone stays known', async () => {
  const key = { content: contentHash({ a: { b: crypto.randomUUID() } }), build: 'test' }
  expect(await loadRendering(database, key)).toBe(undefined)
  const body = crypto.randomUUID()
  const row = { key: 'k', words: 'w', day: '2030-01-02', scripts: ['s'], styles: [] }
  const pages = [
    { ...row, path: '/', body },
    { ...row, path: '/antiga', words: null, day: null, body: null },
  ]
  const text = '<p>Olá</p>'.repeat(50)
  await storeRendering(database, key, { pages, texts: [compressText(body, text)] })
  await storeRendering(database, key, { pages, texts: [compressText(body, text)] })
  expect(await loadRendering(database, key)).toEqual(pages)
  const stored = (await loadBodies(database, [body])).get(body)
  expect(stored && brotliDecompressSync(stored.br).toString()).toBe(text)
  expect(stored && gunzipSync(stored.gzip).toString()).toBe(text)
})

test('a body is compressed better later, once', async () => {
  const key = { content: contentHash({ a: { b: crypto.randomUUID() } }), build: 'test' }
  const body = crypto.randomUUID()
  const text = 'Vento do mar, vento da terra. '.repeat(200)
  await storeRendering(database, key, { pages: [], texts: [compressText(body, text)] })
  expect(await improveBody(database, [body])).toBe(true)
  expect(await improveBody(database, [body])).toBe(false)
  const stored = (await loadBodies(database, [body])).get(body)
  expect(stored?.quality).toBe(11)
  expect(stored && brotliDecompressSync(stored.br).toString()).toBe(text)
})

test('texts that stay are the same object when the content is read again', async () => {
  const owner = await addStaff(database, 'owner')
  const publish = async (document: string, title: string) => {
    await saveDraft(database, owner.id, { document, patch: { title }, version: 0 })
    await publishDrafts(deps, owner.id, { drafts: { [document]: 1 }, note: '', at: null })
  }
  const read = createPatchReader(database)
  await publish('sample/home#page', 'A')
  const before = await read({ until: soon })
  await publish('sample/about#page', 'B')
  const after = await read({ until: soon })
  expect(after['sample/home#page']).toBe(before['sample/home#page'])
  expect(after['sample/about#page']).toEqual({ title: 'B' })
  expect(contentHash(after)).not.toBe(contentHash(before))
})
