import { foreignOrigin } from '#server/errors.ts'

const reading = new Set(['GET', 'HEAD'])

/** The host is compared, as a proxy may have ended TLS; where it changed the host, PUBLIC_URL decides. */
function isOwn(origin: string, host: string | null, publicUrl: string | undefined): boolean {
  if (origin === publicUrl) return true
  return Boolean(host) && URL.canParse(origin) && new URL(origin).host === host
}

/**
 * For endpoints open to anybody: refuses what a page of another site made a browser send. Programs
 * send neither header and pass; forms without JavaScript send both.
 */
export function refuseForeignOrigin(headers: Headers, publicUrl: string | undefined): void {
  const site = headers.get('Sec-Fetch-Site')
  if (site === 'same-origin') return
  if (site && site !== 'none') throw foreignOrigin()
  const origin = headers.get('Origin')
  if (origin && !isOwn(origin, headers.get('Host'), publicUrl)) throw foreignOrigin()
}

/**
 * The request as its visitor addressed it. Where a proxy ended TLS or changed the host, the address
 * that reached us differs from the form's own origin, and React Router would refuse the form.
 */
export function asAddressed(request: Request, publicUrl: string | undefined): Request {
  const { pathname, search, host, origin: reached } = new URL(request.url)
  const origin = request.headers.get('Origin')
  if (!origin || origin === reached || !isOwn(origin, host, publicUrl)) return request
  const { method, headers, body, signal } = request
  const address = new URL(pathname + search, origin)
  return new Request(address, { method, headers, body, signal, duplex: 'half' } as RequestInit)
}

/** For what is done in a client's name: browsers write Origin on every request that changes something. */
export function requireSameOrigin(request: Request, publicUrl?: string): void {
  if (reading.has(request.method)) return
  const origin = request.headers.get('Origin')
  if (!origin || !isOwn(origin, new URL(request.url).host, publicUrl)) throw foreignOrigin()
}
