import { cookie, readCookie } from '#server/http/request/cookies.ts'
import type { NoticeName } from '../rules/notices.ts'

const name = 'aviso'

/** Lives until the next page has said it, which without scripts is the only way to say it. */
export const noticeCookie = (notice: string, secure: boolean) =>
  cookie(name, notice, { maxAge: 60, secure, httpOnly: true })

export const setNotice = (notice: NoticeName, secure: boolean) => noticeCookie(notice, secure)

export const clearNotice = (secure: boolean) =>
  cookie(name, '', { maxAge: 0, secure, httpOnly: true })

/** Whatever the browser sent: who shows it knows the names there are. */
export const readNotice = (request: Request) => readCookie(request, name)
