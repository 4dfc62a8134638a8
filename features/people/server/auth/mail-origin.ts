import { brand } from '#content/brand.ts'
import type { Env } from '#server/env.ts'

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * Where links in mails lead. The Host header is written by whoever sends the request: believed
 * anywhere else, it would let a stranger have our mails point to a host of theirs.
 */
export function mailOrigin(env: Pick<Env, 'PUBLIC_URL' | 'PORT'>, request: Request): string {
  const { hostname, origin } = new URL(request.url)
  if (!env.PUBLIC_URL && loopback.test(hostname)) return origin
  return siteOrigin(env)
}

/** The same where nobody asked by a request. */
export function siteOrigin(env: Pick<Env, 'PUBLIC_URL' | 'PORT'>): string {
  if (env.PUBLIC_URL) return env.PUBLIC_URL
  return brand.sample ? `http://localhost:${env.PORT}` : new URL(brand.url).origin
}

/** Whether the site is tried on this machine only. */
export const isLocalTrial = ({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>) =>
  !PUBLIC_URL || loopback.test(new URL(PUBLIC_URL).hostname)
