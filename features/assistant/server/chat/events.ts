import type { AppError } from '#server/errors.ts'

const encoder = new TextEncoder()

export const DONE = encoder.encode('data: [DONE]\n\n')
/** A comment: readers ignore it, proxies see that the connection lives. */
export const HEARTBEAT = encoder.encode(':\n\n')

export function deltaEvent(content: string): Uint8Array {
  return encoder.encode(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`)
}

/** Told after the headers are gone: a reader that knows no such event sees an early end. */
export function errorEvent({ code, message, action }: AppError): Uint8Array {
  return encoder.encode(
    `event: error\ndata: ${JSON.stringify({ error: { code, message, action } })}\n\n`,
  )
}

export const streamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // nginx would otherwise hold the pieces back.
  'X-Accel-Buffering': 'no',
}
