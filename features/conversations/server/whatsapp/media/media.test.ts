import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database/database.ts'
import {
  contactItem,
  messageItem,
  newWaId,
} from '#tests/support/features/conversations/whatsapp.ts'
import { whatsappStage } from '#tests/support/features/conversations/whatsapp-stage.ts'
import { exportConversations } from '../../desk/read-conversation.ts'
import { eraseOldConversations } from '../../jobs/erase-old-conversations.ts'
import { fetchMedia, LARGEST_MEDIA, PART } from './fetch-media.ts'
import { respondWithMedia } from './media-response.ts'
import { mediaTypeOf } from './media-type.ts'

const database = testDatabase()
const { db } = database
let stage: Awaited<ReturnType<typeof whatsappStage>>
beforeAll(async () => {
  stage = await whatsappStage(database)
})
afterAll(() => stage.stop())

const bytes = (text: string) => Buffer.from(text, 'latin1')
const png = bytes('\x89PNG\r\n\x1a\n0000')

test.each<[string, Buffer, string | undefined]>([
  ['a photo', bytes('\xff\xd8\xff\xe0'), 'image/jpeg'],
  ['a drawing', png, 'image/png'],
  ['a sticker', bytes('RIFF0000WEBPVP8 '), 'image/webp'],
  ['a voice', bytes('OggS\x00\x02'), 'audio/ogg'],
  ['a song', bytes('ID3\x03'), 'audio/mpeg'],
  ['a recording of a phone', bytes('\x00\x00\x00\x20ftypM4A '), 'audio/mp4'],
  ['a film', bytes('\x00\x00\x00\x20ftypisom'), 'video/mp4'],
  ['a PDF', bytes('%PDF-1.7'), 'application/pdf'],
  [
    'a letter',
    bytes('PK\x03\x04....word/document.xml'),
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  ['a list', Buffer.from('Nome;Preço\nPão;5\n'), 'text/plain'],
  ['a page', bytes('<html><script>alert(1)</script>'), 'text/plain'],
  ['a drawing with scripts', bytes('<svg onload="x()">'), 'text/plain'],
  ['a program', bytes('MZ\x90\x00'), undefined],
  ['another program', bytes('\x7fELF'), undefined],
  ['a script', bytes('#!/bin/sh\n'), undefined],
  ['an archive', bytes('PK\x03\x04....virus.exe'), undefined],
  ['noise', Buffer.from([1, 0, 255, 254, 3]), undefined],
])('%s is judged by its first bytes', (_, content, type) => {
  expect(mediaTypeOf(content)).toBe(type)
})

type Media = { id: string; state: string; problem: string | null; type: string; size: number }

/** Somebody sends a document with these bytes. */
async function send(content: Buffer, { size, isGone }: { size?: number; isGone?: boolean } = {}) {
  const waId = newWaId()
  const id = `media-${randomBytes(6).toString('hex')}`
  const file = { id, bytes: content.toString('base64'), type: 'application/pdf', size }
  if (!isGone) stage.standIn.add({ media: [file] })
  const document = { id, filename: 'proposta.pdf' }
  const message = messageItem({ waId }, { type: 'document', text: undefined, document })
  await stage.deliver({ contacts: [contactItem({ waId })], messages: [message] })
  await stage.work()
  const { rows } = await db.execute<Media & { conversation: string }>(sql`
    select media.id, state, problem, type, size, media.conversation_id as conversation
    from alisio.whatsapp_media media join alisio.whatsapp_people using (conversation_id)
    where wa_id = ${waId}`)
  return rows[0] as Media & { conversation: string }
}

const storedBytes = async (id: string) => {
  const { rows } = await db.execute<{ body: Buffer }>(sql`
    select body from alisio.whatsapp_media_parts where media_id = ${id} order by part`)
  return Buffer.concat(rows.map(({ body }) => body))
}

test('a file of several pieces is kept as it came', async () => {
  const content = Buffer.concat([bytes('%PDF-1.7\n'), randomBytes(2_500_000)])
  const media = await send(content)
  expect(media).toMatchObject({ state: 'stored', type: 'application/pdf', size: content.length })
  expect((await storedBytes(media.id)).equals(content)).toBe(true)
})

test('staff get a file whole or in ranges, never as a page of ours', async () => {
  const content = Buffer.concat([bytes('%PDF-1.7\n'), randomBytes(2 * PART)])
  const { id, conversation, size } = await send(content)
  const { run } = await stage.member()
  const ask = (range: string | null) => respondWithMedia(run, conversation, id, range)
  const whole = await ask(null)
  expect(whole.status).toBe(200)
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(size),
    'content-disposition': expect.stringMatching(
      /^(inline|attachment); filename="proposta\.pdf"; filename\*=/,
    ),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none'.*sandbox/),
    'cache-control': expect.stringMatching(/^private/),
  })
  expect(content.equals(Buffer.from(await whole.arrayBuffer()))).toBe(true)
  // Players ask for the middle, across the border of two pieces, and for the end.
  const ranges = [
    [0, 0],
    [5, PART - 1],
    [PART - 1, PART],
    [PART, 2 * PART + 3],
    [size - 1, size - 1],
  ] as const
  for (const [first, last] of ranges) {
    const answer = await ask(`bytes=${first}-${last}`)
    expect(answer.status).toBe(206)
    expect(answer.headers.get('content-range')).toBe(`bytes ${first}-${last}/${size}`)
    const got = Buffer.from(await answer.arrayBuffer())
    expect(got.equals(content.subarray(first, last + 1)), `${first}-${last}`).toBe(true)
  }
  expect((await ask(`bytes=${size - 4}-`)).headers.get('content-length')).toBe('4')
  for (const odd of ['bytes=9-2', `bytes=${size}-`, 'bytes=0-1,5-9', 'bytes=-5', 'lines=1-2'])
    expect((await ask(odd)).status, odd).toBe(200)
})

test('a file has its own conversation’s address alone', async () => {
  const [mine, other] = [await send(png), await send(png)]
  const { run } = await stage.member()
  for (const [conversation, id] of [
    [other.conversation, mine.id],
    [mine.conversation, 'x'],
  ] as const) {
    const answer = respondWithMedia(run, conversation, id, null)
    await expect(answer).rejects.toMatchObject({ status: 404 })
  }
})

test.each<[string, Buffer, Parameters<typeof send>[1], string]>([
  ['a program called a PDF', bytes('MZ\x90\x00'), {}, 'type'],
  ['one that says it is too large', png, { size: LARGEST_MEDIA + 1 }, 'size'],
  [
    'one that is larger than it says',
    Buffer.concat([png, Buffer.alloc(LARGEST_MEDIA)]),
    { size: 100 },
    'size',
  ],
  ['an empty one', Buffer.alloc(0), {}, 'empty'],
  ['one that is gone', png, { isGone: true }, 'gone'],
])('%s is refused with its reason and leaves nothing', async (_, content, options, problem) => {
  const media = await send(content, options)
  expect(media).toMatchObject({ state: 'refused', problem, type: null, size: null })
  expect(await storedBytes(media.id)).toHaveLength(0)
})

test('fetching twice keeps it once, and it goes with the conversation', async () => {
  const media = await send(png)
  await fetchMedia(stage.deps, media.id, { signal: AbortSignal.timeout(9000), isLast: false })
  expect(await storedBytes(media.id)).toHaveLength(png.length)
  const marina = await stage.member()
  const { rows } = await db.execute<{ lead: string }>(sql`
    select lead_id as lead from alisio.conversations where id = ${media.conversation}`)
  const [exported] = await marina.run((tx) => exportConversations(tx, rows[0]?.lead as string))
  expect(exported).toMatchObject({
    canal: 'whatsapp',
    whatsapp: { arquivos: [{ nome: 'proposta.pdf', tipo: 'image/png', bytes: png.length }] },
  })
  await db.execute(sql`
    update alisio.conversations set last_at = now() - interval '40 months'
    where id = ${media.conversation}`)
  await eraseOldConversations({ ...stage.deps, env: { CONTACT_RETENTION_MONTHS: 24 } })
  expect(await storedBytes(media.id)).toHaveLength(0)
})

test('a visitor and a client read no file, no person and no number', async () => {
  await send(png)
  const tables = [
    'whatsapp_media',
    'whatsapp_media_parts',
    'whatsapp_people',
    'whatsapp_messages',
    'whatsapp_reactions',
    'whatsapp_numbers',
    'whatsapp_deliveries',
    'whatsapp_templates',
  ]
  for (const table of tables) {
    const read = db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('role', 'alisio_client', true)`)
      return tx.execute(sql`select * from alisio.${sql.identifier(table)}`)
    })
    await expect(read, table).rejects.toThrow()
  }
})
