import { expect, test } from 'vitest'
import { asAddressed, requireSameOrigin } from './security-headers.ts'

const requestFrom = (method: string, origin?: string) =>
  new Request('http://site.example/auth', { method, headers: origin ? { origin } : {} })

test('a page may be opened from anywhere', () => {
  expect(() => requireSameOrigin(requestFrom('GET', 'https://evil.example'))).not.toThrow()
})

test('a form is taken from our own pages, also when a proxy ended TLS', () => {
  expect(() => requireSameOrigin(requestFrom('POST', 'http://site.example'))).not.toThrow()
  expect(() => requireSameOrigin(requestFrom('POST', 'https://site.example'))).not.toThrow()
  expect(() =>
    requireSameOrigin(requestFrom('POST', 'https://www.example.com'), 'https://www.example.com'),
  ).not.toThrow()
})

test.each(['https://evil.example', 'null', 'http://site.example.evil.example', undefined])(
  'a form from %s is refused',
  (origin) => {
    expect(() => requireSameOrigin(requestFrom('POST', origin), 'https://www.example.com')).toThrow(
      'outro site',
    )
  },
)

test.each([
  ['https://site.example', undefined, 'https://site.example/auth?mode=signup'],
  [
    'https://www.example.com',
    'https://www.example.com',
    'https://www.example.com/auth?mode=signup',
  ],
  ['https://evil.example', 'https://www.example.com', 'http://site.example/auth?mode=signup'],
  ['null', undefined, 'http://site.example/auth?mode=signup'],
])('a form from %s reaches its page as it was addressed', async (origin, publicUrl, address) => {
  const form = new Request('http://site.example/auth?mode=signup', {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ intent: 'sign-in' }),
  })
  const request = asAddressed(form, publicUrl)
  expect(request.url).toBe(address)
  expect(request.method).toBe('POST')
  expect((await request.formData()).get('intent')).toBe('sign-in')
})
