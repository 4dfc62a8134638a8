import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { mails } from '#server/db/schema.ts'
import { createLogger } from '#server/log.ts'
import { contactApp } from '#tests/support/features/contact.ts'
import { type SmtpStandIn, startSmtp } from '#tests/support/smtp.ts'
import type { Mail } from './mail.ts'
import { queueMail } from './queue-mail.ts'
import { sendMail } from './send-mail.ts'
import { openMailTransport } from './transport.ts'

const { database, queue, envWith } = contactApp()
const folder = mkdtempSync(join(tmpdir(), 'alisio-mail-'))
let smtp: SmtpStandIn

beforeAll(async () => {
  smtp = await startSmtp()
})
afterAll(async () => {
  await smtp.stop()
  rmSync(folder, { recursive: true, force: true })
})

const queueOne = (mail: Partial<Mail> = {}) =>
  database.db.transaction((tx) =>
    queueMail(tx, queue, {
      kind: 'account-erased',
      to: 'ana@example.com',
      subject: 'Olá',
      html: '<p>é</p>',
      text: 'é',
      ...mail,
    }),
  )

test('what many get at once is sent behind what somebody waits for', async () => {
  const [crowd, one] = [
    await queueOne({ kind: 'report' }),
    await queueOne({ kind: 'reset-password' }),
  ]
  const { rows } = await database.db.execute<{ mail: string }>(sql`
    select data->>'mailId' as mail from jobs.job
    where data->>'mailId' in (${crowd}, ${one}) order by priority desc, created_on`)
  expect(rows.map(({ mail }) => mail)).toEqual([one, crowd])
})

async function attempt(
  id: string,
  settings: Record<string, string>,
  isLast = false,
  attachReport?: () => Promise<null>,
) {
  const logged: string[] = []
  const log = createLogger('info', (text) => logged.push(text))
  const env = envWith(settings)
  const transport = openMailTransport(env, folder)
  const deps = { env, database, log, transport, attachReport }
  const failure = await sendMail(deps, id, { isLast }).catch((error) => error)
  transport.close()
  log.flush()
  const [row] = await database.db.select().from(mails).where(eq(mails.id, id))
  return { failure, row, logged: logged.join('') }
}

const bySmtp = () => ({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` })

test('a mail goes out by SMTP once, from the agency’s domain, with a stable Message-ID', async () => {
  const id = await queueOne({ replyTo: 'bia@example.com' })
  const { row } = await attempt(id, bySmtp())
  await attempt(id, bySmtp())
  const messages = smtp.received.filter(({ raw }) => raw.includes(id))
  expect(messages).toHaveLength(1)
  const mail = await PostalMime.parse(messages[0]?.raw ?? '')
  expect(mail.from).toEqual({ name: brand.name, address: brand.email })
  expect(mail.replyTo).toEqual([{ name: '', address: 'bia@example.com' }])
  expect(mail.messageId).toBe(`<${id}@${brand.email.split('@')[1]}>`)
  expect([mail.text?.trim(), mail.html?.trim()]).toEqual(['é', '<p>é</p>'])
  expect(row).toMatchObject({ state: 'sent', html: null, bodyText: null })
})

test('without SMTP_URL a mail becomes a file that only this user can read, and the log says where', async () => {
  const id = await queueOne()
  const { row, logged } = await attempt(id, { DATA_DIR: 'data' })
  const file = join(folder, 'data', 'mail', `${id}.eml`)
  expect(row?.state).toBe('sent')
  expect(logged).toContain(file)
  expect((await PostalMime.parse(await readFile(file))).subject).toBe('Olá')
  expect((await stat(file)).mode & 0o077).toBe(0)
  expect(await readdir(join(folder, 'data', 'mail'))).toEqual([`${id}.eml`])
})

test('a mailbox that refuses for good is not tried again', async () => {
  const id = await queueOne({ to: 'recusado@example.com' })
  const { failure, row, logged } = await attempt(id, bySmtp())
  expect(failure).toBeUndefined()
  expect(row).toMatchObject({ state: 'failed', lastError: 'EENVELOPE 550 RCPT TO' })
  expect(logged).not.toContain('recusado@')
})

test('the agency’s own mailbox is tried again: somebody can mend it', async () => {
  const id = await queueOne({ to: 'recusado@example.com' })
  const { failure, row } = await attempt(id, { ...bySmtp(), LEADS_TO: 'recusado@example.com' })
  expect(failure.message).toBe('EENVELOPE 550 RCPT TO')
  expect(row?.state).toBe('queued')
})

test('while the server is down a mail waits, and counts as failed after the last attempt', async () => {
  const id = await queueOne()
  const nobody = { SMTP_URL: 'smtp://127.0.0.1:1' }
  const first = await attempt(id, nobody)
  expect(first.failure).toBeInstanceOf(Error)
  expect(first.row).toMatchObject({ state: 'queued', attempts: 1 })
  expect((await attempt(id, nobody, true)).row).toMatchObject({ state: 'failed', attempts: 2 })
  expect((await attempt(id, bySmtp())).row).toMatchObject({ state: 'sent', attempts: 3 })
})

test('a report whose file cannot be made is tried again, and at the last try its mail has failed', async () => {
  const { rows } = await database.db.execute<{ id: string }>(sql`
    with client as (insert into alisio.clients (name) values ('Padaria') returning id)
    insert into alisio.reports (client_id, first_day, last_day)
    select id, '2026-10-01', '2026-10-31' from client returning id`)
  const id = await queueOne({ kind: 'report', reportId: rows[0]?.id })
  const broken = () => Promise.reject(new Error('not drawn within 20000 ms'))
  const first = await attempt(id, bySmtp(), false, broken)
  expect([first.failure.name, first.row?.state]).toEqual(['DeliveryError', 'queued'])
  const last = await attempt(id, bySmtp(), true, broken)
  expect(last.row).toMatchObject({
    state: 'failed',
    lastError: 'the PDF of the report could not be made',
  })
})
