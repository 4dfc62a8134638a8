import type { LoaderFunctionArgs } from 'react-router'
import { postPictureOf } from '#features/connections/server/connections.server.ts'

/** A publication's small picture, from our own database. */
export async function loader(args: LoaderFunctionArgs) {
  const picture = await postPictureOf(args, args.params.id ?? '')
  if (!picture) throw new Response(null, { status: 404 })
  return new Response(new Uint8Array(picture.bytes), {
    headers: {
      'Content-Type': picture.type,
      'Cache-Control': 'private, max-age=86400',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
