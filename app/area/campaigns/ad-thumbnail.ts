import type { LoaderFunctionArgs } from 'react-router'
import { loadThumbnail } from '#features/figures/server/figures.server.ts'
import { requireView } from '#features/people/server/people.server.ts'
import { requestInfo } from '#server/http/request/request-context.ts'

/** A small picture of an ad, from our own database. */
export async function loader(args: LoaderFunctionArgs) {
  const { viewer } = await requireView(args)
  const { database } = requestInfo(args).deps
  const picture = await loadThumbnail(database, viewer, args.params.id ?? '')
  if (!picture) throw new Response(null, { status: 404 })
  return new Response(new Uint8Array(picture.bytes), {
    headers: {
      'Content-Type': picture.type,
      'Cache-Control': 'private, max-age=86400',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
