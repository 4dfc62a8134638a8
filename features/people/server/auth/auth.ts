import { type Auth, type BetterAuthOptions, betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { twoFactor as secondFactor } from 'better-auth/plugins/two-factor'
import { eq } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { longestPassword, shortestPassword } from '#features/people/rules/credentials.ts'
import { serverSecret } from '#server/db/server-secret.ts'
import type { AppDeps } from '#server/deps.ts'
import { isOutage, logFailure } from '#server/outage.ts'
import { account, session, twoFactor, user, verification } from '../schema-accounts.ts'
import { authCall } from './auth-call.ts'
import { hashBounded, verifyBounded } from './hashing.ts'
import { dateByDatabase, endLinksOf, resetMinutes } from './reset-token.ts'
import { sendResetLink } from './send-reset-link.ts'
import { sendVerificationLink } from './send-verification-link.ts'

/** The only header an address is read from; features/people/server/auth/auth-headers.ts writes it. */
export const ADDRESS_HEADER = 'x-client-address'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

function noteFailure({ log }: AppDeps, cause: unknown): void {
  const call = authCall.getStore()
  if (call && isOutage(cause)) call.databaseAway = true
  logFailure(log, 'auth library', cause)
}

/**
 * No endpoint of the library is mounted: pages call its functions, so what is not called here
 * cannot be reached. Its own limits and origin checks belong to those endpoints; ours stand in
 * limits.ts and same-origin.ts.
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
      // Whoever used the link reads that mailbox, which is all that confirming asks for.
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
    // Ended links are forgotten by a job, by the database's clock.
    verification: { storeIdentifier: 'hashed', disableCleanup: true },
    plugins: [secondFactor({ issuer: brand.name })],
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: {
      useSecureCookies: secure,
      // As it was: by default the library keeps the first half of an IPv6 address only.
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

/** Cookies are named by whether the visitor's connection is encrypted, so there are two. */
export function authLibrary(deps: AppDeps, secure: boolean): Promise<Library> {
  const known = libraries.get(deps) ?? new Map<boolean, Promise<Library>>()
  libraries.set(deps, known)
  const library = known.get(secure) ?? createLibrary(deps, secure)
  known.set(secure, library)
  // Failing once, for want of a database, must not mean failing for good.
  library.catch(() => known.delete(secure))
  return library
}
