import { expect, test } from 'vitest'
import { readNotice, setNotice } from './notice.ts'

const withCookie = (cookie: string) => new Request('http://site.example', { headers: { cookie } })

test('a page says what the page before asked it to say', () => {
  const [pair] = setNotice('signed-in', true).split(';') as [string]
  expect(readNotice(withCookie(`a=b; ${pair}; c=d`))).toBe('signed-in')
})

test.each(['aviso=<script>', 'aviso=constructor', 'aviso=', 'outro=signed-in'])(
  '%s makes it say nothing',
  (cookie) => {
    expect(readNotice(withCookie(cookie))).toBeNull()
  },
)
