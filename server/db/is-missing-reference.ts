/** Whether a row named another that is not there. */
export const isMissingReference = (error: unknown) =>
  (error as { cause?: { code?: string } }).cause?.code === '23503'
