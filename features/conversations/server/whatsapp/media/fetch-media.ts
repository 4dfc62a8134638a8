import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#server/db/client.ts'
import { type JobDefinition, slowRetries } from '#server/jobs/job.ts'
import type { Attempt } from '#server/jobs/queue.ts'
import type { KeyRing } from '#server/sealing.ts'
import { type ApiEnv, callApi, openMedia, WhatsAppFailure } from '../cloud-api.ts'
import { noteState, openNumber } from '../number.ts'
import { whatsappMedia } from '../schema.ts'
import { mediaTypeOf } from './media-type.ts'

/** Larger files belong into a mail. */
export const LARGEST_MEDIA = 20 * 1024 * 1024
/** Files are stored in pieces of this size. */
export const PART = 1024 * 1024

export const fetchMediaJob: JobDefinition<{ mediaId: string }> = {
  name: 'fetch-whatsapp-media',
  payload: z.object({ mediaId: z.guid() }),
  concurrency: 2,
  options: slowRetries,
}

type Deps = { env: ApiEnv; database: Pick<Database, 'db'>; keys: KeyRing }

const mediaShape = z.object({
  url: z.string(),
  file_size: z.coerce.number().optional().catch(undefined),
})

/** Bytes in pieces of one size, so that a large file is never whole in memory. */
async function* splitBody(response: Response): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    waiting.push(Buffer.from(chunk as Uint8Array))
    size += (chunk as Uint8Array).byteLength
    while (size >= PART) {
      const whole = Buffer.concat(waiting)
      yield whole.subarray(0, PART)
      waiting = [whole.subarray(PART)]
      size = whole.length - PART
    }
  }
  if (size > 0) yield Buffer.concat(waiting)
}

class Refused extends Error {}

/** Keeps a file that a person sent, unless its first bytes or its size forbid it. */
export async function fetchMedia(
  deps: Deps,
  id: string,
  { signal, isLast }: Pick<Attempt, 'signal' | 'isLast'>,
): Promise<void> {
  const { db } = deps.database
  const [media] = await db.select().from(whatsappMedia).where(eq(whatsappMedia.id, id))
  if (media?.state !== 'waiting') return
  const number = await openNumber(deps)
  const refuse = (problem: string) =>
    db.transaction(async (tx) => {
      await tx
        .update(whatsappMedia)
        .set({ state: 'refused', problem })
        .where(eq(whatsappMedia.id, id))
      await tx.execute(touch(media.conversationId))
    })
  if (!number || number === 'no-key') return void (await refuse('gone'))
  const call = { env: deps.env, token: number.token, signal }
  try {
    const { url, file_size: size } = await callApi(
      call,
      encodeURIComponent(media.mediaId),
      mediaShape,
    )
    if (size && size > LARGEST_MEDIA) return void (await refuse('size'))
    const response = await openMedia(call, url)
    if (!response) return void (await refuse('gone'))
    await db.transaction(async (tx) => {
      let type: string | undefined
      let total = 0
      let part = 0
      for await (const body of splitBody(response)) {
        if (part === 0) type = mediaTypeOf(body)
        if (!type) throw new Refused('type')
        total += body.length
        if (total > LARGEST_MEDIA) throw new Refused('size')
        await tx.execute(sql`
          insert into alisio.whatsapp_media_parts (media_id, part, body) values (${id}, ${part}, ${body})`)
        part += 1
      }
      if (!type) throw new Refused('empty')
      await tx
        .update(whatsappMedia)
        .set({ state: 'stored', type, size: total })
        .where(eq(whatsappMedia.id, id))
      await tx.execute(touch(media.conversationId))
    })
  } catch (error) {
    if (error instanceof Refused) return void (await refuse(error.message))
    if (error instanceof WhatsAppFailure) {
      await noteState(deps.database, number.id, error)
      if (error.kind === 'refused') return void (await refuse('gone'))
    }
    if (isLast) return void (await refuse('gone'))
    throw error
  }
}

/** The version counts up and open pages hear of it. */
const touch = (conversationId: string) => sql`
  update alisio.conversations set version = version where id = ${conversationId}`
