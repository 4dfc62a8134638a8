import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { logPageError } from '#server/http/log-page-error.ts'
import { requestContext } from '#server/http/request-context.ts'

const renderTimeout = 10_000

export const handleError: HandleErrorFunction = (error, { request, context }) =>
  logPageError(error, request, context.get(requestContext))

/** Pages are small and their data is awaited in loaders, so a page is sent when all of it is ready. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const nonce = loadContext.get(requestContext)?.nonce

  return new Promise<Response>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        onAllReady() {
          clearTimeout(timer)
          const body = new PassThrough()
          pipe(body)
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
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
