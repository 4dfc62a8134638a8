import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { selectPages } from '../support/pages.ts'

/** What was asked of one route by one phase of an attack. */
export type LoggedRequest = {
  phase: string
  route: string
  requests: number
  statuses: Map<number, number>
  /** Each parameter with the different values it was given. */
  parameters: Map<string, Set<string>>
  /** Answers that sent a signed-in request back to the sign-in page. */
  signedOut: number
}

export type Witness = {
  url: string
  requests: LoggedRequest[]
  /** Requests that would have ended the session or emptied the account, and were kept back. */
  withheld: number
  setPhase: (phase: string) => void
  close: () => Promise<void>
}

type Options = { target: string; cookie: string }

const SESSION = /session_token=/
const CAMPAIGN = /^\/dashboard\/campaigns\/./

/** As a proxy that ended TLS would say it, so that cookies are Secure and HSTS is sent. */
export const byTls = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' }

/**
 * Stands between an attacker and the server: signs requests below /dashboard in, counts what is
 * asked with which parameters and how it is answered, and keeps back what would end the session.
 */
export async function startWitness({ target, cookie }: Options): Promise<Witness> {
  const counted = new Map<string, LoggedRequest>()
  const pages = new Set(selectPages([]))
  let phase = ''
  let withheld = 0

  function count(method: string, path: string): LoggedRequest {
    const route = isUsual(method) ? `${method} ${routeOf(path, pages)}` : `${method}, any address`
    const key = `${phase} ${route}`
    const entry = counted.get(key) ?? {
      phase,
      route,
      requests: 0,
      statuses: new Map(),
      parameters: new Map(),
      signedOut: 0,
    }
    entry.requests += 1
    counted.set(key, entry)
    return entry
  }

  const server = createServer(async (incoming, outgoing) => {
    const { method = 'GET', url = '/' } = incoming
    const body = await buffer(incoming)
    const path = url.split('?')[0] as string
    const entry = count(method, path)
    for (const [name, value] of [...readParameters(incoming, body), ...otherInputs(incoming)]) {
      const values = entry.parameters.get(name) ?? new Set()
      entry.parameters.set(name, values.add(value))
    }
    const answer = (status: number) =>
      entry.statuses.set(status, (entry.statuses.get(status) ?? 0) + 1)
    if (method === 'POST' && endsTheAttack(path, body)) {
      withheld += 1
      outgoing.writeHead(204).end()
      return
    }
    const isSignedOut =
      path.startsWith('/dashboard') && !SESSION.test(incoming.headers.cookie ?? '')
    const headers: IncomingMessage['headers'] = {
      ...incoming.headers,
      ...byTls,
      origin: method === 'GET' ? undefined : `https://${incoming.headers.host}`,
      cookie: isSignedOut ? cookie : forged(incoming.headers.cookie, path),
    }
    // The path as it came: an URL's parser would tidy up what an attacker climbs with.
    const forward = request(target, { method, path: asciiPath(url), headers: defined(headers) })
    forward.once('response', (response) => {
      const status = response.statusCode ?? 0
      answer(status)
      if (isSignedOut && response.headers.location?.startsWith('/auth')) entry.signedOut += 1
      outgoing.writeHead(status, response.rawHeaders)
      response.pipe(outgoing)
      response.once('error', () => outgoing.destroy())
    })
    forward.once('error', () => {
      answer(0)
      outgoing.destroy()
    })
    forward.end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get requests() {
      return [...counted.values()]
    },
    get withheld() {
      return withheld
    },
    setPhase: (next) => {
      phase = next
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function endsTheAttack(path: string, body: Buffer): boolean {
  if (path === '/dashboard/sign-out' || path === '/dashboard/sign-out.data') return true
  return /^\/dashboard(\.data)?$/.test(path) && /(^|&)intent=remove-demo(&|$)/.test(String(body))
}

/** Only a session that the attacker invented passes; elsewhere it is a visitor without one. */
function forged(cookie: string | undefined, path: string): string | undefined {
  return path.startsWith('/dashboard') && SESSION.test(cookie ?? '') ? cookie : undefined
}

const isUsual = (method: string) => method === 'GET' || method === 'POST'

function routeOf(path: string, pages: Set<string>): string {
  if (pages.has(path) && path !== '/auth') return 'pre-rendered pages'
  if (CAMPAIGN.test(path)) return '/dashboard/campaigns/:id'
  const isListed =
    /^\/(auth|contato|home1\/contato|dashboard(\/(campaigns|export\.csv|settings|settings\/export|accessibility|accessibility\/save|support|sign-out))?|functions\/v1\/[\w-]+)$/
  if (isListed.test(path)) return path
  return /^\/(assets|generated)\//.test(path) ? 'files' : 'other addresses'
}

function readParameters({ url = '', headers }: IncomingMessage, body: Buffer): [string, string][] {
  const query = [...new URLSearchParams(url.split('?').slice(1).join('?'))]
  const type = headers['content-type'] ?? ''
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return [...query, ...new URLSearchParams(String(body))]
  }
  if (type.startsWith('application/json')) return [...query, ...readJson(String(body))]
  return body.length ? [...query, ['(body)', String(body)]] : query
}

/** Parts of an address and cookies that an attacker makes up. */
function otherInputs({ url = '', headers }: IncomingMessage): [string, string][] {
  const path = url.split('?')[0] as string
  const inputs: [string, string][] = []
  if (CAMPAIGN.test(path)) inputs.push(['(path)', path])
  if (SESSION.test(headers.cookie ?? '')) inputs.push(['(session cookie)', headers.cookie ?? ''])
  return inputs
}

function readJson(text: string): [string, string][] {
  try {
    return Object.entries(JSON.parse(text)).map(([name, value]) => [name, String(value)])
  } catch {
    return [['(unreadable JSON)', text]]
  }
}

/** Attackers send bytes that Node's client refuses to write into a request line. */
function asciiPath(url: string): string {
  return url.replace(/[^\x21-\x7e]/g, (character) => encodeURIComponent(character))
}

function defined(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))
}
