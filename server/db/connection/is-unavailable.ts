/**
 * SQLSTATEs of shutdown, start, full disk or memory, too many connections, timeouts and read-only
 * primaries (25006), and network errors.
 */
const unavailableCodes =
  /^(08...|57P0[1-5]|57014|53...|58030|25P03|25006|E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN)|ENOTFOUND)$/
const unavailableMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|timeout expired)/

/** Full disk or memory, exceeded limit, I/O error, read-only. */
const refusedCodes = /^(53[124]00|58030|25006)$/

function isOne(error: unknown, judge: (code: string, message: string) => boolean): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return judge(typeof code === 'string' ? code : '', error.message) || isOne(error.cause, judge)
}

/** The database could not work now; the query itself is not wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return isOne(
    error,
    (code, message) => unavailableCodes.test(code) || unavailableMessages.test(message),
  )
}

/** The database answered but could not write, which needs an operator. */
export function isWriteRefused(error: unknown): boolean {
  return isOne(error, (code) => refusedCodes.test(code))
}

/** Also a missing right: a reason to test whether writes work. */
export function mayBeRefused(error: unknown): boolean {
  return isOne(error, (code) => refusedCodes.test(code) || code === '42501')
}

/** An error of the database or its connection, not of the code around it. */
export function isDatabaseError(error: unknown): boolean {
  return isDatabaseUnavailable(error) || isOne(error, (code) => /^[0-9A-Z]{5}$/.test(code))
}

/** A conflict or a timeout of one statement: the server is well. On a standby replay may win. */
export function isPassing(error: unknown): boolean {
  return isOne(error, (code) => /^(40...|57014)$/.test(code))
}
