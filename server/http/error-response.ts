import type { Context } from 'hono'
import { isRouteErrorResponse } from 'react-router'
import { escapeHtml } from '../escape-html.ts'
import { AppError, notFound, unavailable, unexpectedError } from '../failures/errors.ts'
import { isOutage, logFailure } from '../failures/outage.ts'
import { copiedFields } from './request/read-form.ts'
import type { AppBindings, RequestInfo } from './request/request-context.ts'

type ErrorAnswer = { status: number; contentType: string; body: string }
type ErrorContext = {
  path: string
  nonce: string | undefined
  requestId: string
  /** A sent form, to be sent again. */
  again?: { fields: [name: string, value: string][]; to: string }
}

const styles = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;gap:.75rem;padding:1.5rem;font:1rem/1.5 system-ui,sans-serif}
main{max-width:34rem}h1{font-size:1.75rem;line-height:1.2;margin:0 0 .75rem}p{margin:0 0 1rem}small{opacity:.75}`

/** Returns typed values with a button. */
function sendAgain({ again }: ErrorContext): string {
  if (!again) return ''
  const fields = again.fields.map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return `<form method="post" action="${escapeHtml(again.to)}">
${fields.join('\n')}
<p>O que você escreveu está guardado nesta página.</p>
<p><button>Enviar de novo</button></p>
</form>
`
}

/** Self-contained, for when nothing else works. */
function errorPage(error: AppError, context: ErrorContext): string {
  const { nonce, requestId } = context
  const message = escapeHtml(error.message)
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${message}</title>
<style nonce="${nonce ?? ''}">${styles}</style>
</head>
<body>
<main>
<h1>${message}</h1>
<p>${escapeHtml(error.action)}</p>
${sendAgain(context)}<p><a href="/">Voltar para a página inicial</a></p>
<small>Código: ${requestId}</small>
</main>
</body>
</html>
`
}

/** JSON for endpoints, a page for people. */
export function errorAnswer(error: AppError, context: ErrorContext): ErrorAnswer {
  if (context.path.startsWith('/functions/')) {
    const { code, message, action } = error
    return {
      status: error.status,
      contentType: 'application/json; charset=utf-8',
      body: JSON.stringify({ error: { code, message, action, requestId: context.requestId } }),
    }
  }
  return {
    status: error.status,
    contentType: 'text/html; charset=utf-8',
    body: errorPage(error, context),
  }
}

type RequestUrl = Pick<Request, 'url'>

/** An expected failure as a response. */
export function errorResponse(
  error: AppError,
  { url }: RequestUrl,
  info: RequestInfo,
  fields: [name: string, value: string][] = [],
): Response {
  const { pathname: path, search } = new URL(url)
  const again = fields.length > 0 ? { fields, to: path + search } : undefined
  const { status, contentType, body } = errorAnswer(error, { path, again, ...info })
  return new Response(body, { status, headers: { ...error.headers, 'Content-Type': contentType } })
}

/** The same after a form, whose values are returned. */
export async function failureResponse(error: AppError, request: RequestUrl, info: RequestInfo) {
  const fields = error.code === 'unavailable' ? await copiedFields(info) : []
  return errorResponse(error, request, info, fields)
}

/** The database refused a row of a client that this member of staff does not see. */
function isForeignClient(error: unknown): boolean {
  const { code, message = '' } = ((error as Error).cause ?? error) as Error & { code?: string }
  return code === '42501' && /policy "own_clients"|not a client of this member/.test(message)
}

/** Details of unexpected errors are only logged. */
export function toAppError(
  error: unknown,
  { deps, requestId }: Pick<RequestInfo, 'deps' | 'requestId'>,
): AppError {
  if (error instanceof AppError) return error
  if (isForeignClient(error)) return notFound()
  logFailure(deps.log, 'request failed', error, { id: requestId })
  return isOutage(error) ? unavailable() : unexpectedError(requestId)
}

/** Turns any error of a route into a response. */
export async function fail(error: Error, c: Context<AppBindings>): Promise<Response> {
  const { info } = c.env
  const answer = await failureResponse(toAppError(error, info), c.req, info)
  // Keeps headers the route had set, such as those for frames.
  return c.newResponse(answer.body, answer)
}

/** Logs unexpected rendering errors without personal data. */
export function logPageError(error: unknown, request: Request, info: RequestInfo | null): void {
  if (!info || request.signal.aborted) return
  // Expected errors and those logged already.
  if (isRouteErrorResponse(error) && (error.status < 500 || info.failure)) return
  info.failure = toAppError(error, info)
}
