import type { Env } from '../env.ts'
import { foreignOrigin } from '../errors.ts'

const everywhere: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
}

/** What every answer carries, whatever made it. HSTS only counts, and is only true, over TLS. */
export function securityHeaders(policy: string, secure: boolean): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    ...everywhere,
    ...(secure ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  }
}

/** Hosts of others, listed only where the operator configured the service. */
export type ThirdParties = {
  scripts: string[]
  connections: string[]
  images: string[]
  frames: string[]
}

type Policy = {
  /** Hashes of the inline scripts and styles of a pre-rendered page. */
  scripts?: string[]
  styles?: string[]
  /** For pages rendered on request. */
  nonce?: string
  secure: boolean
  thirdParties: ThirdParties
  /** Whether pages of ours may show it in a frame. */
  framed?: boolean
  /**
   * Vite's client adds style elements and keeps a socket open. Browsers hide nonces from scripts,
   * which React's development build would report as a difference, so inline scripts are allowed.
   */
  development?: boolean
}

export function thirdPartiesFrom(
  env: Pick<
    Env,
    | 'SCHEDULING_WIDGET_URL'
    | 'META_PIXEL_ID'
    | 'META_PIXEL_SCRIPT_URL'
    | 'GA_MEASUREMENT_ID'
    | 'GA_SCRIPT_URL'
  >,
): ThirdParties {
  const sources: ThirdParties = { scripts: [], connections: [], images: [], frames: [] }
  if (env.SCHEDULING_WIDGET_URL) {
    const { origin } = new URL(env.SCHEDULING_WIDGET_URL)
    sources.scripts.push(origin)
    sources.frames.push(origin)
  }
  if (env.META_PIXEL_ID) {
    const { origin } = new URL(env.META_PIXEL_SCRIPT_URL)
    const hosts = [origin, 'https://www.facebook.com']
    sources.scripts.push(origin)
    sources.connections.push(...hosts)
    sources.images.push(...hosts)
  }
  if (env.GA_MEASUREMENT_ID) {
    const { origin } = new URL(env.GA_SCRIPT_URL)
    const hosts = [origin, 'https://*.google-analytics.com', 'https://*.googletagmanager.com']
    sources.scripts.push(origin)
    sources.connections.push('https://*.analytics.google.com', ...hosts)
    sources.images.push(...hosts)
  }
  return sources
}

function quote(sources: string[] = []): string[] {
  return sources.map((source) => `'${source}'`)
}

export function contentSecurityPolicy(policy: Policy): string {
  const { thirdParties, development } = policy
  const nonce = policy.nonce ? [`'nonce-${policy.nonce}'`] : []
  const scripts = development ? ["'unsafe-inline'"] : [...nonce, ...quote(policy.scripts)]
  const styles = development ? ["'unsafe-inline'"] : [...nonce, ...quote(policy.styles)]
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts, ...thirdParties.scripts],
    ['style-src', "'self'", ...styles],
    ['img-src', "'self'", 'data:', ...thirdParties.images],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...(development ? ['ws:'] : []), ...thirdParties.connections],
    ['manifest-src', "'self'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['frame-ancestors', policy.framed ? "'self'" : "'none'"],
    // The classic home shows the booking page in a frame.
    ['frame-src', "'self'", ...thirdParties.frames],
  ]
  if (policy.secure) directives.push(['upgrade-insecure-requests'])
  return directives.map((directive) => directive.join(' ')).join('; ')
}

/** For answers that are no documents: were one opened as a page, it could load nothing. */
export const RESOURCE_POLICY = "default-src 'none'; frame-ancestors 'none'"

const reading = new Set(['GET', 'HEAD'])

/** The host is compared, as a proxy may have ended TLS; where it changed the host, PUBLIC_URL decides. */
function isSameSite(origin: string, host: string | null, publicUrl: string | undefined): boolean {
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
  if (origin && !isSameSite(origin, headers.get('Host'), publicUrl)) throw foreignOrigin()
}

/**
 * The request as its visitor addressed it. Where a proxy ended TLS or changed the host, the address
 * that reached us differs from the form's own origin, and React Router would refuse the form.
 */
export function asAddressed(request: Request, publicUrl: string | undefined): Request {
  const { pathname, search, host, origin: reached } = new URL(request.url)
  const origin = request.headers.get('Origin')
  if (!origin || origin === reached || !isSameSite(origin, host, publicUrl)) return request
  const { method, headers, body, signal } = request
  const address = new URL(pathname + search, origin)
  return new Request(address, { method, headers, body, signal, duplex: 'half' } as RequestInit)
}

/** For what is done in a client's name: browsers write Origin on every request that changes something. */
export function requireSameOrigin(request: Request, publicUrl?: string): void {
  if (reading.has(request.method)) return
  const origin = request.headers.get('Origin')
  if (!origin || !isSameSite(origin, new URL(request.url).host, publicUrl)) throw foreignOrigin()
}
