import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { queryRows } from '#server/db/query-rows.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { plainPicture } from '#tests/support/features/sample-pictures.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import { exportPictures, importPictures } from './move-pictures.ts'
import { uploadPicture } from './upload.ts'

const database = testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'alisio-move-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const countRow = z.object({ files: z.number(), bytes: z.number() })
const stored = (id: string) =>
  queryRows(database.db, countRow)`
    select count(*)::int as files, coalesce(sum(length(body)), 0)::int as bytes
    from alisio.site_picture_files where picture_id = ${id}`

test('pictures move between installations with all their sizes, once', {
  timeout: 60_000,
}, async () => {
  const { id: staffId } = await addStaff(database, 'team')
  const body = new FormData()
  const content = await plainPicture('webp', { width: 700, height: 500 })
  body.set('file', new File([new Uint8Array(content)], 'equipe.webp'))
  const request = new Request('http://localhost/', { method: 'POST', body })
  const { id } = await uploadPicture({ database, uploads: folder }, staffId, request)
  const before = await stored(id)
  expect(await exportPictures(database.db, [id], join(folder, 'imagens'))).toBe(1)
  expect(await importPictures(database, [id], join(folder, 'imagens'))).toBe(0)
  await database.db.execute(sql`delete from alisio.site_pictures where id = ${id}`)
  expect(await importPictures(database, [id], join(folder, 'imagens'))).toBe(1)
  expect(await stored(id)).toEqual(before)
})

test('a text that shows a picture which came along with nothing is not published', async () => {
  const id = `${'f'.repeat(20)}-900x600`
  await expect(importPictures(database, [id], folder)).rejects.toThrow(id)
})
