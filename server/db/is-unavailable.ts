/**
 * Shutting down, starting, no room on its disk or in its memory, too many connections, a statement
 * cut off by its time limit, a primary that became read-only (25006), and what networks and names
 * that move say.
 */
const unavailableCodes =
  /^(08...|57P0[1-5]|57014|53...|58030|25P03|25006|E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN)|ENOTFOUND)$/
const unavailableMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|timeout expired)/

/** Its disk is full, its memory or a limit is used up, its disk fails, it became read-only. */
const refusedCodes = /^(53[124]00|58030|25006)$/

function isOne(error: unknown, judge: (code: string, message: string) => boolean): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return judge(typeof code === 'string' ? code : '', error.message) || isOne(error.cause, judge)
}

/** Whether a query failed because the database could not do its work now, not because it was wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return isOne(
    error,
    (code, message) => unavailableCodes.test(code) || unavailableMessages.test(message),
  )
}

/** Whether it answered, and could not write: what a person has to mend, and does not pass by itself. */
export function isWriteRefused(error: unknown): boolean {
  return isOne(error, (code) => refusedCodes.test(code))
}

/** The same, or a right that is missing: reason to try whether anything can be written at all. */
export function mayBeRefused(error: unknown): boolean {
  return isOne(error, (code) => refusedCodes.test(code) || code === '42501')
}
