import type { Env } from './env/env.ts'
import { isoTime } from './process/clock-cache.ts'

type Level = Exclude<Env['LOG_LEVEL'], 'silent'>
export type Fields = Record<string, unknown>

type Exchange = {
  method: string | undefined
  path: string
  status: number
  id: string
  ms: number
  /** W3C Trace Context, checked. */
  trace?: string | undefined
}

export type Logger = Record<Level, (message: string, fields?: Fields) => void> & {
  /** One line per request, the hot path. */
  request: (exchange: Exchange) => void
  flush: () => void
}

const ranks = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 }

/** Time of quiet lines that a kill -9 may lose. Warnings and errors are written at once. */
const LONGEST_WAIT_MS = 100
const MOST_WAITING = 64_000
const MOST_QUOTED = 500

/** JSON.parse and PostgreSQL's data exceptions (22…) quote input. */
function withoutQuotes(error: Error): string {
  const { code } = error as { code?: unknown }
  const quotes = error instanceof SyntaxError || (typeof code === 'string' && /^22/.test(code))
  return quotes ? error.message.replace(/"[\s\S]*"/, '"…"') : error.message
}

/**
 * The loggable part of an error. Query parameters and PostgreSQL's `detail` contain personal data,
 * so only a failed query's text and cause remain.
 */
export function describeError(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: String(error).slice(0, 500) }
  if ('query' in error && 'params' in error) {
    return { query: String(error.query).slice(0, 500), ...describeError(error.cause) }
  }
  const code = 'code' in error ? { code: error.code } : {}
  const message = withoutQuotes(error)
  // The stack begins with the message.
  const at = error.stack?.indexOf('\n    at ') ?? -1
  const stack = at < 0 ? undefined : `${error.name}: ${message}${error.stack?.slice(at)}`
  const described = { error: `${error.name}: ${message}`, ...code, stack }
  if (!(error.cause instanceof Error)) return described
  // The cause, where the error itself is generic, such as 'fetch failed'.
  const { error: cause, code: causeCode } = describeError(error.cause)
  return { ...(causeCode ? { code: causeCode } : {}), ...described, cause }
}

/** What a pipe takes from one of several writers without mixing it with the others'. */
const PIPE_BYTES = 4096

/** Writes whole lines in pieces that several processes may write to one pipe. */
export function writeShared(text: string): void {
  let piece = ''
  for (const line of text.match(/.*\n/g) ?? []) {
    if (piece && Buffer.byteLength(piece + line) > PIPE_BYTES) {
      process.stdout.write(piece)
      piece = ''
    }
    piece += line
  }
  if (piece) process.stdout.write(piece)
}

export function createLogger(
  level: Env['LOG_LEVEL'],
  write: (text: string) => void = (text) => process.stdout.write(text),
  onError?: (message: string, fields?: Fields) => void,
): Logger {
  let waiting = ''
  let timer: NodeJS.Timeout | undefined

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const text = waiting
    waiting = ''
    if (text) write(text)
  }

  /** Buffered: writing line by line costs a third of a pre-rendered page. */
  function add(line: string, urgent: boolean) {
    waiting += line
    if (urgent || waiting.length > MOST_WAITING) flush()
    else timer ??= setTimeout(flush, LONGEST_WAIT_MS).unref()
  }

  const writes = (lineLevel: Level) => ranks[lineLevel] >= ranks[level]

  const at = (lineLevel: Level) => {
    if (!writes(lineLevel)) return () => {}
    const urgent = ranks[lineLevel] >= ranks.warn
    return (message: string, fields?: Fields) => {
      if (lineLevel === 'error') onError?.(message, fields)
      const line = { time: isoTime(), level: lineLevel, message, ...fields }
      add(`${JSON.stringify(line)}\n`, urgent)
    }
  }

  /** Cached, since few paths are common. */
  const quoted = new Map<string, string>()
  function quote(path: string): string {
    const cached = quoted.get(path)
    if (cached) return cached
    const text = JSON.stringify(path)
    if (quoted.size >= MOST_QUOTED) quoted.clear()
    quoted.set(path, text)
    return text
  }

  const request = ({ method, path, status, id, ms, trace }: Exchange) => {
    const took = Math.round(ms * 100) / 100
    const traced = trace ? `,"traceparent":"${trace}"` : ''
    // Three times as fast as JSON.stringify; only the path needs escaping.
    add(
      `{"time":"${isoTime()}","level":"info","message":"request","method":"${method}","path":${quote(path)},"status":${status},"id":"${id}","ms":${took}${traced}}\n`,
      false,
    )
  }

  return {
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    request: writes('info') ? request : () => {},
    flush,
  }
}
