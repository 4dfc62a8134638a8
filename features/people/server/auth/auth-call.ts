import { AsyncLocalStorage } from 'node:async_hooks'
import { unavailable } from '#server/errors.ts'

/** What better-auth's callbacks need to know of the call they are part of. */
export type AuthCall = {
  /** Where links in mails lead. */
  origin: string
  /**
   * The new password's hash, made before the library opens a transaction or uses up a token:
   * waiting for a turn to hash must keep no connection busy, and being sent away must cost nothing.
   */
  hash?: string
  /** Set by what the library logs: the error it throws then hides its cause. */
  databaseAway?: boolean
}

export const authCall = new AsyncLocalStorage<AuthCall>()

/** Calls the library. That the database is away must not read as a wrong password. */
export async function callAuthLibrary<T>(given: AuthCall, work: () => Promise<T>): Promise<T> {
  const call = { ...given }
  try {
    return await authCall.run(call, work)
  } catch (error) {
    throw call.databaseAway ? unavailable() : error
  }
}
