import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { createPageCache, nonceSlot } from '#app/shell/page-cache.server.ts'
import { logPageError } from '#server/http/error-response.ts'
import { requestContext } from '#server/http/request/request-context.ts'

const renderTimeout = 10_000
const pageOf = createPageCache()

export const handleError: HandleErrorFunction = (error, { request, context }) =>
  logPageError(error, request, context.get(requestContext))

/** Pages are small and their data is awaited in loaders, so a page is sent when all of it is ready. */
function render(url: string, routerContext: EntryContext, nonce?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={url} nonce={nonce} />,
      {
        nonce,
        onAllReady() {
          clearTimeout(timer)
          const parts: Buffer[] = []
          const body = new Writable({
            write(part, _encoding, done) {
              parts.push(part)
              done()
            },
          })
          body.on('finish', () => resolve(Buffer.concat(parts).toString()))
          pipe(body)
        },
        onError(error) {
          clearTimeout(timer)
          reject(error)
        },
      },
    )
    const timer = setTimeout(() => abort(new Error('Rendering took too long')), renderTimeout)
  })
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { url } = request
  const nonce = loadContext.get(requestContext)?.nonce
  // There is none while developing, when the same data may be shown by another component.
  if (!nonce) return new Response(await render(url, routerContext), { status, headers })
  const { loaderData, actionData, errors } = routerContext.staticHandlerContext
  const from = { url, status, loaderData, actionData, errors }
  const page = await pageOf(from, () => render(url, routerContext, nonceSlot))
  return new Response(page.join(nonce), { status, headers })
}
