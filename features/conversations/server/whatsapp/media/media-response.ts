import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { openDesk } from '#features/people/server/people.server.ts'
import { queryRows } from '#server/db/query-rows.ts'
import { isUuid } from '#server/db/uuid.ts'
import { notFound } from '#server/failures/errors.ts'
import type { Args } from '#server/http/request/request-context.ts'
import { whatsappMedia } from '../schema.ts'
import { PART } from './fetch-media.ts'
import { isInline } from './media-type.ts'

const partRow = z.object({ body: z.instanceof(Buffer) })

/** 'bytes=100-' and 'bytes=0-499', of one range only; others get the whole. */
function rangeOf(header: string | null, size: number): [number, number] | undefined {
  const [, from, to] = /^bytes=(\d{1,9})-(\d{0,9})$/.exec(header ?? '') ?? []
  if (from === undefined) return undefined
  const first = Number(from)
  const last = Math.min(to ? Number(to) : size - 1, size - 1)
  return first <= last ? [first, last] : undefined
}

/** RFC 6266: an ASCII name, and the true one beside it. */
function disposition(type: string, name: string): string {
  const way = isInline(type) ? 'inline' : 'attachment'
  const plain = name.replace(/[^\w .()-]/g, '_') || 'arquivo'
  return `${way}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name || 'arquivo')}`
}

type Desk = Awaited<ReturnType<typeof openDesk>>

/** A file that a person sent, for staff, read piece by piece with their rights. */
export async function streamMedia(
  args: Args,
  conversationId: string,
  id: string,
): Promise<Response> {
  const { run } = await openDesk(args)
  return respondWithMedia(run, conversationId, id, args.request.headers.get('Range'))
}

export async function respondWithMedia(
  run: Desk['run'],
  conversationId: string,
  id: string,
  rangeHeader: string | null,
): Promise<Response> {
  const isAddress = isUuid(conversationId) && isUuid(id)
  const [media] = isAddress
    ? await run((tx) =>
        tx
          .select()
          .from(whatsappMedia)
          .where(and(eq(whatsappMedia.id, id), eq(whatsappMedia.conversationId, conversationId))),
      )
    : []
  if (media?.state !== 'stored' || !media.type || !media.size) throw notFound()
  const { size, type, fileName } = media
  const range = rangeOf(rangeHeader, size)
  const [first, last] = range ?? [0, size - 1]
  let part = Math.floor(first / PART)
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (part * PART > last) return controller.close()
      const [row] = await run(
        (tx) => queryRows(tx, partRow)`
        select body from alisio.whatsapp_media_parts where media_id = ${id} and part = ${part}`,
      )
      // Erased meanwhile.
      if (!row) return controller.error(new Error('the file is gone'))
      const start = part * PART
      controller.enqueue(
        new Uint8Array(
          row.body.subarray(Math.max(first - start, 0), Math.min(last - start + 1, PART)),
        ),
      )
      part += 1
    },
  })
  return new Response(body, {
    status: range ? 206 : 200,
    headers: {
      'Content-Type': type,
      'Content-Length': String(last - first + 1),
      'Content-Disposition': disposition(type, fileName),
      'Accept-Ranges': 'bytes',
      ...(range ? { 'Content-Range': `bytes ${first}-${last}/${size}` } : {}),
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; media-src 'self'; sandbox",
      'Cache-Control': 'private, max-age=3600',
    },
  })
}
