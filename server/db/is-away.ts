/**
 * Shutting down, starting, no room on its disk or in its memory, too many connections, a statement
 * cut off by its time limit, a primary that became read-only (25006), and what networks and names
 * that move say.
 */
const awayCodes =
  /^(08...|57P0[1-5]|57014|53...|58030|25P03|25006|E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN)|ENOTFOUND)$/
const awayMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|timeout expired)/

/** Whether a query failed because the database could not do its work now, not because it was wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && awayCodes.test(code)) return true
  if (awayMessages.test(error.message)) return true
  return isDatabaseAway(error.cause)
}
