import { expect, test } from 'vitest'
import { setNotice } from '#features/shared/server/shared.server.ts'
import { pageNotice } from './shell-data.server.ts'

const withCookie = (cookie: string) => ({
  request: new Request('http://site.example', { headers: { cookie } }),
  context: { get: () => ({ requestId: 'r1' }) } as never,
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
