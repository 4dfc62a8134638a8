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

test.each(['/', '/cases-sucesso#padaria-sol', '/servicos/seo'])(
  'a notice may lead to a page of the site: %s',
  (look) => {
    const pair = noticeCookie(`site-published.${look}`, false).split(';')[0]
    expect(pageNotice(withCookie(`${pair}`))).toMatchObject({ name: 'site-published', look })
  },
)

test.each([
  '//other.example',
  '/\\other.example',
  'https://other.example',
  'javascript:x()',
  '/a b',
])('a notice leads nowhere else: %s', (look) => {
  const pair = noticeCookie(`site-published.${look}`, false).split(';')[0]
  expect(pageNotice(withCookie(`${pair}`))).not.toHaveProperty('look')
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
