import { brand } from '#content/brand.ts'
import type { Env } from '#server/env/env.ts'

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * Base URL of links in mails. The Host header is trusted on a local start only: elsewhere an
 * attacker could make our mails link to their host.
 */
export function mailOrigin(env: Pick<Env, 'PUBLIC_URL' | 'PORT'>, request: Request): string {
  const { hostname, origin } = new URL(request.url)
  if (!env.PUBLIC_URL && loopback.test(hostname)) return origin
  return siteOrigin(env)
}

/** The same without a request. */
export function siteOrigin(env: Pick<Env, 'PUBLIC_URL' | 'PORT'>): string {
  if (env.PUBLIC_URL) return env.PUBLIC_URL
  return brand.sample ? `http://localhost:${env.PORT}` : new URL(brand.url).origin
}

/** Whether the site runs on this machine only. */
export const isLocalTrial = ({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>) =>
  !PUBLIC_URL || loopback.test(new URL(PUBLIC_URL).hostname)
