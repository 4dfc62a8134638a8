import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  type CredentialName,
  credentialNames,
} from '#features/connections/rules/credential-names.ts'
import type { Database } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import type { Env } from '#server/env/env.ts'
import { AppError } from '#server/failures/errors.ts'
import { refusalOf } from '../connection-states.ts'
import { asFailure, PlatformFailure } from '../fetch-platform.ts'
import { readOf } from '../platforms/platform.ts'
import { platformsOf } from '../platforms/registry.ts'
import { credentials } from './credentials.ts'
import type { NewCredential } from './store-credential.ts'

type Deps = { database: Pick<Database, 'db'>; env: Env }

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

export const isPlatform = (text: string): text is CredentialName =>
  credentialNames.some((name) => name === text)

/** Who signs in, in which session; a client's user does it for that client. */
export type SigningIn = { userId: string; sessionId: string; clientId: string | null }

/** The redirect URI of dialog and exchange; the platforms compare it exactly. */
const returnAddress = (origin: string, platform: CredentialName, inClientArea: boolean) =>
  `${origin}/${inClientArea ? 'dashboard' : 'agencia'}/conexoes/retorno/${platform}`

/** Valid only in the session that began. */
const stateHash = (state: string, sessionId: string) => hash(`${state}.${sessionId}`)

/** Whether an app is registered for each platform. */
export const canSignIn = (env: Env): Record<CredentialName, boolean> => ({
  meta: credentials.meta.canSignIn(env),
  google: credentials.google.canSignIn(env),
  tiktok: credentials.tiktok.canSignIn(env),
  linkedin: credentials.linkedin.canSignIn(env),
})

/** Sign-ins a user may have open at once. */
const MOST_BEGUN = 5

const readsRow = z.object({ reads: z.array(z.string()) })

/** The permissions to request: the chosen ones and those of the credential that is renewed. */
async function readsOf(
  database: Deps['database'],
  { platform, credentialId, reads = [] }: Parameters<typeof beginSignIn>[2],
): Promise<string[]> {
  const rows = credentialId
    ? await queryRows(database.db, readsRow)`
        select reads from alisio.ad_credentials
        where id::text = ${credentialId} and platform = ${platform} and client_id is null`
    : []
  const requested = new Set([...(rows[0]?.reads ?? []), ...reads])
  const offered = platformsOf(platform).map(readOf)
  const allowed = offered.filter((read) => requested.has(read))
  return allowed.length > 0 ? allowed : ['ads']
}

/** Those of the wanted permissions that were given; a person may leave some out. */
function grantedReads(platform: CredentialName, reads: string[], scopes: string[] | null) {
  if (!scopes) return reads
  const granted = platformsOf(platform)
    .filter(
      (each) =>
        reads.includes(readOf(each)) && each.scopes.every((scope) => scopes.includes(scope)),
    )
    .map(readOf)
  if (granted.length === 0) throw new PlatformFailure(platform, 'report', 'no permission given')
  return granted
}

/** The address to redirect to; the state is valid for ten minutes, once, for this user. */
export async function beginSignIn(
  { database, env }: Deps,
  { userId, sessionId, clientId }: SigningIn,
  request: { platform: CredentialName; origin: string; credentialId?: string; reads?: string[] },
): Promise<string> {
  const { platform, origin, credentialId } = request
  if (!canSignIn(env)[platform]) {
    throw new AppError(
      'bad_request',
      'Entrar pela plataforma não está configurado.',
      'Cole um acesso, ou peça a quem cuida do site que registre o aplicativo.',
    )
  }
  const reads = await readsOf(database, request)
  const state = randomBytes(32).toString('base64url')
  const verifier = randomBytes(48).toString('base64url')
  await database.db.execute(sql`
    delete from alisio.ad_sign_ins where expires_at < now() or state_hash in (
      select state_hash from alisio.ad_sign_ins where user_id = ${userId}
      order by expires_at desc offset ${MOST_BEGUN - 1})`)
  await database.db.execute(sql`
    insert into alisio.ad_sign_ins
      (state_hash, platform, user_id, client_id, credential_id, verifier, expires_at, reads)
    values (${stateHash(state, sessionId)}, ${platform}, ${userId}, ${clientId},
      (select id from alisio.ad_credentials
        where id::text = ${credentialId ?? ''} and platform = ${platform} and client_id is null),
      ${verifier}, now() + interval '10 minutes', ${sql.param(reads)}::text[])`)
  const back = returnAddress(origin, platform, clientId !== null)
  const common = { redirect_uri: back, state, response_type: 'code' }
  const scopes = platformsOf(platform)
    .filter((each) => reads.includes(readOf(each)))
    .flatMap((each) => each.scopes)
  return credentials[platform].dialog(env, common, {
    scopes: [...new Set(scopes)],
    challenge: hash(verifier),
  })
}

const expiredReturn = () =>
  new AppError(
    'bad_request',
    'Este retorno da plataforma não vale mais.',
    'Comece de novo pelo botão de entrar.',
  )

const begunRow = z.object({
  verifier: z.string(),
  renews: z.nullable(z.string()),
  clientId: z.nullable(z.string()),
  reads: z.array(z.string()),
})

/** Exchanges the code for a lasting credential. */
export async function finishSignIn(
  { database, env }: Deps,
  { userId, sessionId }: Omit<SigningIn, 'clientId'>,
  request: {
    platform: CredentialName
    origin: string
    query: URLSearchParams
    inClientArea?: boolean
  },
): Promise<{ credential: NewCredential; renews: string | null; clientId: string | null }> {
  const { platform, origin, query, inClientArea = false } = request
  const rows = await queryRows(database.db, begunRow)`
    delete from alisio.ad_sign_ins
    where state_hash = ${stateHash(query.get('state') ?? '', sessionId)} and user_id = ${userId}
      and platform = ${platform} and expires_at > now()
      and (client_id is not null) = ${inClientArea}
    returning verifier, credential_id as renews, client_id as "clientId", reads`
  const [begun] = rows
  if (!begun) throw expiredReturn()
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
    const { label, exchange } = credentials[platform]
    const exchanged = { code, redirectUri: address, verifier: begun.verifier }
    const { secret, expiresAt, scopes } = await exchange(env, exchanged)
    const reads = grantedReads(platform, begun.reads, scopes)
    const { renews, clientId } = begun
    const credential: NewCredential = { platform, kind: 'sign-in', label, secret, expiresAt, reads }
    return { credential, renews, clientId }
  } catch (error) {
    const failure = asFailure(platform, error)
    throw failure instanceof PlatformFailure ? refusalOf(failure) : error
  }
}
