import { z } from 'zod'
import type { Platform } from '#features/figures/server/figures.server.ts'
import type { Env } from '#server/env.ts'
import { asFailure, PlatformFailure, type Timeouts } from './fetch-platform.ts'
import { googleApi } from './google/google-api.ts'
import { googleSecret } from './google/tokens.ts'
import { metaApi } from './meta/meta-api.ts'
import type { PlatformApi } from './platform-api.ts'
import { CannotOpen, type KeyRing } from './secrets.ts'

const metaSecret = z.object({ token: z.string().min(1) })

export type Sealed = { id: string; platform: Platform; secret: string }

/** Waits for as long as asked, or until the work is called off. */
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

/** Whatever of an answer does not fit its schema fails as the platform's, for whoever asked. */
function checked(api: PlatformApi): PlatformApi {
  const check =
    <Given extends unknown[], Result>(ask: (...given: Given) => Promise<Result>) =>
    (...given: Given) =>
      ask(...given).catch((error) => {
        throw asFailure(api.platform, error)
      })
  return {
    ...api,
    listAccounts: check(api.listAccounts),
    readExpiry: check(api.readExpiry),
    readWindow: check(api.readWindow),
    readTotals: check(api.readTotals),
  }
}

export function openWith(
  env: Env,
  platform: Platform,
  secret: unknown,
  options: { signal?: AbortSignal; timeouts?: Timeouts } = {},
): PlatformApi {
  const { signal, timeouts: own = timeouts } = options
  return checked(
    platform === 'meta'
      ? metaApi(env, metaSecret.parse(secret).token, own, signal)
      : googleApi(env, googleSecret.parse(secret), own, signal),
  )
}

/** The platform, as a stored credential reaches it. */
export function openPlatform(
  { env, keys }: { env: Env; keys: KeyRing },
  { id, platform, secret }: Sealed,
  options?: { signal?: AbortSignal; timeouts?: Timeouts },
): PlatformApi {
  try {
    return openWith(env, platform, JSON.parse(keys.unseal(id, secret)), options)
  } catch (error) {
    // Whatever is wrong with it, its text is not for logs.
    if (!(error instanceof CannotOpen) && !(error instanceof z.ZodError)) throw error
    throw new PlatformFailure(platform, 'reconnect', 'sealed with another key')
  }
}
