import { createSign } from 'node:crypto'
import { z } from 'zod'
import type { Env } from '#server/env/env.ts'
import { PlatformFailure, type Reaction, request } from '../fetch-platform.ts'

export type GoogleSettings = Pick<
  Env,
  | 'GOOGLE_ADS_URL'
  | 'GOOGLE_OAUTH_URL'
  | 'GOOGLE_SIGN_IN_URL'
  | 'GOOGLE_ADS_API_VERSION'
  | 'GOOGLE_ADS_CLIENT_ID'
  | 'GOOGLE_ADS_CLIENT_SECRET'
  | 'GOOGLE_ADS_DEVELOPER_TOKEN'
>

/** The required part of a service account's key file. The token endpoint is our setting. */
export const serviceAccount = z.object({
  type: z.literal('service_account'),
  client_email: z.email(),
  private_key: z.string().includes('PRIVATE KEY'),
})

export const googleSecret = z.union([
  z.object({ refreshToken: z.string().min(1) }),
  z.object({ serviceAccount }),
])
export type GoogleSecret = z.infer<typeof googleSecret>

const granted = z.object({
  access_token: z.string(),
  expires_in: z.number(),
  refresh_token: z.string().optional(),
  /** Permissions given, between spaces. */
  scope: z.string().optional(),
})
const refused = z.object({ error: z.string() })

const reactions: Record<string, Reaction> = {
  invalid_grant: 'reconnect',
  invalid_client: 'set-up',
  unauthorized_client: 'set-up',
  access_denied: 'reconnect',
}

/** Requests the token endpoint; secrets are sent in the form. */
export async function fetchToken(
  settings: GoogleSettings,
  form: Record<string, string>,
  signal?: AbortSignal,
) {
  const url = new URL(`${settings.GOOGLE_OAUTH_URL}/token`)
  const body = new URLSearchParams(form)
  const answer = await request('google', url, { method: 'POST', body }, signal)
  const token = granted.safeParse(answer.body).data
  if (answer.status === 200 && token) return token
  const code = refused.safeParse(answer.body).data?.error ?? `HTTP ${answer.status}`
  const reaction =
    reactions[code] ?? (answer.status >= 500 || answer.status === 429 ? 'retry' : 'set-up')
  throw new PlatformFailure('google', reaction, code)
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function signedClaim(
  { client_email, private_key }: z.infer<typeof serviceAccount>,
  { audience, scope }: { audience: string; scope: string },
) {
  const now = Math.floor(Date.now() / 1000)
  const head = part({ alg: 'RS256', typ: 'JWT' })
  const claim = { iss: client_email, scope, aud: audience, iat: now, exp: now + 3600 }
  const text = `${head}.${part(claim)}`
  try {
    const signature = createSign('RSA-SHA256').update(text).sign(private_key, 'base64url')
    return `${text}.${signature}`
  } catch {
    // The key's own error may quote it.
    throw new PlatformFailure('google', 'reconnect', 'unreadable key')
  }
}

/** A new access token; valid for an hour and never stored. A sign-in's has all its permissions. */
export async function accessToken(
  settings: GoogleSettings,
  secret: GoogleSecret,
  scope: string,
  signal?: AbortSignal,
): Promise<string> {
  if ('serviceAccount' in secret) {
    const audience = `${settings.GOOGLE_OAUTH_URL}/token`
    const assertion = signedClaim(secret.serviceAccount, { audience, scope })
    const grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
    return (await fetchToken(settings, { grant_type: grant, assertion }, signal)).access_token
  }
  const { GOOGLE_ADS_CLIENT_ID, GOOGLE_ADS_CLIENT_SECRET } = settings
  if (!GOOGLE_ADS_CLIENT_ID || !GOOGLE_ADS_CLIENT_SECRET) {
    throw new PlatformFailure('google', 'set-up', 'no OAuth client')
  }
  const form = {
    grant_type: 'refresh_token',
    refresh_token: secret.refreshToken,
    client_id: GOOGLE_ADS_CLIENT_ID,
    client_secret: GOOGLE_ADS_CLIENT_SECRET,
  }
  return (await fetchToken(settings, form, signal)).access_token
}
