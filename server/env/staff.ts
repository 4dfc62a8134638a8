import { z } from 'zod'

/** The agency's own people. */
export const staffVariables = {
  STAFF_TWO_FACTOR: z.enum(['required', 'offered']).optional(),
}

export const staffRemedies = {
  STAFF_TWO_FACTOR:
    'Set it to required or offered, or leave it out: required wherever the site is served over https.',
}
