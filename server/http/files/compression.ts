import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
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

const compress = promisify(brotliCompress)
/** About as fast as gzip and 5% smaller. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }

/** Compresses pages rendered on request like those of the build. */
export const brotliPages: MiddlewareHandler = async (c, next) => {
  await next()
  const { status, headers } = c.res
  const isPage = headers.get('Content-Type')?.startsWith('text/html')
  const [best] = rememberedEncodings(c.req.header('Accept-Encoding'))
  if (!isPage || best !== 'br' || c.req.method === 'HEAD') return
  const body = await compress(await c.res.arrayBuffer(), { params })
  c.res = new Response(new Uint8Array(body), { status, headers })
  c.res.headers.set('Content-Encoding', 'br')
  c.res.headers.append('Vary', 'Accept-Encoding')
}
