import type { LoaderFunctionArgs } from 'react-router'
import { openDesk } from '#features/people/server/people.server.ts'
import { renderPreview } from '#features/publishing/server/publishing.server.ts'
import { requestInfo } from '#server/http/request/request-context.ts'

/** A page of the site with all drafts, in the editor's frame. */
export async function loader(args: LoaderFunctionArgs) {
  await openDesk(args)
  const { deps, nonce, secure } = requestInfo(args)
  const path = `/${args.params['*'] ?? ''}`
  return renderPreview(deps, { path, base: '/agencia/site/ver', nonce, secure })
}
