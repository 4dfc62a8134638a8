import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { queryRows } from '#server/db/query-rows.ts'
import type { AppError } from '#server/failures/errors.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { bombPng, phonePhoto, plainPicture } from '#tests/support/features/sample-pictures.ts'
import { longTest } from '#tests/support/long-test.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import { refusals } from '../rules/refusals.ts'
import { missingPictures, readPictures } from './library.ts'
import { makePicture } from './make-picture.ts'
import { uploadPicture } from './upload.ts'

const database = testDatabase()
const uploads = mkdtempSync(join(tmpdir(), 'alisio-pictures-'))
afterAll(() => rmSync(uploads, { recursive: true, force: true }))
beforeEach(() => database.db.execute(sql`delete from alisio.site_pictures`))

function requestWith(content: Buffer, name: string): Request {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(content)], name))
  return new Request('http://localhost/agencia/site/imagens/enviar', { method: 'POST', body })
}

async function upload(content: Buffer, name = 'praia.jpg') {
  const { id } = await addStaff(database, 'team')
  return uploadPicture({ database, uploads }, id, requestWith(content, name))
}

const fileRow = z.object({
  name: z.string(),
  body: z.custom<Buffer>((value) => Buffer.isBuffer(value)),
})
const filesOf = async (id: string) =>
  new Map(
    (
      await queryRows(database.db, fileRow)`
        select name, body from alisio.site_picture_files where picture_id = ${id} order by name`
    ).map(({ name, body }) => [name, body]),
  )

test('a phone’s photo is stored upright, in all sizes and formats, without where it was taken', {
  timeout: 60_000,
}, async () => {
  const photo = await phonePhoto()
  expect((await sharp(photo).metadata()).exif?.includes('Telefone')).toBe(true)
  const { id } = await upload(photo)
  expect(id).toMatch(/^[0-9a-f]{20}-900x1200$/)
  const files = await filesOf(id)
  expect([...files.keys()]).toEqual([
    '480.avif',
    '480.jpg',
    '480.webp',
    '900.avif',
    '900.jpg',
    '900.webp',
    'master.webp',
  ])
  for (const [name, body] of files) {
    const { width, height, format, exif, xmp, iptc, icc, orientation } =
      await sharp(body).metadata()
    expect({ name, exif, xmp, iptc, icc, orientation }).toEqual({ name })
    // Longer marks than "GPS": three bytes stand in compressed noise by chance.
    expect(body.includes('Exif\0\0') || body.includes('Telefone')).toBe(false)
    const expectedWidth = name.startsWith('480') ? 480 : 900
    expect([width, Math.round(((height as number) * 90) / expectedWidth)]).toEqual([
      expectedWidth,
      120,
    ])
    expect(format).toBe({ avif: 'heif', jpg: 'jpeg', webp: 'webp' }[name.split('.')[1] as string])
  }
})

test('a PDF gets the JPEG of a page’s width, and nothing for a picture that is gone', {
  timeout: 60_000,
}, async () => {
  const { id } = await upload(await plainPicture('png', { width: 1200, height: 600 }), 'a.png')
  const pictures = await readPictures(database, [id, `${'0'.repeat(20)}-1x1`])
  expect([...pictures.keys()]).toEqual([id])
  const { format, width } = await sharp(pictures.get(id)).metadata()
  expect({ format, width }).toEqual({ format: 'jpeg', width: 960 })
})

test('the same file sent twice is one picture', { timeout: 60_000 }, async () => {
  const content = await plainPicture('png', { width: 300, height: 300 })
  const [one, other] = [await upload(content, 'a.png'), await upload(content, 'b.png')]
  expect(other.id).toBe(one.id)
  expect(await missingPictures(database, [one.id, `${'0'.repeat(20)}-1x1`])).toEqual([
    `${'0'.repeat(20)}-1x1`,
  ])
})

test('what is hidden behind a picture does not reach visitors', { timeout: 60_000 }, async () => {
  const payload = Buffer.from('<script>alert(1)</script>PK\x03\x04 um arquivo escondido')
  const content = await plainPicture('jpeg', { width: 400, height: 300 })
  const { id } = await upload(Buffer.concat([content, payload]))
  for (const body of (await filesOf(id)).values()) {
    expect(body.includes('alert(1)') || body.includes('escondido')).toBe(false)
  }
})

test('a see-through picture keeps its transparency, and stands on white where it cannot', {
  timeout: 60_000,
}, async () => {
  const clear = { width: 300, height: 300, channels: 4 as const, background: '#00000000' }
  const { id } = await upload(await sharp({ create: clear }).png().toBuffer(), 'logo.png')
  const files = await filesOf(id)
  expect((await sharp(files.get('300.webp')).metadata()).hasAlpha).toBe(true)
  const corner = await sharp(files.get('300.jpg')).raw().toBuffer()
  expect([...corner.subarray(0, 3)]).toEqual([255, 255, 255])
})

const jpeg = () => plainPicture('jpeg', { width: 400, height: 300 })

test.each<[what: string, reason: keyof typeof refusals, content: () => Promise<Buffer> | Buffer]>([
  ['an empty file', 'empty', () => Buffer.alloc(0)],
  ['an iPhone’s HEIC', 'heic', () => Buffer.from('\x00\x00\x00\x18ftypheic....', 'latin1')],
  ['an animation', 'gif', () => Buffer.from('GIF89a....')],
  ['a drawing that may run', 'svg', () => Buffer.from('<svg onload="alert(1)"></svg>')],
  ['an archive with a picture’s name', 'unknown', () => Buffer.from('PK\x03\x04....')],
  ['a page with a picture’s name', 'unknown', () => Buffer.from('<html></html>')],
  ['a picture that ends too soon', 'broken', async () => (await jpeg()).subarray(0, 5000)],
  [
    'a picture of nothing but its first bytes',
    'broken',
    () => Buffer.from('\xff\xd8\xff\xe0', 'latin1'),
  ],
  ['a picture of one point', 'small', () => plainPicture('png', { width: 1, height: 1 })],
  ['a picture too narrow', 'small', () => plainPicture('png', { width: 2000, height: 20 })],
  ['a bomb', 'pixels', () => bombPng({ width: 60_000, height: 60_000 })],
  ['a smaller bomb', 'pixels', () => bombPng({ width: 9000, height: 9000 })],
  ['a very long picture', 'pixels', () => bombPng({ width: 40_000, height: 300 })],
  ['too many bytes', 'large', async () => Buffer.concat([await jpeg(), Buffer.alloc(15_000_000)])],
])('%s is refused with help', { timeout: 60_000 }, async (_, reason, content) => {
  const refused = await upload(await content()).catch((error: AppError) => error)
  expect(refused).toMatchObject({
    message: refusals[reason].message,
    action: refusals[reason].help,
  })
  expect(
    await queryRows(database.db, z.object({ id: z.string() }))`
    select id from alisio.site_pictures`,
  ).toEqual([])
})

longTest(
  'a photo of 12 million pixels takes bounded memory, and none of the threads that hash passwords',
  async () => {
    const source = join(uploads, 'twelve')
    await writeFile(source, await phonePhoto({ width: 4000, height: 3000 }))
    let work = 0
    const watch = setInterval(() => {
      const { queue, process } = sharp.counters()
      work += queue + process
    }, 5)
    const result = await makePicture({ kind: 'sizes', source, folder: uploads }).finally(() =>
      clearInterval(watch),
    )
    expect(result).toMatchObject({ width: 3000, height: 4000 })
    const { memory } = result as { memory: number }
    expect(memory).toBeGreaterThan(30_000)
    expect(memory).toBeLessThan(300_000)
    // Nothing is decoded or encoded in the server's own process.
    expect(work).toBe(0)
  },
  60_000,
)

test('a bomb costs little memory, since its size is read before the picture', {
  timeout: 60_000,
}, async () => {
  const source = join(uploads, 'bomb')
  await sharp(bombPng({ width: 300, height: 300 })).toFile(`${source}.png`)
  const result = await makePicture({ kind: 'sizes', source: `${source}.png`, folder: uploads })
  expect(result).toMatchObject({ width: 300, height: 300 })
  expect((result as { memory: number }).memory).toBeLessThan(300_000)
})
