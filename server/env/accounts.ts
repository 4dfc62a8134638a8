import { z } from 'zod'

const flag = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .default(false)

const limitConcurrency = (uses: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,6}$/)
    .transform(Number)
    .default(uses)

/** Sign-up, sign-in and the client area. */
export const accountVariables = {
  AUTH_SECRET: z.string().min(32).optional(),
  REQUIRE_EMAIL_VERIFICATION: flag,
  SIGN_INS_PER_ADDRESS: limitConcurrency(30),
  SIGN_IN_FAILURES_PER_ACCOUNT: limitConcurrency(10),
  SIGN_UPS_PER_ADDRESS: limitConcurrency(10),
  RESETS_PER_ADDRESS: limitConcurrency(10),
  RESETS_PER_ACCOUNT: limitConcurrency(3),
}

const limitRemedy = 'Set it to a whole number from 1 to 9999999, or leave it out.'

export const accountRemedies = {
  AUTH_SECRET:
    'Set it to at least 32 random characters, the same for every process, or leave it out.',
  REQUIRE_EMAIL_VERIFICATION: 'Set it to true or false, or leave it out.',
  SIGN_INS_PER_ADDRESS: limitRemedy,
  SIGN_IN_FAILURES_PER_ACCOUNT: limitRemedy,
  SIGN_UPS_PER_ADDRESS: limitRemedy,
  RESETS_PER_ADDRESS: limitRemedy,
  RESETS_PER_ACCOUNT: limitRemedy,
}

/** The agency's own people. */
export const staffVariables = {
  STAFF_TWO_FACTOR: z.enum(['required', 'offered']).optional(),
}

export const staffRemedies = {
  STAFF_TWO_FACTOR:
    'Set it to required or offered, or leave it out: required wherever the site is served over https.',
}
