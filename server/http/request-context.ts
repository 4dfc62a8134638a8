import { createContext } from 'react-router'
import type { AppDeps } from '#server/deps.ts'

export type RequestInfo = {
  requestId: string
  /** For inline scripts and styles of a page rendered on request. Development has none. */
  nonce: string | undefined
  clientAddress: string
  /** Whether the visitor's connection is encrypted, also when a trusted proxy ended it. */
  secure: boolean
  deps: AppDeps
  /** Called by whoever knows the sender: from here on the body may take long, as long as it goes on. */
  expectUpload?: () => void
  /** Set when a page could not be made for want of the database. */
  databaseAway?: boolean
}

/** Null where there is no request. */
export const requestContext = createContext<RequestInfo | null>(null)
