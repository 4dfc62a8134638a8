import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/db/client.ts'
import { mails } from '#server/db/schema.ts'
import type { AppDeps } from '#server/deps.ts'
import { createLogger } from '#server/log.ts'
import { contactApp, validContact } from '#tests/support/features/contact.ts'
import { contactRoutes } from './routes.ts'
import { contactMessages } from './schema.ts'

const { database, queue, send, envWith, logged } = contactApp()

async function stored(email: string) {
  const rows = await database.db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.email, email))
  return Promise.all(
    rows.map(async (row) => {
      const messageMails = await database.db
        .select()
        .from(mails)
        .where(eq(mails.contactMessageId, row.id))
      return { ...row, mails: messageMails.map(({ kind }) => kind).sort() }
    }),
  )
}

test('a message is stored with both its mails before success is answered', async () => {
  const contact = validContact({
    page: 'https://alisio.example/portfolio?aba=contato',
    visit: {
      landing: 'https://alisio.example/?utm_source=google&utm_campaign=sites',
      referrer: '',
    },
    elapsed: 9000,
  })
  const { status, answer } = await send(contact)
  expect([status, answer]).toEqual([200, { success: true }])
  const [row, ...others] = await stored(contact.email)
  expect(others).toEqual([])
  expect(row).toMatchObject({
    name: contact.name,
    phone: contact.phone,
    company: contact.company,
    message: contact.message,
    reference: 'google / sites',
    page: 'https://alisio.example/portfolio?aba=contato',
    suspectedSpam: null,
    overLimit: null,
    mails: ['contact-agency', 'contact-visitor'],
  })
})

test('the secret of a reset link is not stored with the visit', async () => {
  const landing = 'https://alisio.example/auth?mode=reset&token=s3cret'
  for (const visit of [
    { landing, referrer: '' },
    { landing: 'https://alisio.example/', referrer: landing },
  ]) {
    const contact = validContact({ visit })
    await send(contact)
    const rows = await stored(contact.email)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('s3cret')
  }
})

test('the log has the message’s id and no personal data', async () => {
  const contact = validContact({ name: 'Bartolomeu', message: 'Uma frase inconfundível.' })
  await send(contact)
  await expect.poll(() => logged.join('')).toContain('contact message stored')
  expect(logged.join('')).not.toMatch(/Bartolomeu|inconfundível|@example\.com|98888/)
})

test('the same key is the same message', async () => {
  const contact = validContact({ key: crypto.randomUUID() })
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(contact)))
  expect(answers.every(({ answer }) => answer.success === true)).toBe(true)
  expect(await stored(contact.email)).toHaveLength(1)
})

test('each invalid field gets its error', async () => {
  const { status, answer } = await send({ name: 'A', email: 'x', phone: '1', message: 'oi' })
  expect(status).toBe(400)
  expect(answer).toEqual({
    success: false,
    error: 'Por favor, corrija os erros no formulário.',
    fields: {
      name: 'Nome deve ter no mínimo 2 caracteres',
      email: 'Email inválido',
      phone: 'Telefone inválido',
      message: 'Mensagem deve ter no mínimo 10 caracteres',
    },
  })
})

test.each([
  ['the hidden field is filled in', { assunto: 'cheap watches' }, 'honeypot'],
  ['the form came too fast', { elapsed: 300 }, 'too-fast'],
])('when %s, success is told, the record is kept and nothing is sent', async (_, more, reason) => {
  const contact = validContact(more)
  expect((await send(contact)).answer).toEqual({ success: true })
  expect(await stored(contact.email)).toMatchObject([{ suspectedSpam: reason, mails: [] }])
})

test('one recipient gets one confirmation, whoever types the address', async () => {
  const contact = validContact()
  const shouted = { ...contact, email: contact.email.toUpperCase() }
  await Promise.all([send(contact), send(contact), send(shouted)])
  const all = [...(await stored(contact.email)), ...(await stored(shouted.email))]
  const kinds = all.flatMap((row) => row.mails)
  expect(all).toHaveLength(3)
  expect(kinds.filter((kind) => kind === 'contact-agency')).toHaveLength(3)
  expect(kinds.filter((kind) => kind === 'contact-visitor')).toHaveLength(1)
})

test('over the limit of an address messages are stored but not mailed, and the agency is alerted', async () => {
  const options = { env: { CONTACT_PER_ADDRESS_HOUR: '2' }, address: crypto.randomUUID() }
  const contacts = Array.from({ length: 4 }, () => validContact())
  // Another file may have used up this hour's alert.
  await database.db.execute(sql`delete from alisio.rate_limits`)
  await database.db.delete(mails).where(eq(mails.kind, 'contact-held'))
  for (const contact of contacts) expect((await send(contact, options)).status).toBe(200)
  const rows = (await Promise.all(contacts.map(({ email }) => stored(email)))).flat()
  expect(rows.map((row) => row.overLimit)).toEqual([null, null, 'address', 'address'])
  expect(rows.map((row) => row.mails.length)).toEqual([2, 2, 0, 0])
  const alerts = await database.db.select().from(mails).where(eq(mails.kind, 'contact-held'))
  expect(alerts).toHaveLength(1)
})

test('an address that does not stop gets 429', async () => {
  const options = { env: { CONTACT_PER_ADDRESS_HOUR: '1' }, address: crypto.randomUUID() }
  for (let count = 0; count < 20; count += 1) await send(validContact(), options)
  const refused = await send(validContact(), options)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(refused.answer).toMatchObject({ success: false, error: expect.any(String) })
})

test('more than 16 kB are refused, with or without a Content-Length', async () => {
  const large = JSON.stringify(validContact({ message: 'é'.repeat(9000) }))
  expect((await send(large)).status).toBe(413)
  expect((await send(large, { headers: { 'Content-Length': '10' } })).status).toBe(413)
})

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  '',
])('content of type %j is refused', async (type) => {
  const { status, answer } = await send('{}', { headers: { 'Content-Type': type } })
  expect(status).toBe(415)
  expect(answer.success).toBe(false)
})

test.each([
  { Origin: 'https://elsewhere.example' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site', Origin: 'http://localhost' },
])('what another site sent is refused: %j', async (headers) => {
  const { status, answer } = await send(validContact(), { headers })
  expect(status).toBe(403)
  expect(answer.success).toBe(false)
})

test.each([
  { Origin: 'http://localhost' },
  { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' },
  { Origin: 'https://www.alisio.example' },
])('what the site itself sent is taken: %j', async (headers) => {
  const env = { PUBLIC_URL: 'https://www.alisio.example' }
  expect((await send(validContact(), { headers, env })).status).toBe(200)
})

test('other methods are refused in the same format', async () => {
  const info = { deps: { log: createLogger('silent') } }
  const response = contactRoutes({} as never).request('/functions/v1/send-form-email', {}, { info })
  expect((await response).status).toBe(405)
})

test('without a database the answer is 503 with what to do', async () => {
  const log = createLogger('silent')
  const nowhere = openDatabase({ host: '127.0.0.1', port: 1 }, log)
  const parts = { env: envWith({}), log, database: nowhere, queue, isDraining: () => false }
  const deps = parts as unknown as AppDeps
  const response = await contactRoutes(deps).request(
    '/functions/v1/send-form-email',
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(validContact()),
    },
    { info: { deps, requestId: 'test', clientAddress: '::1' } },
  )
  expect(response.status).toBe(503)
  expect(response.headers.get('Retry-After')).toBe('5')
  expect(await response.json()).toEqual({
    success: false,
    error:
      'Estamos com uma instabilidade no momento. Tente de novo em alguns instantes ou fale com a gente pelo WhatsApp.',
  })
})
