import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { look } from '#content/look.ts'
import { palette } from '#content/palette.ts'
import type { AppDeps } from '#server/deps.ts'
import { createLogger } from '#server/log.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { plainPicture } from '#tests/support/features/sample-pictures.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import type { Drawing } from '../rules/tasks.ts'
import { pictureRoutes } from './picture-routes.ts'
import { uploadPicture } from './upload.ts'

const database = testDatabase()
const uploads = mkdtempSync(join(tmpdir(), 'alisio-drawings-'))
const deps = { database, uploads, log: createLogger('silent') } as AppDeps
afterAll(() => rmSync(uploads, { recursive: true, force: true }))
beforeEach(() => database.db.execute(sql`delete from alisio.site_drawings`))

const art = { seed: 7, field: 'calm', hue: 'mar' } as const
const card = {
  title: 'Um título que ninguém tinha escrito',
  brand: 'Agência',
  tagline: 'Marketing',
  host: 'example.com',
  theme: 'noite' as const,
  art,
}
const style = { palette, look }
const hash = 'abcdefghijklmnopqrstuv'

const routesWith = (drawing: Drawing | undefined) =>
  pictureRoutes(deps, (name) => (drawing && name === hash ? { hash, drawing } : undefined))
const ask = (drawing: Drawing | undefined, path: string, headers = {}) =>
  routesWith(drawing).request(path, { headers })

test('the card of a new title is drawn when it is first asked for, and kept', {
  timeout: 60_000,
}, async () => {
  const first = await ask({ kind: 'card', card, style }, `/desenhos/${hash}.png`)
  expect(first.status).toBe(200)
  expect(first.headers.get('content-type')).toBe('image/png')
  expect(first.headers.get('cache-control')).toContain('immutable')
  const body = Buffer.from(await first.arrayBuffer())
  expect(await sharp(body).metadata()).toMatchObject({ width: 1200, height: 630 })
  // Other processes have it from the database, even once no page shows it.
  const again = await ask(undefined, `/desenhos/${hash}.png`)
  expect(Buffer.from(await again.arrayBuffer()).equals(body)).toBe(true)
  const cached = await ask(undefined, `/desenhos/${hash}.png`, {
    'If-None-Match': first.headers.get('etag') as string,
  })
  expect(cached.status).toBe(304)
})

test('nobody can have drawn what no page shows', async () => {
  expect((await ask(undefined, `/desenhos/${hash}.png`)).status).not.toBe(200)
})

test('a page’s own picture is cut around its focus for sharing', { timeout: 60_000 }, async () => {
  const { id: staffId } = await addStaff(database, 'team')
  const dark = sharp({ create: { width: 600, height: 2000, channels: 3, background: '#000' } })
  const bright = await sharp({
    create: { width: 600, height: 400, channels: 3, background: '#fff' },
  })
    .png()
    .toBuffer()
  const tall = await dark
    .composite([{ input: bright, top: 1600, left: 0 }])
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('file', new File([new Uint8Array(tall)], 'alta.png'))
  const { id } = await uploadPicture(
    deps,
    staffId,
    new Request('http://localhost/', { method: 'POST', body: form }),
  )
  const answer = await ask({ kind: 'share', id, focus: { x: 50, y: 100 } }, `/desenhos/${hash}.jpg`)
  const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 1200, height: 630 })
  expect(data[data.length / 2]).toBeGreaterThan(240)
})

test('a page’s drawing is made for wide screens and for phones', { timeout: 120_000 }, async () => {
  const drawing = { kind: 'wind', art, theme: 'dia', style } as const
  const wide = await ask(drawing, `/desenhos/${hash}-hero.webp`)
  const body = Buffer.from(await wide.arrayBuffer())
  expect(await sharp(body).metadata()).toMatchObject({ width: 1600, height: 900 })
  const phone = await ask(undefined, `/desenhos/${hash}-phone.avif`)
  expect(phone.headers.get('content-type')).toBe('image/avif')
})

test('a visitor gets a picture with its type, for ever, and nothing for other names', {
  timeout: 60_000,
}, async () => {
  const { id: staffId } = await addStaff(database, 'team')
  const form = new FormData()
  const content = await plainPicture('png', { width: 500, height: 400 })
  form.set('file', new File([new Uint8Array(content)], 'sala.png'))
  const { id } = await uploadPicture(
    deps,
    staffId,
    new Request('http://localhost/', { method: 'POST', body: form }),
  )
  const answer = await ask(undefined, `/imagens/${id}/480.avif`)
  expect(answer.headers.get('content-type')).toBe('image/avif')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  for (const name of [`${id}/master.webp`, `${id}/481.avif`, `${id}/480.svg`, `x/480.avif`]) {
    expect((await ask(undefined, `/imagens/${name}`)).status).not.toBe(200)
  }
})
