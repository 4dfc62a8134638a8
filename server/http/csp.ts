import type { Env } from '#server/env.ts'

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
  const found: ThirdParties = { scripts: [], connections: [], images: [], frames: [] }
  if (env.SCHEDULING_WIDGET_URL) {
    const { origin } = new URL(env.SCHEDULING_WIDGET_URL)
    found.scripts.push(origin)
    found.frames.push(origin)
  }
  if (env.META_PIXEL_ID) {
    const { origin } = new URL(env.META_PIXEL_SCRIPT_URL)
    const hosts = [origin, 'https://www.facebook.com']
    found.scripts.push(origin)
    found.connections.push(...hosts)
    found.images.push(...hosts)
  }
  if (env.GA_MEASUREMENT_ID) {
    const { origin } = new URL(env.GA_SCRIPT_URL)
    const hosts = [origin, 'https://*.google-analytics.com', 'https://*.googletagmanager.com']
    found.scripts.push(origin)
    found.connections.push('https://*.analytics.google.com', ...hosts)
    found.images.push(...hosts)
  }
  return found
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
