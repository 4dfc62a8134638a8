import * as z from 'zod/mini'

/** What a new agency does first, in this order. */
export const firstHourSteps = [
  'account',
  'site',
  'client',
  'figures',
  'hours',
  'team',
  'mail',
  'factor',
] as const

export type FirstHourStep = (typeof firstHourSteps)[number]

export const firstHourForm = z.object({ id: z.enum(firstHourSteps, 'Escolha o passo') })
