import { and, eq, ne } from 'drizzle-orm'
import * as fc from 'fast-check'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mails } from '#server/db/schema.ts'
import { sendMail } from '#server/email/send-mail.ts'
import { openMailTransport } from '#server/email/transport.ts'
import { contactApp, validContact } from '#tests/support/features/contact.ts'
import { runs } from '#tests/support/runs.ts'
import { type SmtpStandIn, startSmtp } from '#tests/support/smtp.ts'
import { contactMessages } from './schema.ts'

const { database, send, log, envWith } = contactApp()
let smtp: SmtpStandIn

beforeAll(async () => {
  smtp = await startSmtp()
})
afterAll(() => smtp.stop())

/** Texts that have broken mailers, databases, terminals and pages before. */
const nasty = [
  'Ana\r\nBcc: vitima@example.com',
  'Ana\nSubject: outro',
  'Ana%0d%0aBcc: vitima@example.com',
  'Ana\u2028Bcc: vitima@example.com',
  '"Ana" <vitima@example.com>',
  '=?utf-8?B?QmNjOiB4QHkueg==?=',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</td></table><h1>oi</h1>',
  '{{constructor.constructor("return 1")()}}',
  "'; drop table contact_messages; --",
  '\u0000\u0001\u0007\u001b[31m',
  '\ud800 sozinho',
  '\u202egnirts esrever',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L',
  '👩‍👩‍👧‍👦'.repeat(30),
  "=cmd|' /C calc'!A0",
  '__proto__',
  ' '.repeat(2000),
  'a'.repeat(15_000),
]
const fields = ['name', 'email', 'phone', 'company', 'message'] as const

const oneNasty = fc
  .tuple(fc.constantFrom(...fields), fc.constantFrom(...nasty), fc.boolean())
  .map(([field, text, padded]) => validContact({ [field]: padded ? `${text} e mais texto` : text }))
const odd = fc.oneof(
  fc.anything({ withNullPrototype: false }),
  fc.string({ unit: 'binary', maxLength: 1200 }),
  fc.constantFrom(...nasty),
)
const anyFields = fc
  .record(Object.fromEntries(fields.map((field) => [field, odd])), { requiredKeys: [] })
  .map((record) => ({ ...validContact(), ...record }))
const anyExtras = fc
  .record({ key: odd, page: odd, visit: odd, elapsed: odd, assunto: odd, __proto__: odd })
  .map((extras) => ({ ...validContact(), ...extras }))
const anyUtm = fc.string({ unit: 'binary', maxLength: 300 }).map((text) =>
  validContact({
    visit: {
      landing: `https://alisio.example/?utm_source=${encodeURIComponent(text.toWellFormed())}%00%0d%0a`,
      referrer: text,
    },
  }),
)
const anyBody = fc.oneof(
  fc.json(),
  fc.string({ unit: 'binary', maxLength: 500 }),
  fc.constantFrom('', '{', '[]', 'null', '[[[[[[', '"\\ud800"', `{"a":${'['.repeat(7000)}}`),
  fc.integer({ min: 16_385, max: 40_000 }).map((size) => 'x'.repeat(size)),
)
const payload = fc.oneof(oneNasty, anyFields, anyExtras, anyUtm, anyBody)

function toBody(value: unknown): string {
  if (typeof value === 'string') return value
  try {
    return JSON.stringify(value) ?? ''
  } catch {
    return '{"bigint":1}'
  }
}

/** Each is sent through the whole form. */
const count = runs(150, 1000)

test(`${count} hostile payloads are refused or stored safely, and none is an error of ours`, async () => {
  const counts: Record<number, number> = {}
  const bodies = fc.sample(payload, { numRuns: count, seed: 7206 }).map(toBody)
  const answers: Awaited<ReturnType<typeof send>>[] = []
  const line = bodies.values()
  const sendInTurn = async () => {
    for (const body of line) answers.push(await send(body))
  }
  await Promise.all(Array.from({ length: 8 }, sendInTurn))
  expect(answers).toHaveLength(count)
  for (const { status, answer } of answers) {
    counts[status] = (counts[status] ?? 0) + 1
    expect(typeof answer.success).toBe('boolean')
    expect(answer.success).toBe(status === 200)
    expect([200, 400, 413]).toContain(status)
  }
  expect(counts[200]).toBeGreaterThan(count / 20)
  expect(counts[400]).toBeGreaterThan(count / 20)
  expect(counts[413]).toBeGreaterThan(count / 200)
}, 120_000)

test('none of what was stored reaches a header, an extra recipient or the markup of a mail', async () => {
  const env = envWith({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` })
  const transport = openMailTransport(env, '/nowhere')
  const queued = await database.db
    .select({ id: mails.id, to: mails.recipient, kind: mails.kind, lead: contactMessages })
    .from(mails)
    .innerJoin(contactMessages, eq(contactMessages.id, mails.contactMessageId))
    .where(and(eq(mails.state, 'queued'), ne(contactMessages.name, 'Ana Souza')))
    .limit(60)
  expect(queued.length).toBeGreaterThan(5)
  const headers = new Set<string>()
  for (const { id, to, kind, lead } of queued) {
    await sendMail({ env, database, log, transport }, id, { isLast: false })
    const mail = smtp.received.at(-1)
    expect(mail?.to).toEqual([to])
    const parsed = await PostalMime.parse(mail?.raw ?? '')
    for (const { key } of parsed.headers) headers.add(key)
    expect(parsed.to).toEqual([{ address: to, name: '' }])
    expect(parsed.html).not.toMatch(/<script|<img|onerror=alert\(1\)>/)
    if (kind === 'contact-visitor') {
      const texts = [lead.name, lead.message, lead.phone, lead.company].filter(
        (text) => text.length > 9,
      )
      for (const text of texts)
        expect(`${parsed.html}${parsed.text}${parsed.subject}`).not.toContain(text)
    }
  }
  transport.close()
  expect([...headers].sort()).toEqual([
    'auto-submitted',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'reply-to',
    'subject',
    'to',
    'x-auto-response-suppress',
  ])
})
