import { cookie, readCookie } from '#server/http/cookies.ts'
import { isNotice, type NoticeName, noticeCookie } from '../rules/notices.ts'

/** Lives until the next page has said it, which without scripts is the only way to say it. */
export const setNotice = (name: NoticeName, secure: boolean) =>
  cookie(noticeCookie, name, { maxAge: 60, secure, httpOnly: true })

export const clearNotice = (secure: boolean) =>
  cookie(noticeCookie, '', { maxAge: 0, secure, httpOnly: true })

export function readNotice(request: Request): NoticeName | null {
  const name = readCookie(request, noticeCookie)
  return isNotice(name) ? name : null
}
