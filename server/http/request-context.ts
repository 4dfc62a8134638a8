import { createContext } from 'react-router'
import type { AppDeps } from '#server/deps.ts'
import type { AppError } from '#server/errors.ts'

export type RequestInfo = {
  requestId: string
  /** For inline scripts and styles of a page rendered on request. Development has none. */
  nonce: string | undefined
  clientAddress: string
  /** Whether the visitor's connection is encrypted, also when a trusted proxy ended it. */
  secure: boolean
  deps: AppDeps
  /** Set when a page could not be made for want of the database. */
  databaseAway?: boolean
  /** Set when a page's loader or action refused what was asked of it. */
  refused?: AppError
}

/** Null where there is no request. */
export const requestContext = createContext<RequestInfo | null>(null)
