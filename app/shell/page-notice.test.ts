import { expect, test } from 'vitest'
import { noticeCookie, setNotice } from '#features/shared/server/shared.server.ts'
import { pageNotice } from './frame/shell-data.server.ts'

const withCookie = (cookie: string) => ({
  request: new Request('http://site.example', { headers: { cookie } }),
  context: { get: () => ({ requestId: 'r1' }) } as never,
})

test('a notice may name a moment, by the agency’s clock', () => {
  const pair = noticeCookie(`site-scheduled.${Date.UTC(2030, 2, 10, 15)}`, false).split(';')[0]
  const { when } = pageNotice(withCookie(`${pair}`)) ?? {}
  expect(when).toMatch(/^em \d{2}\/\d{2}\/2030 às \d{2}:00$/)
  expect(pageNotice(withCookie('aviso=site-scheduled.x'))).not.toHaveProperty('when')
})

test('a page shows the notice of the previous action', () => {
  const [pair] = setNotice('signed-in', true).split(';') as [string]
  expect(pageNotice(withCookie(`a=b; ${pair}; c=d`))).toEqual({ name: 'signed-in', id: 'r1' })
})

test.each(['aviso=<script>', 'aviso=constructor', 'aviso=', 'outro=signed-in'])(
  '%s makes it say nothing',
  (cookie) => {
    expect(pageNotice(withCookie(cookie))).toBeNull()
  },
)
