import { expect, test } from 'vitest'
import { readForm } from './read-form.ts'

const sent = (type: string | undefined, body: BodyInit) =>
  readForm(
    new Request('http://site.example/auth', {
      method: 'POST',
      headers: type ? { 'Content-Type': type } : {},
      body: new Blob([body as BlobPart]),
    }),
  )

test('a form is read', async () => {
  const form = await sent('application/x-www-form-urlencoded; charset=utf-8', 'intent=sign-in')
  expect(form.get('intent')).toBe('sign-in')
})

test('what no database holds is left out, and a file is no text', async () => {
  const form = await sent('application/x-www-form-urlencoded', 'note=a%00b%ED%A0%80&%00x=1')
  expect([form.get('note'), form.get('x')]).toEqual(['ab\ufffd\ufffd\ufffd', '1'])
  const part = 'Content-Disposition: form-data; name="note"; filename="a.txt"\r\n\r\nx'
  const mixed = await sent('multipart/form-data; boundary=b', `--b\r\n${part}\r\n--b--\r\n`)
  expect(mixed.has('note')).toBe(false)
})

test.each([
  ['text/xml', '<x/>', 415],
  ['application/json', '{}', 415],
  [undefined, 'intent=sign-in', 415],
  ['multipart/form-data; boundary=x', 'not a part', 400],
  ['multipart/form-data', '--x', 400],
])(
  'a body of type %s that is no form is refused, not a failure of ours',
  async (type, body, status) => {
    const refusal = await sent(type, body).catch((error) => error)
    expect(refusal).toBeInstanceOf(Response)
    expect(refusal.status).toBe(status)
  },
)
