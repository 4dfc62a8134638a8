/** What went wrong with a page and what to do about it, as the server tells it. */
export type PageFailure = { message: string; action: string; requestId?: string }

/** The one wording for all that passes: no database, no room to write, too much at once. */
export const outage: PageFailure = {
  message: 'Estamos com uma instabilidade no momento.',
  action: 'Tente de novo em alguns instantes ou fale com a gente pelo WhatsApp.',
}

/** What came with a failed page, or nothing where the answer was not ours. */
export function readFailure(told: unknown): PageFailure | undefined {
  if (typeof told !== 'object' || told === null) return undefined
  const { message, action, requestId } = told as Record<string, unknown>
  if (typeof message !== 'string' || typeof action !== 'string') return undefined
  return { message, action, requestId: typeof requestId === 'string' ? requestId : undefined }
}
