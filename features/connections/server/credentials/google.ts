import { PlatformFailure } from '../fetch-platform.ts'
import type { Credential } from './credential.ts'
import { fetchToken, serviceAccount } from './google-tokens.ts'

/** One sign-in or service account opens every Google platform it has the permission for. */
export const googleCredential: Credential = {
  name: 'google',
  label: 'Entrada pelo Google',
  canSignIn: (env) => Boolean(env.GOOGLE_ADS_CLIENT_ID && env.GOOGLE_ADS_CLIENT_SECRET),
  dialog: (env, common, { scopes, challenge }) => {
    const url = new URL(`${env.GOOGLE_SIGN_IN_URL}/o/oauth2/v2/auth`)
    url.search = String(
      new URLSearchParams({
        ...common,
        client_id: env.GOOGLE_ADS_CLIENT_ID ?? '',
        scope: scopes.join(' '),
        access_type: 'offline',
        prompt: 'consent',
        code_challenge: challenge,
        code_challenge_method: 'S256',
      }),
    )
    return url.href
  },
  exchange: async (env, { code, redirectUri, verifier }) => {
    const { refresh_token, scope } = await fetchToken(env, {
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      client_id: env.GOOGLE_ADS_CLIENT_ID ?? '',
      client_secret: env.GOOGLE_ADS_CLIENT_SECRET ?? '',
      code_verifier: verifier,
    })
    if (!refresh_token) throw new PlatformFailure('google', 'set-up', 'no refresh token')
    return {
      secret: { refreshToken: refresh_token },
      expiresAt: null,
      scopes: scope?.split(' ') ?? null,
    }
  },
  parse: (text) => {
    try {
      const file = serviceAccount.safeParse(JSON.parse(text)).data
      return file && { kind: 'service-account', secret: { serviceAccount: file } }
    } catch {
      return undefined
    }
  },
}
