/** An error as pages show it: message and what to do. */
export type PageFailure = { message: string; action: string; requestId?: string }

/** Status text of the answer to somebody at the desk who is not on the staff. */
export const notStaff = 'Not Staff'

/** One wording for every temporary failure: database, disk, overload. */
export const outage: PageFailure = {
  message: 'Estamos com uma instabilidade no momento.',
  action: 'Tente de novo em alguns instantes ou fale com a gente pelo WhatsApp.',
}

/** Parses the data of a failed page; undefined when it is not an error of ours. */
export function readFailure(data: unknown): PageFailure | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { message, action, requestId } = data as Record<string, unknown>
  if (typeof message !== 'string' || typeof action !== 'string') return undefined
  return { message, action, requestId: typeof requestId === 'string' ? requestId : undefined }
}
