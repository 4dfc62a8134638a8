import type { Health } from '#features/connections/rules/channel-health.ts'
import { addDays, type Day } from '#features/shared/rules/days.ts'
import { WARNED_DAYS } from '../connection-states.ts'
import { QUOTA_CODES } from '../credentials/google-rest.ts'
import { type ConnectionState, UNREADABLE } from '../fetch-platform.ts'
import { isMetaQuota } from '../platforms/meta-ads/meta-client.ts'
import type { Channel } from '../platforms/platform.ts'
import { findChannel } from '../platforms/registry.ts'
import { TIKTOK_QUOTA_CODES } from '../platforms/tiktok-ads/tiktok-ads-api.ts'
import { yesterdayIn } from '../sync/windows.ts'

type Standing = {
  channel: string
  state: ConnectionState
  problem: string | null
  zone: string
  coveredUntil: Day | null
  /** Whether a credential reaches it. */
  connected: boolean
  /** When its credential ends, if known. */
  expiresAt: string | null
}

/** Key of publications that cannot be read, beside those of metrics. */
export const LOST_POSTS = 'posts'

const isQuota = (problem: string) =>
  [...QUOTA_CODES, ...TIKTOK_QUOTA_CODES].includes(problem) || isMetaQuota(problem)

/** What the platform no longer answers, by its name on screens, with the first day without. */
export function lostNames(channel: Channel, lost: Record<string, Day>) {
  return Object.entries(lost).map(([key, since]) => {
    const [metric = '', dimension] = key.split('@')
    const name =
      metric === LOST_POSTS
        ? (channel.posts?.[0]?.title ?? metric)
        : (channel.metrics.find((each) => each.key === metric)?.name ?? metric)
    const table = channel.tables.find((each) => each.dimension === dimension)
    return { name: table ? `${name} em “${table.title}”` : name, since }
  })
}

const DAY_MS = 86_400_000
/** A night that failed is made up for by the next. */
const SPARE_DAYS = 1

/** The last day that should be there by now. */
function expectedDay({ channel, zone }: Standing, now: Date): Day {
  const delay = (findChannel(channel)?.delayDays ?? 0) + SPARE_DAYS
  return addDays(yesterdayIn(zone, now), -delay)
}

export function healthOf(standing: Standing, now: Date): Health {
  const { state, problem, coveredUntil, connected, expiresAt } = standing
  if (!connected) return 'disconnected'
  if (state === 'reconnect') return 'expired'
  if (state === 'no-permission') return 'no-permission'
  if (state === 'set-up') return problem?.split(' ')[0] === UNREADABLE ? 'unreadable' : 'set-up'
  if (state === 'waiting' && isQuota(problem ?? '')) return 'no-quota'
  if (!coveredUntil) return state === 'waiting' ? 'late' : 'coming'
  if (coveredUntil < expectedDay(standing, now)) return 'late'
  if (expiresAt && Date.parse(expiresAt) - now.getTime() < WARNED_DAYS * DAY_MS) return 'ending'
  return 'current'
}
