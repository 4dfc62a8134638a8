import type { LoaderFunctionArgs } from 'react-router'
import { exportArticles } from '#features/articles/server/articles.server.ts'
import { openDesk } from '#features/people/server/people.server.ts'

/** Every text as Markdown, with its pictures. */
export async function loader(args: LoaderFunctionArgs) {
  const { database, staffId } = await openDesk(args)
  const archive = await exportArticles(database, staffId)
  return new Response(new Uint8Array(archive), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="textos.zip"',
      'Cache-Control': 'private, no-store',
    },
  })
}
