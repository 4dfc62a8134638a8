import { cookie, readCookie } from '#server/http/request/cookies.ts'
import type { NoticeName } from '../rules/notices.ts'

const name = 'aviso'

/** Lives until the next page shows it; works without scripts. */
export const noticeCookie = (notice: string, secure: boolean) =>
  cookie(name, notice, { maxAge: 60, secure, httpOnly: true })

export const setNotice = (notice: NoticeName, secure: boolean) => noticeCookie(notice, secure)

export const clearNotice = (secure: boolean) =>
  cookie(name, '', { maxAge: 0, secure, httpOnly: true })

/** Unchecked: the page compares it with the known names. */
export const readNotice = (request: Request) => readCookie(request, name)
