import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Platform } from '#features/figures/server/figures.server.ts'
import type { Database } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import type { Env } from '#server/env.ts'
import { AppError } from '#server/errors.ts'
import { refusalOf } from './connection-states.ts'
import { asFailure, PlatformFailure } from './fetch-platform.ts'
import { adsScope, fetchToken } from './google/tokens.ts'
import { metaClient } from './meta/meta-client.ts'
import { timeouts } from './open-platform.ts'
import type { NewCredential } from './store-credential.ts'

type Deps = { database: Pick<Database, 'db'>; env: Env }

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

export const isPlatform = (text: string): text is Platform => text === 'meta' || text === 'google'

/** Who signs in, in which session; a client's user does it for that client. */
export type SigningIn = { userId: string; sessionId: string; clientId: string | null }

/** The redirect URI of dialog and exchange; the platforms compare it exactly. */
const returnAddress = (origin: string, platform: Platform, inClientArea: boolean) =>
  `${origin}/${inClientArea ? 'dashboard' : 'agencia'}/conexoes/retorno/${platform}`

/** Valid only in the session that began. */
const stateHash = (state: string, sessionId: string) => hash(`${state}.${sessionId}`)

/** Whether an app is registered for each platform. */
export const canSignIn = (env: Env): Record<Platform, boolean> => ({
  meta: Boolean(env.META_APP_ID && env.META_APP_SECRET),
  google: Boolean(env.GOOGLE_ADS_CLIENT_ID && env.GOOGLE_ADS_CLIENT_SECRET),
})

function dialogOf(env: Env, platform: Platform, common: Record<string, string>, verifier: string) {
  if (platform === 'meta') {
    const url = new URL(`${env.META_DIALOG_URL}/${env.META_API_VERSION}/dialog/oauth`)
    url.search = String(
      new URLSearchParams({ ...common, client_id: env.META_APP_ID ?? '', scope: 'ads_read' }),
    )
    return url.href
  }
  const url = new URL(`${env.GOOGLE_SIGN_IN_URL}/o/oauth2/v2/auth`)
  url.search = String(
    new URLSearchParams({
      ...common,
      client_id: env.GOOGLE_ADS_CLIENT_ID ?? '',
      scope: adsScope,
      access_type: 'offline',
      prompt: 'consent',
      code_challenge: hash(verifier),
      code_challenge_method: 'S256',
    }),
  )
  return url.href
}

/** Sign-ins a user may have open at once. */
const MOST_BEGUN = 5

/** The address to redirect to; the state is valid for ten minutes, once, for this user. */
export async function beginSignIn(
  { database, env }: Deps,
  { userId, sessionId, clientId }: SigningIn,
  request: { platform: Platform; origin: string; credentialId?: string },
): Promise<string> {
  const { platform, origin, credentialId } = request
  if (!canSignIn(env)[platform]) {
    throw new AppError(
      'bad_request',
      'Entrar pela plataforma não está configurado.',
      'Cole um acesso, ou peça a quem cuida do site que registre o aplicativo.',
    )
  }
  const state = randomBytes(32).toString('base64url')
  const verifier = randomBytes(48).toString('base64url')
  await database.db.execute(sql`
    delete from alisio.ad_sign_ins where expires_at < now() or state_hash in (
      select state_hash from alisio.ad_sign_ins where user_id = ${userId}
      order by expires_at desc offset ${MOST_BEGUN - 1})`)
  await database.db.execute(sql`
    insert into alisio.ad_sign_ins
      (state_hash, platform, user_id, client_id, credential_id, verifier, expires_at)
    values (${stateHash(state, sessionId)}, ${platform}, ${userId}, ${clientId},
      (select id from alisio.ad_credentials
        where id::text = ${credentialId ?? ''} and platform = ${platform} and client_id is null),
      ${verifier}, now() + interval '10 minutes')`)
  const back = returnAddress(origin, platform, clientId !== null)
  const common = { redirect_uri: back, state, response_type: 'code' }
  return dialogOf(env, platform, common, verifier)
}

const metaToken = z.object({ access_token: z.string(), expires_in: z.number().optional() })

async function metaCredential(env: Env, code: string, redirectUri: string) {
  const client = metaClient(env, '', timeouts)
  const app = { client_id: env.META_APP_ID ?? '', client_secret: env.META_APP_SECRET ?? '' }
  const path = 'oauth/access_token'
  const first = metaToken.parse(
    await client.post(path, { ...app, redirect_uri: redirectUri, code }),
  )
  const grant = { grant_type: 'fb_exchange_token', fb_exchange_token: first.access_token }
  const long = metaToken.parse(await client.post(path, { ...app, ...grant }))
  const ends = long.expires_in ? new Date(Date.now() + long.expires_in * 1000) : null
  return { secret: { token: long.access_token }, expiresAt: ends }
}

async function googleCredential(env: Env, code: string, redirectUri: string, verifier: string) {
  const { refresh_token } = await fetchToken(env, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    client_id: env.GOOGLE_ADS_CLIENT_ID ?? '',
    client_secret: env.GOOGLE_ADS_CLIENT_SECRET ?? '',
    code_verifier: verifier,
  })
  if (!refresh_token) throw new PlatformFailure('google', 'set-up', 'no refresh token')
  return { secret: { refreshToken: refresh_token }, expiresAt: null }
}

const ended = () =>
  new AppError(
    'bad_request',
    'Este retorno da plataforma não vale mais.',
    'Comece de novo pelo botão de entrar.',
  )

const begunRow = z.object({
  verifier: z.string(),
  renews: z.nullable(z.string()),
  clientId: z.nullable(z.string()),
})

/** Exchanges the code for a lasting credential. */
export async function finishSignIn(
  { database, env }: Deps,
  { userId, sessionId }: Omit<SigningIn, 'clientId'>,
  request: { platform: Platform; origin: string; query: URLSearchParams; inClientArea?: boolean },
): Promise<{ credential: NewCredential; renews: string | null; clientId: string | null }> {
  const { platform, origin, query, inClientArea = false } = request
  const rows = await queryRows(database.db, begunRow)`
    delete from alisio.ad_sign_ins
    where state_hash = ${stateHash(query.get('state') ?? '', sessionId)} and user_id = ${userId}
      and platform = ${platform} and expires_at > now()
      and (client_id is not null) = ${inClientArea}
    returning verifier, credential_id as renews, client_id as "clientId"`
  const [begun] = rows
  if (!begun) throw ended()
  if (query.has('error')) {
    throw new AppError(
      'bad_request',
      'A permissão não foi dada na plataforma.',
      'Nada mudou aqui. Comece de novo quando quiser.',
    )
  }
  const code = query.get('code') ?? ''
  const address = returnAddress(origin, platform, inClientArea)
  try {
    const got =
      platform === 'meta'
        ? await metaCredential(env, code, address)
        : await googleCredential(env, code, address, begun.verifier)
    const label = platform === 'meta' ? 'Entrada pela Meta' : 'Entrada pelo Google'
    const { renews, clientId } = begun
    return { credential: { platform, kind: 'sign-in', label, ...got }, renews, clientId }
  } catch (error) {
    const failure = asFailure(platform, error)
    throw failure instanceof PlatformFailure ? refusalOf(failure) : error
  }
}
