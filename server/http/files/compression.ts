import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'

export type Encoding = 'br' | 'gzip' | 'identity'

const PREFERENCE: Encoding[] = ['br', 'gzip', 'identity']

function parseQualities(header: string): Map<string, number> {
  const qualities = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    const quality = weight ? Number(weight.slice(2)) : 1
    if (coding) qualities.set(coding, quality >= 0 && quality <= 1 ? quality : 0)
  }
  return qualities
}

/** Acceptable encodings, best first; identity last unless ranked higher. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  if (!header) return ['identity']
  const qualities = parseQualities(header)
  const weigh = (encoding: Encoding): number => {
    const fallback = encoding === 'identity' ? 0.000_1 : 0
    return qualities.get(encoding) ?? qualities.get('*') ?? fallback
  }
  const accepted = PREFERENCE.filter((encoding) => weigh(encoding) > 0)
  return accepted.sort((a, b) => weigh(b) - weigh(a))
}

const remembered = new Map<string, Encoding[]>()

/** Cached, since browsers send few different headers. */
export function rememberedEncodings(header: string | undefined): Encoding[] {
  const key = header ?? ''
  const cached = remembered.get(key)
  if (cached) return cached
  const accepted = acceptedEncodings(header)
  if (remembered.size < 200 && key.length < 200) remembered.set(key, accepted)
  return accepted
}

/** Nearly as fast as gzip and 5% smaller. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
/** Handing as much as this to another thread takes longer than compressing it. */
const LARGEST_AT_ONCE = 100_000

const ways = {
  br: {
    atOnce: (body: Uint8Array) => brotliCompressSync(body, { params }),
    beside: (body: Uint8Array) => promisify(brotliCompress)(body, { params }),
  },
  gzip: { atOnce: gzipSync, beside: promisify<Uint8Array, Buffer<ArrayBuffer>>(gzip) },
}

/** Pages, and the data of pages, which React Router sends as a script. */
const WHOLE = /^text\/(html|x-script)/

/**
 * Compresses a page rendered on request like those of the build, or its data. Both are complete when
 * they are sent; as streams they would cost several times as much.
 */
export async function compressPage(request: Request, response: Response): Promise<Response> {
  const { status, headers } = response
  const [best] = rememberedEncodings(request.headers.get('Accept-Encoding') ?? undefined)
  const isWhole = WHOLE.test(headers.get('Content-Type') ?? '') && !headers.has('Content-Encoding')
  if (!isWhole || !response.body || !best || best === 'identity' || request.method === 'HEAD')
    return response
  const body = new Uint8Array(await response.arrayBuffer())
  const { atOnce, beside } = ways[best]
  const compressed = body.length > LARGEST_AT_ONCE ? await beside(body) : atOnce(body)
  headers.set('Content-Encoding', best)
  headers.append('Vary', 'Accept-Encoding')
  return new Response(compressed, { status, headers })
}

/** The same for all that follows. */
export const compressPages: MiddlewareHandler = async (c, next) => {
  await next()
  const answer = await compressPage(c.req.raw, c.res)
  if (answer !== c.res) c.res = answer
}
