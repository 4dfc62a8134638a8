import type { MiddlewareHandler } from 'hono'
import type { AppBindings, RequestInfo } from './request-context.ts'

const isForm = /^application\/x-www-form-urlencoded\s*(;|$)/i

/** What is typed anew each time, and stands in no page. */
const isSecret = /password|secret|code|^uri$/i

/** A copy of a form, for when there is no page to show it on. A page's own script keeps its own. */
export const keepTyped: MiddlewareHandler<AppBindings> = (c, next) => {
  const { raw, method, path } = c.req
  const type = raw.headers.get('Content-Type') ?? ''
  if (method === 'POST' && isForm.test(type) && !path.endsWith('.data')) {
    c.env.info.typed = raw.clone()
  }
  return next()
}

/** Its fields, by name; none where it could not be read. */
export async function typedFields({ typed }: Pick<RequestInfo, 'typed'>) {
  const text = typed ? await typed.text().catch(() => '') : ''
  return [...new URLSearchParams(text)].filter(([name]) => !isSecret.test(name))
}
