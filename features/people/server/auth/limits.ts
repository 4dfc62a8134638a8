import { counted } from '#features/shared/rules/text.ts'
import type { AppDeps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
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
  // Asked whenever typing pauses, and judging costs the server more than a page does.
  'judge-address': ({ env }) => ({ most: 20 * env.SIGN_INS_PER_ADDRESS, windowSeconds: quarter }),
  'sign-up-address': ({ env }) => ({ most: env.SIGN_UPS_PER_ADDRESS, windowSeconds: hour }),
  'reset-address': ({ env }) => ({ most: env.RESETS_PER_ADDRESS, windowSeconds: hour }),
  'second-factor': ({ env }) => ({
    most: env.SIGN_IN_FAILURES_PER_ACCOUNT,
    windowSeconds: quarter,
  }),
  'reset-account': ({ env }) => ({ most: env.RESETS_PER_ACCOUNT, windowSeconds: hour }),
  // The same as for resets: either way a stranger's mailbox gets a mail with a link.
  'confirm-address': ({ env }) => ({ most: env.RESETS_PER_ADDRESS, windowSeconds: hour }),
  'confirm-account': ({ env }) => ({ most: env.RESETS_PER_ACCOUNT, windowSeconds: hour }),
} satisfies Record<string, (deps: Deps) => Omit<Limit, 'name'>>

type LimitName = keyof typeof limits

const limitOf = (deps: Deps, name: LimitName): Limit => ({ name, ...limits[name](deps) })

/** In words a person can plan with. */
function waitingTime(seconds: number): string {
  return counted(Math.max(1, Math.ceil(seconds / 60)), 'minuto', 'minutos')
}

/** Counts an attempt; throws once there were too many. */
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

/** A sign-in that worked was no failure. */
export async function forgiveAttempt(deps: Deps, name: LimitName, who: string): Promise<void> {
  await returnToLimit(deps.database.db, limitOf(deps, name), who)
}
