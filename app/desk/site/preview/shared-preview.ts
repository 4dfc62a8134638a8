import type { LoaderFunctionArgs } from 'react-router'
import { renderSharedPreview } from '#features/publishing/server/publishing.server.ts'
import { requestInfo } from '#server/http/request/request-context.ts'

/** The drafts, for somebody with a link and without a login. */
export function loader(args: LoaderFunctionArgs) {
  const { deps, nonce, secure } = requestInfo(args)
  const path = `/${args.params['*'] ?? ''}`
  return renderSharedPreview(deps, args.params.token ?? '', { path, nonce, secure })
}
