import { expect, vi } from 'vitest'
import { saveDraft } from '#features/publishing/server/drafts/drafts.ts'
import {
  compressText,
  listDrafts,
  loadBodies,
  loadRendering,
  publishDrafts,
  readPatches,
  readSchedule,
  storeRendering,
} from '#features/publishing/server/publishing.server.ts'
import { createLogger } from '#server/log.ts'
import { backupStage } from '#tests/support/database/backups.ts'
import { longTest } from '#tests/support/long-test.ts'
import { addStaff } from '#tests/support/people/staff.ts'

// The restore prepares a database of its own.
vi.setConfig({ testTimeout: 60_000 })

const { site, freshDatabase, backUp, restore, open } = backupStage()

longTest('releases, those to come, drafts and rendered pages come back with a backup', async () => {
  const { database, connection } = site
  const owner = await addStaff(database, 'owner')
  const deps = { database, log: createLogger('silent') }
  const publish = async (title: string, at: Date | null) => {
    const document = 'sample/home#page'
    await saveDraft(database, owner.id, { document, patch: { title }, version: 0 })
    await publishDrafts(deps, owner.id, { drafts: { [document]: 1 }, note: title, at })
  }
  const later = new Date(Date.now() + 3_600_000)
  await publish('Agora', null)
  await publish('Depois', later)
  await saveDraft(database, owner.id, {
    document: 'sample/about#page',
    patch: { title: 'Rascunho' },
    version: 0,
  })
  const key = { content: 'content', build: 'build' }
  const row = { path: '/', key: 'k', words: null, day: null, scripts: [], styles: [] }
  const pages = [{ ...row, body: 'hash' }]
  await storeRendering(database, key, { pages, texts: [compressText('hash', '<p>Olá</p>')] })

  const target = await freshDatabase()
  await restore(await backUp(connection), target)
  const restored = open(target)
  for (const until of [new Date(), later]) {
    expect(await readPatches(restored.db, { until })).toEqual(
      await readPatches(database.db, { until }),
    )
  }
  expect((await readSchedule(restored)).next).toEqual((await readSchedule(database)).next)
  expect(await listDrafts(restored, owner.id)).toEqual(await listDrafts(database, owner.id))
  expect(await loadRendering(restored, key)).toEqual(pages)
  expect(await loadBodies(restored, ['hash'])).toEqual(await loadBodies(database, ['hash']))
})
