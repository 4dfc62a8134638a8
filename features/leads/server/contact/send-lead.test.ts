import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseEnv } from '#server/env/env.ts'
import { describeError } from '#server/log.ts'
import { freePort } from '#tests/support/database/postgres.ts'
import { contactApp, validContact } from '#tests/support/features/contact.ts'
import { contactMessages } from './schema.ts'
import { sendLead, webhookSecret } from './send-lead.ts'

const { database, log, send, envWith } = contactApp()
const received: { headers: Record<string, unknown>; body: string }[] = []
let status = 200
const crm = createServer(async (request, response) => {
  received.push({ headers: request.headers, body: await text(request) })
  response.writeHead(status).end()
})
let url = ''

beforeAll(async () => {
  crm.listen(0, '127.0.0.1')
  await once(crm, 'listening')
  url = `http://127.0.0.1:${(crm.address() as AddressInfo).port}/leads`
})
afterAll(() => void crm.close())

async function storeLead() {
  const contact = validContact()
  await send(contact, { env: { LEADS_WEBHOOK_URL: url } })
  const byEmail = eq(contactMessages.email, contact.email)
  const read = async () => (await database.db.select().from(contactMessages).where(byEmail))[0]
  return { contact, read, id: (await read())?.id as string }
}

const attempt = (id: string, isLast = false) => {
  const env = envWith({ LEADS_WEBHOOK_URL: url })
  return sendLead({ env, database, log }, id, { signal: new AbortController().signal, isLast })
}

test('a lead is posted once, with a valid signature', async () => {
  status = 204
  const { contact, id, read } = await storeLead()
  expect((await read())?.webhookState).toBe('queued')
  await attempt(id)
  await attempt(id)
  expect((await read())?.webhookState).toBe('sent')
  const deliveries = received.filter(({ headers }) => headers['x-alisio-delivery'] === id)
  expect(deliveries).toHaveLength(1)
  const { headers, body } = deliveries[0] as (typeof received)[number]
  const signature = createHmac('sha256', await webhookSecret({}, database))
    .update(`${headers['x-alisio-timestamp']}.${body}`)
    .digest('hex')
  expect(headers['x-alisio-signature']).toBe(`sha256=${signature}`)
  expect(JSON.parse(body)).toMatchObject({
    event: 'lead.created',
    lead: { id, email: contact.email },
  })
})

test.each([500, 302, 404])(
  'an answer %i is tried again, and fails for good at the last attempt',
  async (answer) => {
    status = answer
    const { id, read } = await storeLead()
    await expect(attempt(id)).rejects.toThrow()
    expect((await read())?.webhookState).toBe('queued')
    await expect(attempt(id, true)).rejects.toThrow()
    expect((await read())?.webhookState).toBe('failed')
  },
)

test('the log says which host failed and why, without personal data or secrets', async () => {
  const { id, contact } = await storeLead()
  const failureOf = async (address: string) => {
    const env = envWith({ LEADS_WEBHOOK_URL: `${address}?key=s3cret` })
    const attempt = { signal: new AbortController().signal, isLast: false }
    const error = await sendLead({ env, database, log }, id, attempt).catch((reason) => reason)
    return describeError(error)
  }
  const { host } = new URL(url)
  status = 500
  expect(await failureOf(url)).toMatchObject({ error: `WebhookError: ${host} answered 500` })
  status = 302
  expect((await failureOf(url)).error).toContain(
    `${host} could not be reached: unexpected redirect`,
  )
  const port = await freePort()
  const nobody = `http://127.0.0.1:${port}/leads`
  expect(await failureOf(nobody)).toMatchObject({
    error: `WebhookError: 127.0.0.1:${port} could not be reached: ECONNREFUSED`,
    code: 'ECONNREFUSED',
  })
  status = 500
  const logText = JSON.stringify([await failureOf(url), await failureOf(nobody)])
  expect(logText).not.toContain('s3cret')
  expect(logText).not.toContain(contact.email)
})

test('a webhook on another machine requires TLS', () => {
  const address = (value: string) => () => parseEnv({ LEADS_WEBHOOK_URL: value })
  expect(address('http://crm.example.com/leads')).toThrow('LEADS_WEBHOOK_URL')
  expect(address('http://127.0.0.1.example.com/')).toThrow('LEADS_WEBHOOK_URL')
  expect(address('https://crm.example.com/leads')).not.toThrow()
  expect(address('http://localhost:9000/leads')).not.toThrow()
})
