import { expect, test } from 'vitest'
import { requireSameOrigin } from './same-origin.ts'

const asked = (method: string, origin?: string) =>
  new Request('http://site.example/auth', { method, headers: origin ? { origin } : {} })

test('a page may be opened from anywhere', () => {
  expect(() => requireSameOrigin(asked('GET', 'https://evil.example'))).not.toThrow()
})

test('a form is taken from our own pages, also when a proxy ended TLS', () => {
  expect(() => requireSameOrigin(asked('POST', 'http://site.example'))).not.toThrow()
  expect(() => requireSameOrigin(asked('POST', 'https://site.example'))).not.toThrow()
  expect(() =>
    requireSameOrigin(asked('POST', 'https://www.example.com'), 'https://www.example.com'),
  ).not.toThrow()
})

test.each(['https://evil.example', 'null', 'http://site.example.evil.example', undefined])(
  'a form from %s is refused',
  (origin) => {
    expect(() => requireSameOrigin(asked('POST', origin), 'https://www.example.com')).toThrow(
      'outro site',
    )
  },
)
