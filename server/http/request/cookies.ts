import { parse, serialize } from 'hono/utils/cookie'

type Options = { maxAge: number; secure: boolean; httpOnly?: boolean }

export const cookie = (name: string, value: string, options: Options) =>
  serialize(name, value, { path: '/', sameSite: 'Lax', ...options })

export const readCookie = (request: Request, name: string): string | undefined =>
  parse(request.headers.get('cookie') ?? '', name)[name]

/** For an answer that sets several cookies, each in a header of its own. */
export function withCookies(cookies: string[]): { headers: Headers } {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return { headers }
}
