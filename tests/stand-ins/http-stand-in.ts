import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type StandInRequest = {
  method: string
  path: string
  query: URLSearchParams
  form: URLSearchParams
  json: Record<string, unknown>
  headers: IncomingMessage['headers']
  bearer: string
}

export type Reply = {
  status?: number
  headers?: Record<string, string>
  body?: unknown
  /** Cuts the connection instead of answering. */
  drops?: boolean
}

type Handle = (request: StandInRequest) => Reply | Promise<Reply>

async function readAsked(request: IncomingMessage, prefix: string): Promise<StandInRequest> {
  const url = new URL(request.url ?? '/', 'http://stand-in')
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk
  const isJson = request.headers['content-type']?.includes('json')
  return {
    method: request.method ?? 'GET',
    path: url.pathname.slice(prefix.length),
    query: url.searchParams,
    form: new URLSearchParams(isJson ? '' : text),
    json: isJson ? JSON.parse(text) : {},
    headers: request.headers,
    bearer: (request.headers.authorization ?? '').replace(/^Bearer /, ''),
  }
}

function send(response: ServerResponse, { status = 200, headers = {}, body, drops }: Reply): void {
  if (drops) return void response.destroy()
  if (body instanceof Uint8Array) return void response.writeHead(status, headers).end(body)
  const isText = typeof body === 'string'
  response.writeHead(status, {
    'Content-Type': isText ? 'text/html' : 'application/json',
    ...headers,
  })
  response.end(isText ? body : JSON.stringify(body ?? {}))
}

/** Several services behind one loopback port, each below its path. */
export class HttpStandIn {
  /** Every requested address, as in an access log. */
  readonly addresses: string[] = []
  #server: Server

  constructor(services: Record<string, Handle>) {
    this.#server = createServer(async (request, response) => {
      this.addresses.push(request.url ?? '')
      const prefix = Object.keys(services).find((each) => request.url?.startsWith(`${each}/`))
      if (!prefix) return void response.writeHead(404).end()
      const call = await readAsked(request, prefix)
      send(response, (await services[prefix]?.(call)) ?? { status: 404 })
    })
  }

  start(port = 0): Promise<string> {
    return new Promise((resolve) =>
      this.#server.listen(port, '127.0.0.1', () =>
        resolve(`http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`),
      ),
    )
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }
}
