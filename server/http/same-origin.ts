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

/** For what is done in a client's name: browsers write Origin on every request that changes something. */
export function requireSameOrigin(request: Request, publicUrl?: string): void {
  if (reading.has(request.method)) return
  const origin = request.headers.get('Origin')
  if (!origin || !isOwn(origin, new URL(request.url).host, publicUrl)) throw foreignOrigin()
}
