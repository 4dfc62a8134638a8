import type { MiddlewareHandler } from 'hono'
import type { AppBindings, RequestInfo } from './request-context.ts'

/** Removes what PostgreSQL cannot store in text: NUL and lone surrogates. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/**
 * The same for a query string. Replaced rather than removed, since the rest might form a new %00.
 */
export const storableQuery = (query: string): string =>
  query.includes('%00') ? query.replaceAll('%00', '%EF%BF%BD') : query

/** Parsed JSON with storable texts; throws like JSON.parse. */
export function parseStorableJson(text: string): unknown {
  return JSON.parse(text, (_key, value) => (typeof value === 'string' ? storable(value) : value))
}

const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i

/**
 * The text fields of a form; files are ignored. An invalid, incomplete or too large form is the
 * sender's error.
 */
export async function readForm(request: Request): Promise<FormData> {
  if (!formTypes.test(request.headers.get('Content-Type') ?? '')) {
    throw new Response(null, { status: 415 })
  }
  let sent: FormData
  try {
    sent = await request.formData()
  } catch {
    throw new Response(null, { status: 400 })
  }
  const form = new FormData()
  for (const [name, value] of sent) {
    if (typeof value === 'string') form.append(storable(name), storable(value))
  }
  return form
}

/** The fields of a form that a browser sent without scripts, from its text. */
export function readFields(body: string): URLSearchParams {
  const fields = new URLSearchParams(body)
  return new URLSearchParams([...fields].map(([name, value]) => [storable(name), storable(value)]))
}

const isForm = /^application\/x-www-form-urlencoded\s*(;|$)/i

/** Secrets, never returned to a page. */
export const isSecret = /password|secret|^code$|^uri$/i

/** A copy of a form, for when there is no page to show it on. Pages with scripts keep their own. */
export const copyForm: MiddlewareHandler<AppBindings> = (c, next) => {
  const { raw, method, path } = c.req
  const type = raw.headers.get('Content-Type') ?? ''
  if (method === 'POST' && isForm.test(type) && !path.endsWith('.data')) {
    c.env.info.typed = raw.clone()
  }
  return next()
}

/** Fields by name; none when unreadable. */
export async function copiedFields({ typed }: Pick<RequestInfo, 'typed'>) {
  const text = typed ? await typed.text().catch(() => '') : ''
  return [...new URLSearchParams(text)].filter(([name]) => !isSecret.test(name))
}
