import { BusinessProfileStandIn } from '#features/connections/server/platforms/business-profile/stand-in.ts'
import { FacebookStandIn } from '#features/connections/server/platforms/facebook/stand-in.ts'
import { Ga4StandIn } from '#features/connections/server/platforms/ga4/stand-in.ts'
import { GoogleStandIn } from '#features/connections/server/platforms/google-ads/stand-in.ts'
import { InstagramStandIn } from '#features/connections/server/platforms/instagram/stand-in.ts'
import { LinkedinStandIn } from '#features/connections/server/platforms/linkedin-ads/stand-in.ts'
import { MetaStandIn } from '#features/connections/server/platforms/meta-ads/stand-in.ts'
import { SearchConsoleStandIn } from '#features/connections/server/platforms/search-console/stand-in.ts'
import { TiktokStandIn } from '#features/connections/server/platforms/tiktok-ads/stand-in.ts'
import { parseEnv } from '#server/env/env.ts'
import { HttpStandIn, type StandInRequest } from './http-stand-in.ts'
import { WhatsAppStandIn } from './whatsapp.ts'

/** Environment that points a server to the stand-ins. */
export function settingsFor(
  address: string,
  meta = new MetaStandIn(),
  google = new GoogleStandIn(),
  tiktok = new TiktokStandIn(),
) {
  return {
    META_GRAPH_URL: `${address}/graph`,
    META_DIALOG_URL: `${address}/facebook`,
    META_APP_ID: meta.appId,
    META_APP_SECRET: meta.appSecret,
    GOOGLE_ADS_URL: `${address}/ads`,
    GOOGLE_OAUTH_URL: `${address}/oauth`,
    GOOGLE_SIGN_IN_URL: `${address}/accounts`,
    GOOGLE_ADS_CLIENT_ID: google.clientId,
    GOOGLE_ADS_CLIENT_SECRET: google.clientSecret,
    GOOGLE_ANALYTICS_DATA_URL: `${address}/analytics-data`,
    GOOGLE_ANALYTICS_ADMIN_URL: `${address}/analytics-admin`,
    GOOGLE_SEARCH_CONSOLE_URL: `${address}/search-console`,
    GOOGLE_BUSINESS_ACCOUNTS_URL: `${address}/business-accounts`,
    GOOGLE_BUSINESS_INFORMATION_URL: `${address}/business-information`,
    GOOGLE_BUSINESS_PERFORMANCE_URL: `${address}/business-performance`,
    TIKTOK_API_URL: `${address}/tiktok`,
    TIKTOK_APP_ID: tiktok.appId,
    TIKTOK_APP_SECRET: tiktok.appSecret,
    LINKEDIN_API_URL: `${address}/linkedin`,
  }
}

/** All stand-ins; the channels of Google share its tokens, those of Meta its address too. */
export function platformStandIns() {
  const google = new GoogleStandIn()
  const meta = new MetaStandIn()
  return {
    meta,
    instagram: new InstagramStandIn(meta),
    facebook: new FacebookStandIn(meta),
    google,
    tiktok: new TiktokStandIn(),
    linkedin: new LinkedinStandIn(),
    ga4: new Ga4StandIn(google),
    searchConsole: new SearchConsoleStandIn(google),
    businessProfile: new BusinessProfileStandIn(google),
    whatsapp: new WhatsAppStandIn(),
  }
}

export const servicesOf = ({
  meta,
  google,
  ga4,
  searchConsole,
  businessProfile,
  whatsapp,
  tiktok,
  linkedin,
}: ReturnType<typeof platformStandIns>) => ({
  // Ads and WhatsApp are one API.
  '/graph': (request: StandInRequest) =>
    whatsapp.has(request) ? whatsapp.graph(request) : meta.graph(request),
  '/facebook': meta.dialog,
  '/ads': google.ads,
  '/oauth': google.tokens,
  '/accounts': google.signIn,
  '/analytics-data': ga4.data,
  '/analytics-admin': ga4.admin,
  '/search-console': searchConsole.api,
  '/business-accounts': businessProfile.accounts,
  '/business-information': businessProfile.information,
  '/business-performance': businessProfile.performance,
  '/tiktok': tiktok.api,
  '/linkedin': linkedin.api,
})

/** All platforms behind one port, with the settings that point there. */
export async function startPlatforms(port?: number) {
  const standIns = platformStandIns()
  const server = new HttpStandIn(servicesOf(standIns))
  const address = await server.start(port)
  const settings = settingsFor(address, standIns.meta, standIns.google)
  return {
    ...standIns,
    settings,
    env: parseEnv(settings),
    addresses: server.addresses,
    stop: () => server.stop(),
  }
}
