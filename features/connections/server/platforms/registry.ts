import type { CredentialName } from '#features/connections/rules/credential-names.ts'
import type { Platform } from '#features/figures/server/figures.server.ts'
import { businessProfile } from './business-profile/business-profile.ts'
import { facebook } from './facebook/facebook.ts'
import { ga4 } from './ga4/ga4.ts'
import { googleAds } from './google-ads/google-ads.ts'
import { instagram } from './instagram/instagram.ts'
import { linkedinAds } from './linkedin-ads/linkedin-ads.ts'
import { metaAds } from './meta-ads/meta-ads.ts'
import type { AdPlatform, Channel, PlatformDefinition } from './platform.ts'
import { searchConsole } from './search-console/search-console.ts'
import { tiktokAds } from './tiktok-ads/tiktok-ads.ts'

/** Every platform that is asked for figures: a folder beside this file, and a line here. */
const platforms: PlatformDefinition[] = [
  metaAds,
  googleAds,
  ga4,
  searchConsole,
  businessProfile,
  instagram,
  facebook,
  tiktokAds,
  linkedinAds,
]

/** Ads by the name their campaigns have in the figures. */
export function adPlatform(key: Platform | CredentialName): AdPlatform {
  const platform = platforms.find((each) => each.kind === 'ads' && each.key === key)
  if (platform?.kind !== 'ads') throw new Error(`no reader for ${key}`)
  return platform
}

/** Whether a credential may open ads that fill the figures of campaigns. */
export const opensAds = (credential: CredentialName): boolean =>
  platforms.some((each) => each.kind === 'ads' && each.credential === credential)

export const channels: Channel[] = platforms.filter((each) => each.kind === 'channel')

/** Undefined for a channel of another build. */
export const findChannel = (key: string): Channel | undefined =>
  channels.find((each) => each.key === key)

/** What each channel is called on a client's screens, by its key. */
export const channelTitles = (): Record<string, string> =>
  Object.fromEntries(channels.map(({ key, title }) => [key, title]))

/** What one credential may open. */
export const platformsOf = (credential: CredentialName): PlatformDefinition[] =>
  platforms.filter((each) => each.credential === credential)
