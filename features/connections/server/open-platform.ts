import { z } from 'zod'
import type { CredentialName } from '#features/connections/rules/credential-names.ts'
import type { Env } from '#server/env/env.ts'
import { CannotOpen, type KeyRing } from '#server/sealing.ts'
import { asFailure, PlatformFailure, type Timeouts, timeouts } from './fetch-platform.ts'
import type { PlatformApi } from './platforms/platform-api.ts'
import { adPlatform } from './platforms/registry.ts'

export type Sealed = { id: string; platform: CredentialName; secret: string }

/** Turns schema errors into platform failures. */
function wrapErrors(api: PlatformApi): PlatformApi {
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
  platform: CredentialName,
  secret: unknown,
  options: { signal?: AbortSignal; timeouts?: Timeouts } = {},
): PlatformApi {
  const { signal, timeouts: used = timeouts } = options
  return wrapErrors(adPlatform(platform).open({ env, secret, timeouts: used, signal }))
}

/** The platform's API with a stored credential. */
export function openPlatform(
  { env, keys }: { env: Env; keys: KeyRing },
  sealed: Sealed,
  options?: { signal?: AbortSignal; timeouts?: Timeouts },
): PlatformApi {
  return unseal(keys, sealed, (secret) => openWith(env, sealed.platform, secret, options))
}

/** Opens with a stored secret; one that cannot be read asks for a new one. */
export function unseal<T>(
  keys: KeyRing,
  { id, platform, secret }: Sealed,
  open: (secret: unknown) => T,
): T {
  try {
    return open(JSON.parse(keys.unseal(id, secret)))
  } catch (error) {
    // The error's text may contain the secret and must not be logged.
    if (!(error instanceof CannotOpen) && !(error instanceof z.ZodError)) throw error
    throw new PlatformFailure(platform, 'reconnect', 'sealed with another key')
  }
}
