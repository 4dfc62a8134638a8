import { data, isRouteErrorResponse, type ServerBuild } from 'react-router'
import { unexpectedError } from '#server/failures/errors.ts'
import { failureResponse, toAppError } from './error-response.ts'
import { type Args, type RequestInfo, requestContext } from './request/request-context.ts'

/** Complete responses, such as redirects, and not-found errors. */
const isAnswer = (thrown: unknown) =>
  thrown instanceof Response || isRouteErrorResponse(thrown) || !(thrown instanceof Error)

function wrap<Rest extends unknown[], Result>(work: (args: never, ...rest: Rest) => Result) {
  return async (args: never, ...rest: Rest): Promise<Awaited<Result>> => {
    try {
      return await work(args, ...rest)
    } catch (thrown) {
      const { request, context } = args as Args
      const info = context.get(requestContext)
      if (isAnswer(thrown) || !info || request.signal.aborted) throw thrown
      const failure = toAppError(thrown, info)
      info.failure = failure
      const { message, action, status } = failure
      throw data({ message, action, requestId: info.requestId }, { status })
    }
  }
}

/**
 * React Router hides what a loader, action or middleware threw. This turns it into a message, what
 * to do, and the request id.
 */
export function answerFailures(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route] as const
    const { loader, action, middleware } = route.module
    const module = {
      ...route.module,
      ...(loader && { loader: wrap(loader as never) }),
      ...(action && { action: wrap(action as never) }),
      ...(middleware && { middleware: middleware.map((one) => wrap(one as never)) }),
    }
    return [id, { ...route, module }] as const
  })
  return { ...build, routes: Object.fromEntries(routes) } as ServerBuild
}

const PAGE = /^text\/(html|x-script)\b/

/**
 * Adds the failure's headers to a failed page. Other requests, such as files, get an error page
 * instead of the router's English text, and a form without a page gets its values back.
 */
export async function settleFailure(
  response: Response,
  request: Request,
  info: RequestInfo,
): Promise<Response> {
  const isPage = PAGE.test(response.headers.get('Content-Type') ?? '')
  const failure =
    info.failure ??
    (response.status === 500 && !isPage ? unexpectedError(info.requestId) : undefined)
  if (!failure || response.status < 400) return response
  const isForm = info.typed !== undefined && failure.code === 'unavailable'
  if (!isPage || isForm) return failureResponse(failure, request, info)
  // For rendering errors the router answers 500.
  const status = response.status === 500 ? failure.status : response.status
  const answer = new Response(response.body, { status, headers: response.headers })
  for (const [name, value] of Object.entries(failure.headers)) answer.headers.set(name, value)
  return answer
}
