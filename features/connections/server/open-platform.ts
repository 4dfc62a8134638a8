import { z } from 'zod'
import type { Platform } from '#features/figures/server/figures.server.ts'
import type { Env } from '#server/env.ts'
import { CannotOpen, type KeyRing } from '#server/sealing.ts'
import { asFailure, PlatformFailure, type Timeouts } from './fetch-platform.ts'
import { googleApi } from './google/google-api.ts'
import { googleSecret } from './google/tokens.ts'
import { metaApi } from './meta/meta-api.ts'
import type { PlatformApi } from './platform-api.ts'

const metaSecret = z.object({ token: z.string().min(1) })

export type Sealed = { id: string; platform: Platform; secret: string }

/** Sleeps until the time has passed or the work is aborted. */
export const timeouts: Timeouts = {
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, ms)
      signal?.addEventListener('abort', () => {
        clearTimeout(timer)
        reject(signal.reason)
      })
    }),
}

/** Turns schema errors into platform failures. */
function checked(api: PlatformApi): PlatformApi {
  const check =
    <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    (...args: Args) =>
      call(...args).catch((error) => {
        throw asFailure(api.platform, error)
      })
  return {
    ...api,
    listAccounts: check(api.listAccounts),
    readExpiry: check(api.readExpiry),
    readWindow: check(api.readWindow),
    readAds: check(api.readAds),
    findThumbnails: check(api.findThumbnails),
    readTotals: check(api.readTotals),
  }
}

export function openWith(
  env: Env,
  platform: Platform,
  secret: unknown,
  options: { signal?: AbortSignal; timeouts?: Timeouts } = {},
): PlatformApi {
  const { signal, timeouts: used = timeouts } = options
  return checked(
    platform === 'meta'
      ? metaApi(env, metaSecret.parse(secret).token, used, signal)
      : googleApi(env, googleSecret.parse(secret), used, signal),
  )
}

/** The platform's API with a stored credential. */
export function openPlatform(
  { env, keys }: { env: Env; keys: KeyRing },
  { id, platform, secret }: Sealed,
  options?: { signal?: AbortSignal; timeouts?: Timeouts },
): PlatformApi {
  try {
    return openWith(env, platform, JSON.parse(keys.unseal(id, secret)), options)
  } catch (error) {
    // The error's text may contain the secret and must not be logged.
    if (!(error instanceof CannotOpen) && !(error instanceof z.ZodError)) throw error
    throw new PlatformFailure(platform, 'reconnect', 'sealed with another key')
  }
}
