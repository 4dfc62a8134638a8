import { z } from 'zod'

export const visitVariables = {
  COUNT_VISITS: z
    .enum(['true', 'false'])
    .default('true')
    .transform((value) => value === 'true'),
}

export const visitRemedies = {
  COUNT_VISITS: 'Set it to true or false.',
}
