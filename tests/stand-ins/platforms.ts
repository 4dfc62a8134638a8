import { parseEnv } from '#server/env.ts'
import { GoogleStandIn } from './google-stand-in.ts'
import { HttpStandIn } from './http-stand-in.ts'
import { MetaStandIn } from './meta-stand-in.ts'

/** Environment that points a server to the stand-ins. */
export function settingsFor(
  address: string,
  meta = new MetaStandIn(),
  google = new GoogleStandIn(),
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
  }
}

export const servicesOf = (meta: MetaStandIn, google: GoogleStandIn) => ({
  '/graph': meta.graph,
  '/facebook': meta.dialog,
  '/ads': google.ads,
  '/oauth': google.tokens,
  '/accounts': google.signIn,
})

/** Both platforms behind one port, with the settings that point there. */
export async function startPlatforms(port?: number) {
  const meta = new MetaStandIn()
  const google = new GoogleStandIn()
  const server = new HttpStandIn(servicesOf(meta, google))
  const address = await server.start(port)
  const settings = settingsFor(address, meta, google)
  return {
    meta,
    google,
    settings,
    env: parseEnv(settings),
    addresses: server.addresses,
    stop: () => server.stop(),
  }
}
