import { lookup as resolveHost } from 'node:dns'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Why an address that somebody typed was not read; a code of ours, never the other server's words. */
export type FetchProblem = 'address' | 'private' | 'network' | 'timeout' | 'redirects' | 'too-large'

export class FetchFailure extends Error {
  readonly problem: FetchProblem

  constructor(problem: FetchProblem) {
    super(`not read: ${problem}`)
    this.name = 'FetchFailure'
    this.problem = problem
  }
}

type Options = {
  headers?: Record<string, string>
  /** Bytes of the body. */
  most: number
  milliseconds: number
  /** Sent as a POST, whose redirects are not followed. */
  post?: Buffer
  /** Plain http to this machine, for tests. */
  loopback?: boolean
}

export type Fetched = { status: number; headers: IncomingMessage['headers']; body: string }

const REDIRECTS = 3

/** Checked while connecting, so that a name cannot lead elsewhere afterwards. */
const publicLookup: LookupFunction = (host, options, done) => {
  resolveHost(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 4)
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
      return done(new FetchFailure('private'), '', 4)
    }
    if (options.all) return done(null, addresses)
    return done(null, first.address, first.family)
  })
}

const isLoopback = ({ hostname }: URL) => hostname === '127.0.0.1' || hostname === '[::1]'

function checkAddress(url: URL, loopback: boolean): void {
  if (loopback && isLoopback(url)) return
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (url.protocol !== 'https:' || url.username || url.password) throw new FetchFailure('address')
  if (isIP(host) && !isPublicAddress(host)) throw new FetchFailure('private')
}

function send(url: URL, options: Options, signal: AbortSignal): Promise<IncomingMessage> {
  const open = url.protocol === 'https:' ? request : requestPlain
  const lookup = options.loopback && isLoopback(url) ? undefined : publicLookup
  return new Promise((resolve, reject) => {
    const { headers, post } = options
    const method = post ? 'POST' : 'GET'
    const outgoing = open(url, { method, headers, lookup, signal, agent: false })
    outgoing.on('response', resolve)
    outgoing.on('error', reject)
    // With a known length, so that the body is not sent in chunks.
    if (post) outgoing.setHeader('Content-Length', post.length)
    outgoing.end(post)
  })
}

async function readText(answer: IncomingMessage, most: number): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer) {
    size += (part as Buffer).length
    if (size > most) {
      answer.destroy()
      throw new FetchFailure('too-large')
    }
    parts.push(part as Buffer)
  }
  return Buffer.concat(parts).toString('utf8')
}

/**
 * Reads an https address that a person typed, or posts to one that a browser handed over. Addresses
 * of this machine and its network are refused, those a redirect leads to included.
 */
export async function fetchPublic(address: string, options: Options): Promise<Fetched> {
  const signal = AbortSignal.timeout(options.milliseconds)
  let url = URL.parse(address)
  try {
    for (let step = 0; step <= REDIRECTS && url; step += 1) {
      checkAddress(url, options.loopback ?? false)
      const answer = await send(url, options, signal)
      const { statusCode: status = 0, headers } = answer
      const isRedirect = status >= 300 && status < 400 && status !== 304 && !options.post
      if (!isRedirect || !headers.location) {
        return { status, headers, body: await readText(answer, options.most) }
      }
      answer.destroy()
      url = URL.parse(headers.location, url)
    }
  } catch (error) {
    if (error instanceof FetchFailure) throw error
    throw new FetchFailure(signal.aborted ? 'timeout' : 'network')
  }
  throw new FetchFailure(url ? 'redirects' : 'address')
}
