import type { Env } from './env.ts'

type Level = Exclude<Env['LOG_LEVEL'], 'silent'>
type Fields = Record<string, unknown>

export type Logger = Record<Level, (message: string, fields?: Fields) => void> & {
  writes: (level: Level) => boolean
  flush: () => void
}

const ranks = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 }

/**
 * What may be written of an error. Query parameters and PostgreSQL's `detail` quote rows, which
 * hold personal data, so of a failed query only its text and its cause remain.
 */
export function describeError(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: String(error).slice(0, 500) }
  if ('query' in error && 'params' in error) {
    return { query: String(error.query).slice(0, 500), ...describeError(error.cause) }
  }
  const code = 'code' in error ? { code: error.code } : {}
  return { error: `${error.name}: ${error.message}`, ...code, stack: error.stack }
}

export function createLogger(
  level: Env['LOG_LEVEL'],
  write: (text: string) => void = (text) => process.stdout.write(text),
): Logger {
  let pending = ''

  // One write per turn of the event loop instead of one per request.
  const flush = () => {
    const text = pending
    pending = ''
    if (text) write(text)
  }

  const writes = (own: Level) => ranks[own] >= ranks[level]

  const at = (own: Level) => (message: string, fields?: Fields) => {
    if (!writes(own)) return
    if (!pending) setImmediate(flush)
    pending += `${JSON.stringify({ time: new Date().toISOString(), level: own, message, ...fields })}\n`
  }

  return {
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    writes,
    flush,
  }
}
