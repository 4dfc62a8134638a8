import { createContext, type RouterContextProvider } from 'react-router'
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
  /** Set when a page could not be made: what it says. */
  failure?: AppError
  /** A copy of the form that was sent. */
  typed?: Request
  /** Called by whoever knows the sender: from here on the body may take long, as long as it goes on. */
  expectUpload?: () => void
}

/** Null where there is no request. */
export const requestContext = createContext<RequestInfo | null>(null)

/** What every loader, action and middleware is called with. */
export type Args = { request: Request; context: Readonly<RouterContextProvider> }

/** Pages of the client area and the desk are never pre-rendered, so there always is a request. */
export function requestInfo({ context }: Pick<Args, 'context'>): RequestInfo {
  const info = context.get(requestContext)
  if (!info) throw new Error('A page was rendered without a request')
  return info
}

export type AppBindings = { Bindings: { info: RequestInfo } }
