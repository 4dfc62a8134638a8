import { AppError } from '#server/errors.ts'

/** Raised by the table's own rule: somebody must be left who can invite. */
export const isLastOwner = (error: unknown) =>
  (error as { cause?: { code?: string } }).cause?.code === 'P0001'

export const lastOwner = () =>
  new AppError(
    'bad_request',
    'A agência precisa de pelo menos um dono.',
    'Dê esse papel a outra pessoa da equipe antes.',
  )
