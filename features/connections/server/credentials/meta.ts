import { z } from 'zod'
import { timeouts } from '../fetch-platform.ts'
import { metaClient } from '../platforms/meta-ads/meta-client.ts'
import type { Credential } from './credential.ts'

const permissions = z.object({
  data: z.array(z.object({ permission: z.string(), status: z.string() })),
})
const token = z.object({ access_token: z.string(), expires_in: z.number().optional() })

export const metaCredential: Credential = {
  name: 'meta',
  label: 'Entrada pela Meta',
  canSignIn: (env) => Boolean(env.META_APP_ID && env.META_APP_SECRET),
  dialog: (env, common, { scopes }) => {
    const url = new URL(`${env.META_DIALOG_URL}/${env.META_API_VERSION}/dialog/oauth`)
    const scope = scopes.join(',')
    url.search = String(new URLSearchParams({ ...common, client_id: env.META_APP_ID ?? '', scope }))
    return url.href
  },
  exchange: async (env, { code, redirectUri }) => {
    const client = metaClient(env, '', timeouts)
    const app = { client_id: env.META_APP_ID ?? '', client_secret: env.META_APP_SECRET ?? '' }
    const path = 'oauth/access_token'
    const first = token.parse(await client.post(path, { ...app, redirect_uri: redirectUri, code }))
    const grant = { grant_type: 'fb_exchange_token', fb_exchange_token: first.access_token }
    const long = token.parse(await client.post(path, { ...app, ...grant }))
    const ends = long.expires_in ? new Date(Date.now() + long.expires_in * 1000) : null
    // A person may leave some of what was asked for out.
    const permissionList = permissions.parse(
      await metaClient(env, long.access_token, timeouts).get('me/permissions', {}),
    )
    const scopes = permissionList.data.flatMap(({ permission, status }) =>
      status === 'granted' ? [permission] : [],
    )
    return { secret: { token: long.access_token }, expiresAt: ends, scopes }
  },
  parse: (text, expiresAt) => ({ kind: 'token', secret: { token: text }, expiresAt }),
}
