import { parse, serialize } from 'hono/utils/cookie'

type Options = { maxAge: number; secure: boolean; httpOnly?: boolean }

export const cookie = (name: string, value: string, options: Options) =>
  serialize(name, value, { path: '/', sameSite: 'Lax', ...options })

export const readCookie = (request: Request, name: string): string | undefined =>
  parse(request.headers.get('cookie') ?? '', name)[name]
