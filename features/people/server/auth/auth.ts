import type { Auth, BetterAuthOptions } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { twoFactor as secondFactor } from 'better-auth/plugins/two-factor'
import { eq } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { longestPassword, shortestPassword } from '#features/people/rules/credentials.ts'
import { serverSecret } from '#server/db/server-secret.ts'
import type { AppDeps } from '#server/deps.ts'
import { queueMail } from '#server/email/queue-mail.ts'
import { isOutage, logFailure } from '#server/failures/outage.ts'
import { account, session, twoFactor, user, verification } from '../schema.ts'
import { resetMail, verificationMail } from './account-mails.ts'
import { authCall } from './auth-call.ts'
import { hashBounded, verifyBounded } from './passwords/hashing.ts'
import { dateByDatabase, endLinksOf, resetMinutes } from './passwords/reset-token.ts'

/** The link opens the form for a new password and works for half an hour. */
async function sendResetLink(
  { database, queue }: Pick<AppDeps, 'database' | 'queue'>,
  email: string,
  token: string,
): Promise<void> {
  const url = `${authCall.getStore()?.origin}/auth?mode=reset&token=${encodeURIComponent(token)}`
  await database.db.transaction((tx) => queueMail(tx, queue, resetMail(email, url)))
}

/** The link confirms the address, signs in and opens the client area. */
async function sendVerificationLink(
  { database, queue }: Pick<AppDeps, 'database' | 'queue'>,
  email: string,
  token: string,
): Promise<void> {
  const url = `${authCall.getStore()?.origin}/auth?mode=verify&token=${encodeURIComponent(token)}`
  await database.db.transaction((tx) => queueMail(tx, queue, verificationMail(email, url)))
}

/** The only header an address is read from, written by auth-headers.ts. */
export const ADDRESS_HEADER = 'x-client-address'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

function noteFailure({ log }: AppDeps, cause: unknown): void {
  const call = authCall.getStore()
  if (call && isOutage(cause)) call.databaseUnavailable = true
  logFailure(log, 'auth library', cause)
}

/**
 * No endpoint of the library is mounted: pages call its functions. Its limits and origin checks
 * belong to those endpoints; ours are in limits.ts and same-origin.ts.
 */
function authOptions(deps: AppDeps, secret: string, secure: boolean) {
  const { db } = deps.database
  return {
    appName: brand.name,
    baseURL: deps.env.PUBLIC_URL ?? `http://localhost:${deps.env.PORT}`,
    secret,
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user, session, account, verification, twoFactor },
      transaction: true,
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: shortestPassword,
      maxPasswordLength: longestPassword,
      requireEmailVerification: deps.env.REQUIRE_EMAIL_VERIFICATION,
      resetPasswordTokenExpiresIn: resetMinutes * MINUTE,
      revokeSessionsOnPasswordReset: true,
      password: {
        hash: async (password) => authCall.getStore()?.hash ?? hashBounded(password),
        verify: verifyBounded,
      },
      sendResetPassword: async ({ user, token }) => {
        await dateByDatabase(deps.database, token)
        await sendResetLink(deps, user.email, token)
      },
      // Using the link proves access to the mailbox, so the address is verified.
      onPasswordReset: async ({ user: { id } }) => {
        await endLinksOf({ db }, id)
        await db.update(user).set({ emailVerified: true }).where(eq(user.id, id))
      },
    },
    emailVerification: {
      sendVerificationEmail: ({ user, token }) => sendVerificationLink(deps, user.email, token),
      sendOnSignIn: deps.env.REQUIRE_EMAIL_VERIFICATION,
      autoSignInAfterVerification: true,
      expiresIn: DAY,
    },
    session: { expiresIn: 7 * DAY, updateAge: DAY },
    // Expired links are deleted by a job, by the database's clock.
    verification: { storeIdentifier: 'hashed', disableCleanup: true },
    plugins: [secondFactor({ issuer: brand.name })],
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: {
      useSecureCookies: secure,
      // By default the library stores only half of an IPv6 address.
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER], ipv6Subnet: 128 },
    },
    logger: {
      level: 'error',
      log: (_level, _message, cause) => noteFailure(deps, cause),
    },
  } satisfies BetterAuthOptions
}

type Library = Auth<ReturnType<typeof authOptions>>

const libraries = new WeakMap<AppDeps, Map<boolean, Promise<Library>>>()

async function createLibrary(deps: AppDeps, secure: boolean): Promise<Library> {
  const secret = deps.env.AUTH_SECRET ?? (await serverSecret(deps.database, 'auth'))
  return betterAuth(authOptions(deps, secret, secure))
}

/** Cookie names depend on TLS, so there are two instances. */
export function authLibrary(deps: AppDeps, secure: boolean): Promise<Library> {
  const variants = libraries.get(deps) ?? new Map<boolean, Promise<Library>>()
  libraries.set(deps, variants)
  const library = variants.get(secure) ?? createLibrary(deps, secure)
  variants.set(secure, library)
  // A failure caused by the database must not be cached.
  library.catch(() => variants.delete(secure))
  return library
}
