import { AsyncLocalStorage } from 'node:async_hooks'

/** What better-auth's callbacks need to know of the call they are part of. */
export type AuthCall = {
  /** Where links in mails lead. */
  origin: string
  /**
   * The new password's hash, made before the library opens a transaction or uses up a token:
   * waiting for a turn to hash must keep no connection busy, and being sent away must cost nothing.
   */
  hash?: string
}

export const authCall = new AsyncLocalStorage<AuthCall>()
