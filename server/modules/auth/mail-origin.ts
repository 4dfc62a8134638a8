import { brand } from '#content/brand.ts'
import type { Env } from '#server/env.ts'

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * Where links in mails lead. The Host header is written by whoever sends the request: believed
 * anywhere else, it would let a stranger have our mails point to a host of theirs.
 */
export function mailOrigin(env: Pick<Env, 'PUBLIC_URL' | 'PORT'>, request: Request): string {
  if (env.PUBLIC_URL) return env.PUBLIC_URL
  const { hostname, origin } = new URL(request.url)
  if (loopback.test(hostname)) return origin
  return brand.sample ? `http://localhost:${env.PORT}` : new URL(brand.url).origin
}
