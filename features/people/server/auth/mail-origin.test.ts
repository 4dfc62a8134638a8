import { expect, test } from 'vitest'
import { mailOrigin } from './mail-origin.ts'

const asked = (url: string) => new Request(url)

test('links lead to the configured address, whatever the request claims', () => {
  const env = { PUBLIC_URL: 'https://www.example.com', PORT: 3000 }
  expect(mailOrigin(env, asked('http://evil.example/auth'))).toBe('https://www.example.com')
})

test('on this machine they lead back to where the request came in', () => {
  const env = { PORT: 3000 }
  for (const origin of ['http://localhost:4620', 'http://127.0.0.1:3000', 'http://[::1]:3000']) {
    expect(mailOrigin(env, asked(`${origin}/auth`))).toBe(origin)
  }
})

test('a host that a stranger wrote into a request never reaches a mail', () => {
  const env = { PORT: 3000 }
  for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example']) {
    expect(mailOrigin(env, asked(`http://${host}/auth`))).not.toContain('evil')
  }
})
