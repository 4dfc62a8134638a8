import { brand } from '#content/brand.ts'
import type { Env } from '#server/env/env.ts'
import type { KeyRing } from '#server/sealing.ts'
import { asFailure, PlatformFailure, type Timeouts, timeouts } from '../fetch-platform.ts'
import { type Sealed, unseal } from '../open-platform.ts'
import type { ChannelApi } from '../platforms/channel-api.ts'
import type { Channel } from '../platforms/platform.ts'

type Options = { signal?: AbortSignal; timeouts?: Timeouts }

/** A channel's API with a secret; answers that do not match their schema are failures. */
export function openChannelWith(
  env: Env,
  channel: Channel,
  secret: unknown,
  options: Options = {},
): ChannelApi {
  const api = channel.open({
    env,
    secret,
    signal: options.signal,
    timeouts: options.timeouts ?? timeouts,
  })
  const check =
    <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    (...args: Args) =>
      call(...args).catch((error) => {
        throw asFailure(channel.credential, error)
      })
  return {
    requests: api.requests,
    listAccounts: check(api.listAccounts),
    describe: check(api.describe),
    readWindow: check(api.readWindow),
    readPeriods: check(api.readPeriods),
    ...(api.readNow && { readNow: check(api.readNow) }),
    ...(api.readPosts && { readPosts: check(api.readPosts) }),
  }
}

/** The same with a stored credential. */
export const openChannel = (
  { env, keys }: { env: Env; keys: KeyRing },
  channel: Channel,
  sealed: Sealed,
  options?: Options,
): ChannelApi => unseal(keys, sealed, (secret) => openChannelWith(env, channel, secret, options))

/** A zone nobody knows would stop every calculation of days. */
export function knownZone(zone: string): string {
  try {
    new Intl.DateTimeFormat('pt-BR', { timeZone: zone })
    return zone
  } catch {
    return brand.timeZone
  }
}

/** A credential for another platform cannot open this one. */
export const wrongCredential = (channel: Channel) =>
  new PlatformFailure(channel.credential, 'set-up', 'another credential')
