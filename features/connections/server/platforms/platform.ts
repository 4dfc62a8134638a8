import type { CredentialName } from '#features/connections/rules/credential-names.ts'
import type { Metric } from '#features/connections/rules/metrics.ts'
import type { Env } from '#server/env/env.ts'
import type { Timeouts } from '../fetch-platform.ts'
import type { ChannelApi, PostKind } from './channel-api.ts'
import type { PlatformApi } from './platform-api.ts'

export type Access = { env: Env; secret: unknown; timeouts: Timeouts; signal?: AbortSignal }

type Common = {
  /** Shown on screens. */
  name: string
  credential: CredentialName
  /** The permissions it needs, and what they allow in plain words. */
  scopes: string[]
  scopeText: string
  metrics: Metric[]
}

/** Fills the figures of campaigns. */
export type AdPlatform = Common & {
  kind: 'ads'
  key: 'meta' | 'google'
  /** Days read again every night, and once a week. */
  window: { usual: number; wide: number }
  open: (access: Access) => PlatformApi
}

/** A table of its page: one dimension, with the metrics of its columns; the first orders it. */
type ChannelTable = {
  dimension: string
  title: string
  /** Head of the column of values. */
  column: string
  metrics: string[]
  /** The platform's own names in Portuguese. */
  names?: Record<string, string>
  /** The name of what is not listed by itself. */
  rest: string
}

/** A list of what was published, with the figures of each; the first orders it. */
type PostList = {
  kind: PostKind
  title: string
  /** Where nothing was published. */
  empty: string
  figures: { key: string; name: string }[]
}

/** What is not an ad: a site, a search, a page. Its days are stored metric by metric. */
export type Channel = Common & {
  kind: 'channel'
  key: string
  /** Its page in the client area, and what its card is called there. */
  page: string
  title: string
  /** The three figures that matter, by metric. */
  figures: [string, string, string]
  /** Figures where less is better, such as a position. */
  lower?: string[]
  tables: ChannelTable[]
  /** What is published there, with pictures. */
  posts?: PostList[]
  /** Searches split into those for the company and all others, by this metric. */
  brand?: { dimension: string; metric: string }
  /** How its figures are counted, for whoever asks. */
  notes: { title: string; text: string }[]
  /** Days read again every night. */
  window: number
  /** Days the platform usually lags behind. */
  delayDays: number
  /** What one of its accounts is. */
  accountWord: string
  open: (access: Access) => ChannelApi
}

export type PlatformDefinition = AdPlatform | Channel

/** What a credential is allowed to read: ads, or a channel by its key. */
export const readOf = (platform: PlatformDefinition): string =>
  platform.kind === 'ads' ? 'ads' : platform.key
