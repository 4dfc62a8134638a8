import type { Env } from '#server/env.ts'

/** Wherever the site is served over https, unless STAFF_TWO_FACTOR says otherwise. */
export function isTwoFactorRequired(
  env: Pick<Env, 'STAFF_TWO_FACTOR' | 'PUBLIC_URL'>,
  secure: boolean,
): boolean {
  if (env.STAFF_TWO_FACTOR) return env.STAFF_TWO_FACTOR === 'required'
  return secure || Boolean(env.PUBLIC_URL?.startsWith('https:'))
}
