import type { Env } from '../../env/env.ts'
import { foreignOrigin } from '../../failures/errors.ts'

const everywhere: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // What a visitor would mind; no script but our own runs. Each byte here counts on every page.
  'Permissions-Policy':
    'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
}

/** Headers of every response. HSTS only over TLS. `framed`: our own pages may frame it. */
export function securityHeaders(
  policy: string,
  secure: boolean,
  framed = false,
): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    ...everywhere,
    ...(framed ? { 'X-Frame-Options': 'SAMEORIGIN' } : {}),
    ...(secure ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  }
}

/** Third-party hosts, only where configured. */
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
  /** Whether our pages may frame it. */
  framed?: boolean
  /**
   * Vite's client adds style elements and a socket. Browsers hide nonces from scripts, which
   * React's development build would report, so inline scripts are allowed.
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
    // Pages of the build have none; the desk has one for its notifications.
    ['worker-src', policy.nonce || development ? "'self'" : "'none'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', policy.framed ? "'self'" : "'none'"],
    // The classic home frames the booking page.
    ['frame-src', "'self'", ...thirdParties.frames],
  ]
  // The desk plays what people sent by WhatsApp; pages of the build have none.
  if (policy.nonce || development) directives.push(['media-src', "'self'"])
  if (policy.secure) directives.push(['upgrade-insecure-requests'])
  return directives.map((directive) => directive.join(' ')).join('; ')
}

/** For responses that are no documents. */
export const RESOURCE_POLICY = "default-src 'none'; frame-ancestors 'none'"

const reading = new Set(['GET', 'HEAD'])

/** Compares hosts, since a proxy may end TLS; if it changed the host, PUBLIC_URL decides. */
function isSameSite(origin: string, host: string | null, publicUrl: string | undefined): boolean {
  if (origin === publicUrl) return true
  return Boolean(host) && URL.canParse(origin) && new URL(origin).host === host
}

/**
 * For public endpoints: refuses requests from pages of other sites. Programs send neither header
 * and pass.
 */
export function refuseForeignOrigin(headers: Headers, publicUrl: string | undefined): void {
  const site = headers.get('Sec-Fetch-Site')
  if (site === 'same-origin') return
  if (site && site !== 'none') throw foreignOrigin()
  const origin = headers.get('Origin')
  if (origin && !isSameSite(origin, headers.get('Host'), publicUrl)) throw foreignOrigin()
}

/**
 * The request with the visitor's origin. Where a proxy ended TLS or changed the host, React Router
 * would otherwise refuse the form.
 */
export function asAddressed(request: Request, publicUrl: string | undefined): Request {
  const { pathname, search, host, origin: reached } = new URL(request.url)
  const origin = request.headers.get('Origin')
  if (!origin || origin === reached || !isSameSite(origin, host, publicUrl)) return request
  const { method, headers, body, signal } = request
  const address = new URL(pathname + search, origin)
  return new Request(address, { method, headers, body, signal, duplex: 'half' } as RequestInit)
}

/** For actions of signed-in users: browsers send Origin with every changing request. */
export function requireSameOrigin(request: Request, publicUrl?: string): void {
  if (reading.has(request.method)) return
  const origin = request.headers.get('Origin')
  if (!origin || !isSameSite(origin, new URL(request.url).host, publicUrl)) throw foreignOrigin()
}
