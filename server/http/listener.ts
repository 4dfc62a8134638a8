import { randomBytes } from 'node:crypto'
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { BlockList } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { runInRequest } from '#server/db/connection/timeouts.ts'
import type { AppDeps } from '#server/deps.ts'
import {
  type AppError,
  methodNotAllowed,
  notFound,
  pathTooLong,
  unexpectedError,
} from '#server/failures/errors.ts'
import { describeError, type Logger } from '#server/log.ts'
import { errorAnswer, toAppError } from './error-response.ts'
import { ASSETS, type StaticFile, type StaticFiles, serveStatic } from './files/static-files.ts'
import { expectUpload, statusOfCut } from './limits/body-rate.ts'
import {
  clientAddress,
  isTls,
  isTrusted,
  parseTrustedProxies,
  plainAddress,
} from './request/client-address.ts'
import { storableQuery } from './request/read-form.ts'
import type { RequestInfo } from './request/request-context.ts'
import { nextRequestId } from './request/request-id.ts'
import { judgePath, loggablePath, splitTarget } from './request/request-path.ts'
import {
  contentSecurityPolicy,
  RESOURCE_POLICY,
  securityHeaders,
  thirdPartiesFrom,
} from './security/security-headers.ts'

const nearby = parseTrustedProxies(
  'loopback,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,100.64.0.0/10,169.254.0.0/16,fc00::/7,fe80::/10',
) as BlockList

/**
 * Warns once per process about an unnamed proxy, behind which all visitors would share one address
 * and limit and get insecure cookies. The address is not logged, since it may be a visitor's.
 */
export function forwardedWarning(
  trusted: BlockList,
  log: Logger,
): (incoming: IncomingMessage) => void {
  // Checked once per connection: a lookup costs as much as a response.
  const checked = new WeakSet<object>()
  let warned = false
  return ({ headers, socket }) => {
    if (warned || !(headers['x-forwarded-for'] || headers['x-forwarded-proto'])) return
    if (checked.has(socket)) return
    checked.add(socket)
    const peer = plainAddress(socket.remoteAddress ?? '')
    if (isTrusted(trusted, peer)) return
    warned = true
    log.warn('X-Forwarded headers of a peer that TRUST_PROXY does not name are ignored', {
      peer: isTrusted(nearby, peer) ? 'this machine or a private network' : 'a public address',
      remedy:
        'If it is your proxy, set TRUST_PROXY to its address, a range or loopback: until then all visitors share its address and its limits, and cookies lose Secure. A stranger can cause this line too; then nothing is wrong.',
    })
  }
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export type AppFetch = (
  request: Request,
  bindings: { info: RequestInfo },
) => Response | Promise<Response>

type Middleware = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void

/** Pages whose content changes while the server runs. */
export type LivePages = {
  /** Undefined for every other address. */
  find: (
    path: string,
    query: string,
    headers: IncomingHttpHeaders,
  ) => Promise<StaticFile> | undefined
  /** Called after every write, so that people see what they have just done. */
  expire: () => void
}

type ListenerOptions = {
  deps: AppDeps
  /** Pages and files; they change with a release. */
  files: () => StaticFiles
  fetch: AppFetch
  /** Finds a hashed file of another build. */
  findFile?: (path: string) => Promise<StaticFile | undefined>
  live?: LivePages
  /** Vite's middlewares during development. */
  development?: Middleware
}

type Exchange = {
  incoming: IncomingMessage
  outgoing: ServerResponse
  path: string
  query: string
  info: RequestInfo
}

const TRACE = /^00-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/

/** The trace that a proxy or a caller began (W3C Trace Context). */
function traceOf({ traceparent }: IncomingHttpHeaders): string | undefined {
  if (typeof traceparent !== 'string') return undefined
  return TRACE.test(traceparent) ? traceparent : undefined
}

type Received = {
  incoming: IncomingMessage
  outgoing: ServerResponse
  url: string
  path: string
  query: string
  requestId: string
  secure: boolean
  since: number
}

/** Files carry all their headers. */
function serveFile(
  file: StaticFile,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  info: RequestInfo,
) {
  for (const name of outgoing.getHeaderNames()) outgoing.removeHeader(name)
  return serveStatic(file, incoming, outgoing, info)
}

/**
 * The entry for all requests. Pre-rendered files are answered before routing; everything else gets
 * its security headers before the app.
 */
export function createListener(options: ListenerOptions): RequestListener {
  const { deps, files, development } = options
  const trusted = parseTrustedProxies(deps.env.TRUST_PROXY) as BlockList
  const thirdParties = thirdPartiesFrom(deps.env)
  const warnOfForwarded = forwardedWarning(trusted, deps.log)
  const infos = new WeakMap<IncomingMessage, RequestInfo>()

  function internalError(error: unknown, path: string, info: RequestInfo) {
    deps.log.error('request failed', { id: info.requestId, ...describeError(error) })
    return errorAnswer(unexpectedError(info.requestId), { path, ...info })
  }

  const forward = getRequestListener(
    async (request, { incoming }) => {
      const info = infos.get(incoming as IncomingMessage) as RequestInfo
      try {
        return await options.fetch(request, { info })
      } catch (error) {
        const answer = internalError(error, new URL(request.url).pathname, info)
        const headers = { 'Content-Type': answer.contentType }
        return new Response(answer.body, { status: answer.status, headers })
      }
    },
    {
      // Invalid requests, for instance by their Host header.
      errorHandler: (error) => {
        deps.log.info('bad request', { error: String(error) })
        return new Response('Bad Request', { status: 400 })
      },
    },
  )

  function refuse({ outgoing, incoming, path, info }: Exchange, error: AppError) {
    const answer = errorAnswer(error, { path, ...info })
    // A refused upload is not read to its end.
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') outgoing.shouldKeepAlive = false
    outgoing.writeHead(answer.status, {
      'Content-Type': answer.contentType,
      'Content-Length': Buffer.byteLength(answer.body),
    })
    outgoing.end(incoming.method === 'HEAD' ? undefined : answer.body)
  }

  async function serveOtherBuilds({ incoming, outgoing, path, info }: Exchange, reads: boolean) {
    let status = 404
    try {
      const file = reads ? await runInRequest(async () => options.findFile?.(path)) : undefined
      if (file) return void serveFile(file, incoming, outgoing, info)
    } catch (error) {
      status = toAppError(error, info).status
      outgoing.setHeader('Retry-After', '1')
    }
    outgoing.setHeader('Content-Security-Policy', RESOURCE_POLICY)
    outgoing.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' })
    outgoing.end(reads ? STATUS_CODES[status] : undefined)
  }

  function dispatch(exchange: Exchange) {
    const { incoming, outgoing, path, query, info } = exchange
    const verdict = judgePath(path, query)
    const reads = incoming.method === 'GET' || incoming.method === 'HEAD'
    if (!METHODS.has(incoming.method ?? '')) return refuse(exchange, methodNotAllowed())
    if (verdict.kind === 'too-long') return refuse(exchange, pathTooLong())
    if (verdict.kind === 'not-found') return refuse(exchange, notFound())
    if (verdict.kind === 'redirect' && reads) {
      outgoing.writeHead(308, { Location: verdict.to, 'Content-Length': 0 })
      return outgoing.end()
    }
    const file = verdict.kind === 'fine' && reads ? files().get(verdict.decoded) : undefined
    if (file) return serveFile(file, incoming, outgoing, info)
    if (path.startsWith(ASSETS) && !development) return void serveOtherBuilds(exchange, reads)
    infos.set(incoming, info)
    void runInRequest(() => forward(incoming, outgoing), { trace: traceOf(incoming.headers) })
  }

  /** Answers from memory, with one line in the log. */
  function serve(file: StaticFile, received: Received) {
    const { incoming, outgoing, url, path, query, requestId, since } = received
    const { method, headers } = incoming
    const status = serveStatic(file, incoming, outgoing, received)
    if (method === 'GET') deps.visits.count({ headers, url, path, query })
    const ms = performance.now() - since
    deps.metrics?.countRequest(path, status, ms)
    deps.log.request({ method, path, status, id: requestId, ms, trace: traceOf(headers) })
  }

  /** Everything that is not in memory. */
  function answer({ incoming, outgoing, url, path, query, requestId, secure, since }: Received) {
    incoming.url = path + storableQuery(query)
    const nonce = development ? undefined : randomBytes(16).toString('base64url')
    const policy = { nonce, secure, thirdParties, development: Boolean(development) }
    const headers = securityHeaders(contentSecurityPolicy(policy), secure)
    for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value)
    outgoing.setHeader('X-Request-Id', requestId)
    outgoing.setHeader('Cache-Control', 'no-store')
    outgoing.on('close', () => {
      const status = outgoing.writableFinished
        ? outgoing.statusCode
        : (statusOfCut(incoming.socket) ?? 499)
      const ms = performance.now() - since
      const { method, headers } = incoming
      if (method === 'GET' && status === 200) deps.visits.count({ headers, url, path, query })
      deps.metrics?.countRequest(path, status, ms)
      const trace = traceOf(headers)
      deps.log.request({ method, path: loggablePath(path), status, id: requestId, ms, trace })
    })

    const info = {
      requestId,
      nonce,
      secure,
      deps,
      clientAddress: clientAddress(incoming, trusted),
      expectUpload: () => expectUpload(incoming),
    }
    const exchange = { incoming, outgoing, path, query, info }
    if (development) development(incoming, outgoing, () => dispatch(exchange))
    else dispatch(exchange)
  }

  return (incoming, outgoing) => {
    const since = performance.now()
    const requestId = nextRequestId()
    const url = incoming.url ?? '/'
    const { path, query } = splitTarget(url)
    warnOfForwarded(incoming)
    const secure = isTls(incoming, trusted)
    const received = { incoming, outgoing, url, path, query, requestId, secure, since }
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
      if (options.live) outgoing.once('finish', options.live.expire)
      return answer(received)
    }
    const file = files().get(path)
    if (file) return serve(file, received)
    const trace = traceOf(incoming.headers)
    const live = runInRequest(() => options.live?.find(path, query, incoming.headers), { trace })
    if (!live) return answer(received)
    // What cannot be read now is answered by the app, which explains it to the visitor.
    live.then(
      (page) => serve(page, received),
      () => answer(received),
    )
  }
}
