import { expect, test } from 'vitest'
import { mailOrigin } from './mail-origin.ts'

const requestTo = (url: string) => new Request(url)

test('links use the configured address, whatever the Host header says', () => {
  const env = { PUBLIC_URL: 'https://www.example.com', PORT: 3000 }
  expect(mailOrigin(env, requestTo('http://evil.example/auth'))).toBe('https://www.example.com')
})

test('on a local start they use the request’s address', () => {
  const env = { PORT: 3000 }
  for (const origin of ['http://localhost:4620', 'http://127.0.0.1:3000', 'http://[::1]:3000']) {
    expect(mailOrigin(env, requestTo(`${origin}/auth`))).toBe(origin)
  }
})

test('a forged Host header never reaches a mail', () => {
  const env = { PORT: 3000 }
  for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example']) {
    expect(mailOrigin(env, requestTo(`http://${host}/auth`))).not.toContain('evil')
  }
})
