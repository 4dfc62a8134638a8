import { formatCount } from '#features/shared/rules/text.ts'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/failures/errors.ts'
import { type Limit, returnToLimit, takeFromLimit } from '#server/limits/limits.ts'

const quarter = 15 * 60
const hour = 60 * 60

type Deps = Pick<AppDeps, 'env' | 'database'>

const limits = {
  'sign-in-address': ({ env }) => ({ most: env.SIGN_INS_PER_ADDRESS, windowSeconds: quarter }),
  'sign-in-account': ({ env }) => ({
    most: env.SIGN_IN_FAILURES_PER_ACCOUNT,
    windowSeconds: quarter,
  }),
  // Sent whenever typing pauses, and each check is expensive.
  'judge-address': ({ env }) => ({ most: 20 * env.SIGN_INS_PER_ADDRESS, windowSeconds: quarter }),
  'sign-up-address': ({ env }) => ({ most: env.SIGN_UPS_PER_ADDRESS, windowSeconds: hour }),
  'reset-address': ({ env }) => ({ most: env.RESETS_PER_ADDRESS, windowSeconds: hour }),
  'second-factor': ({ env }) => ({
    most: env.SIGN_IN_FAILURES_PER_ACCOUNT,
    windowSeconds: quarter,
  }),
  'reset-account': ({ env }) => ({ most: env.RESETS_PER_ACCOUNT, windowSeconds: hour }),
  // As for resets: both send a link to somebody's mailbox.
  'confirm-address': ({ env }) => ({ most: env.RESETS_PER_ADDRESS, windowSeconds: hour }),
  'confirm-account': ({ env }) => ({ most: env.RESETS_PER_ACCOUNT, windowSeconds: hour }),
} satisfies Record<string, (deps: Deps) => Omit<Limit, 'name'>>

type LimitName = keyof typeof limits

const limitOf = (deps: Deps, name: LimitName): Limit => ({ name, ...limits[name](deps) })

function waitingTime(seconds: number): string {
  return formatCount(Math.max(1, Math.ceil(seconds / 60)), 'minuto', 'minutos')
}

/** Throws once the limit is exceeded. */
export async function countAttempt(deps: Deps, name: LimitName, who: string): Promise<void> {
  const answer = await takeFromLimit(deps.database.db, limitOf(deps, name), who)
  if (answer.allowed) return
  const seconds = Math.max(1, Math.ceil(answer.retryAfterSeconds))
  throw new AppError(
    'too_many_requests',
    'Foram tentativas demais em pouco tempo.',
    `Aguarde ${waitingTime(seconds)} e tente de novo.`,
    { 'Retry-After': String(seconds) },
  )
}

/** A successful sign-in is not counted. */
export async function forgiveAttempt(deps: Deps, name: LimitName, who: string): Promise<void> {
  await returnToLimit(deps.database.db, limitOf(deps, name), who)
}
