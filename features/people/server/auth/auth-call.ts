import { AsyncLocalStorage } from 'node:async_hooks'
import { unavailable } from '#server/failures/errors.ts'

/** Context for better-auth's callbacks. */
export type AuthCall = {
  /** Base URL of links in mails. */
  origin: string
  /**
   * The new password's hash, computed before the library opens a transaction or uses up a token:
   * the queue for hashing must hold no connection, and a refusal must cost nothing.
   */
  hash?: string
  /** Set from the library's log, because the error it throws hides its cause. */
  databaseUnavailable?: boolean
}

export const authCall = new AsyncLocalStorage<AuthCall>()

/** An unavailable database must not look like a wrong password. */
export async function callAuthLibrary<T>(context: AuthCall, work: () => Promise<T>): Promise<T> {
  const call = { ...context }
  try {
    return await authCall.run(call, work)
  } catch (error) {
    throw call.databaseUnavailable ? unavailable() : error
  }
}
