import { createContext, type RouterContextProvider } from 'react-router'
import type { AppDeps } from '#server/deps.ts'
import type { AppError } from '#server/failures/errors.ts'

export type RequestInfo = {
  requestId: string
  /** CSP nonce of a page rendered on request; none during development. */
  nonce: string | undefined
  clientAddress: string
  /** Whether the visitor's connection is encrypted, also by a trusted proxy. */
  secure: boolean
  deps: AppDeps
  /** Set when a page failed. */
  failure?: AppError
  /** A copy of the form that was sent. */
  typed?: Request
  /** Called for known senders: the body may take long while it keeps going. */
  expectUpload?: () => void
}

/** Null without a request. */
export const requestContext = createContext<RequestInfo | null>(null)

/** Arguments of every loader, action and middleware. */
export type Args = { request: Request; context: Readonly<RouterContextProvider> }

/** Area and desk are never pre-rendered, so there is always a request. */
export function requestInfo({ context }: Pick<Args, 'context'>): RequestInfo {
  const info = context.get(requestContext)
  if (!info) throw new Error('A page was rendered without a request')
  return info
}

export type AppBindings = { Bindings: { info: RequestInfo } }
