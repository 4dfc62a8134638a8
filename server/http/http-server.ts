import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Env } from '#server/env/env.ts'
import { tooSlow } from '#server/failures/errors.ts'
import { StartupError } from '#server/process/startup-error.ts'
import { followConnections } from './drain.ts'
import { KEEP_ALIVE_MS } from './files/fast-response.ts'
import { type BodyLimits, limitBodyRate, noteCut } from './limits/body-rate.ts'
import { RESOURCE_POLICY, securityHeaders } from './security/security-headers.ts'

const statusByCode: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** Invalid HTTP never reaches the listener; it gets the same headers here. */
function answerMalformed(error: NodeJS.ErrnoException, socket: Socket) {
  if (!socket.writable || error.code === 'ECONNRESET') return socket.destroy()
  answerRaw(socket, statusByCode[error.code ?? ''] ?? '400 Bad Request')
}

function answerRaw(socket: Socket, status: string, text = '') {
  const headers = {
    ...securityHeaders(RESOURCE_POLICY, false),
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status}`, 'Connection: close', ...lines, '', text].join('\r\n'))
}

/** Pipelining limit; browsers and proxies do not pipeline. */
const MOST_AHEAD = 32

/** Cuts clients that pipeline thousands of requests without reading. */
function cutLongPipelines(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>()
  return (incoming, outgoing) => {
    // The first in line has the socket already.
    if (outgoing.socket) return listener(incoming, outgoing)
    const { socket } = incoming
    const ahead = (waiting.get(socket) ?? 0) + 1
    if (ahead > MOST_AHEAD) return void socket.destroy()
    waiting.set(socket, ahead)
    outgoing.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
    listener(incoming, outgoing)
  }
}

/** Streams send something every few seconds. */
const UNREAD_MS = 60_000

/**
 * Cuts clients that do not read their response. Most responses are flushed at once and need no
 * timer: Node's `server.timeout` is reset at every read and write, which costs 2% of throughput.
 */
function cutUnread(listener: RequestListener, unreadMs: number): RequestListener {
  return (incoming, outgoing) => {
    listener(incoming, outgoing)
    if (!outgoing.writableFinished) incoming.socket.setTimeout(unreadMs)
  }
}

/** Time for the response to leave before the connection is closed. */
const LAST_WORD_MS = 1000

/** Answers 408 to slow bodies where possible, and cuts them. */
function cutSlow(listener: RequestListener, limits: BodyLimits): RequestListener {
  return (incoming, outgoing) => {
    const { socket } = incoming
    limitBodyRate(incoming, limits, () => {
      if (socket.destroyed) return
      noteCut(socket, 408)
      // Only the first in line has the socket.
      if (outgoing.headersSent || !outgoing.socket) return void socket.destroy()
      const { message, action } = tooSlow()
      answerRaw(socket, '408 Request Timeout', `${message} ${action}\n`)
      const end = setTimeout(() => socket.destroy(), LAST_WORD_MS)
      socket.once('finish', () => socket.destroy()).once('close', () => clearTimeout(end))
    })
    listener(incoming, outgoing)
  }
}

type Limits = BodyLimits & { headersMs: number; unreadMs: number }

const usualLimits: Limits = {
  headersMs: 10_000,
  bodyMs: 30_000,
  // 1 kB/s, which weak mobile connections exceed.
  stretchMs: 30_000,
  stretchBytes: 30_000,
  unreadMs: UNREAD_MS,
}

/** Time limits for slow requests. */
export function createHttpServer(
  listener: RequestListener,
  overrides: Partial<Limits> = {},
): Server {
  const limits = { ...usualLimits, ...overrides }
  const server = createServer(
    {
      connectionsCheckingInterval: Math.min(5000, limits.headersMs / 2),
      headersTimeout: limits.headersMs,
      // Bodies have their own limits (body-rate.ts), since uploads take longer.
      requestTimeout: 0,
      keepAliveTimeout: KEEP_ALIVE_MS,
      maxHeaderSize: 16_384,
      // No stream for requests without a body.
      optimizeEmptyRequests: true,
    },
    cutSlow(cutUnread(cutLongPipelines(listener), limits.unreadMs), limits),
  )
  server.on('clientError', answerMalformed)
  followConnections(server)
  return server
}

async function listenOnce(server: Server, port: number, host: string | undefined): Promise<void> {
  server.listen({ port, host })
  await once(server, 'listening')
}

/** Retries for a moment, since a draining predecessor frees the port soon. */
export async function listen(
  server: Server,
  { PORT, HOST }: Env,
  maxWaitMs = 2000,
): Promise<string> {
  const deadline = Date.now() + maxWaitMs
  for (;;) {
    try {
      await listenOnce(server, PORT, HOST)
      break
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EADDRINUSE' && Date.now() < deadline) {
        await sleep(200)
        continue
      }
      throw listenError(code, PORT, HOST) ?? error
    }
  }
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : PORT
  const host = !HOST || HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

function listenError(code: string | undefined, port: number, host: string | undefined) {
  if (code === 'EADDRINUSE') {
    const remedy = `Stop the other program or choose another port, for example PORT=${port + 1}.`
    return new StartupError('PORT', `${port} is in use by another program.`, remedy)
  }
  if (code === 'EACCES') {
    return new StartupError(
      'PORT',
      `this user may not listen on ${port}.`,
      'Choose one above 1023.',
    )
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    const remedy = 'Set it to an address of this machine, or leave it out to listen on all.'
    return new StartupError('HOST', `${host} is no address of this machine.`, remedy)
  }
}
