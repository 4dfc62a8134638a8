import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { and, eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { saveSummaryHour, sendSummaries } from '#features/today/server/daily-summary.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { mails } from '#server/db/schema.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { writeLead } from '#tests/support/features/leads.ts'
import { testDeps } from '#tests/support/people/accounts.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import { changeState, sendChange } from './change-lead.ts'
import { remindLeads } from './remind-leads.ts'
import { leads, staffSummaries } from './schema.ts'

const database = testDatabase()
const { db } = database
const deps = testDeps(database)

/**
 * A Wednesday on which the agency is open, years ago, so that leads of other tests do not wait yet.
 */
const morning = new Date('2021-11-17T09:30:00-03:00')
const afternoon = new Date('2021-11-17T16:30:00-03:00')

const remindersTo = (email: string, kind: 'lead-reminder' | 'daily-summary') =>
  db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, email), eq(mails.kind, kind)))

test('a lead without an answer is reminded of once, to its owner, and not before its time', async () => {
  const owner = await addStaff(database, 'team')
  const other = await addStaff(database, 'team')
  const id = await writeLead(database, { createdAt: morning })
  await db.update(leads).set({ ownerId: owner.id, waitingSince: morning }).where(eq(leads.id, id))
  // Even older leads of other tests are reminded to everybody.
  const about = async ({ email }: { email: string }) =>
    (await remindersTo(email, 'lead-reminder')).filter(({ html }) =>
      html?.includes(`/agencia/leads/${id}`),
    )
  await remindLeads(deps, new Date(morning.getTime() + 3 * 3_600_000))
  expect(await about(owner)).toHaveLength(0)
  await Promise.all([remindLeads(deps, afternoon), remindLeads(deps, afternoon)])
  await remindLeads(deps, afternoon)
  expect(await about(owner)).toHaveLength(1)
  expect(await about(other)).toHaveLength(0)
})

test('a summary is sent at the selected hour, once a day, until disabled', async () => {
  const { id, email } = await addStaff(database, 'team')
  await asStaff(database, id, (tx) => saveSummaryHour(tx, id, 10))
  onTestFinished(async () => {
    await db.delete(staffSummaries).where(eq(staffSummaries.userId, id))
  })
  await sendSummaries(deps, morning)
  expect(await remindersTo(email, 'daily-summary')).toHaveLength(0)
  await sendSummaries(deps, afternoon)
  await sendSummaries(deps, afternoon)
  expect(await remindersTo(email, 'daily-summary')).toHaveLength(1)
  await sendSummaries(deps, new Date('2021-11-21T16:30:00-03:00'))
  expect(await remindersTo(email, 'daily-summary')).toHaveLength(1)
  await asStaff(database, id, (tx) => saveSummaryHour(tx, id, null))
  await sendSummaries(deps, new Date('2021-11-18T16:30:00-03:00'))
  expect(await remindersTo(email, 'daily-summary')).toHaveLength(1)
})

test('an alert is in the summary of whoever answers for the client, with its days, and only once', async () => {
  const people = [await addStaff(database, 'team'), await addStaff(database, 'team')]
  const [mine, other] = people as [{ id: string; email: string }, { id: string; email: string }]
  for (const { id } of people) await asStaff(database, id, (tx) => saveSummaryHour(tx, id, 10))
  onTestFinished(async () => {
    for (const { id } of people)
      await db.delete(staffSummaries).where(eq(staffSummaries.userId, id))
  })
  const name = `Vigiada ${mine.id}`
  await db.execute(sql`
    with client as (
      insert into alisio.clients (name, responsible_id) values (${name}, ${mine.id}) returning id)
    insert into alisio.alerts (client_id, kind, day, value, usual, series, opened_at)
    select id, 'spend-up', '2021-11-16', 300, 100, '[100, null, 300]', '2001-01-01' from client`)
  const remindersOf = async (email: string) =>
    (await remindersTo(email, 'daily-summary')).filter(({ bodyText }) => bodyText?.includes(name))
  await sendSummaries(deps, afternoon)
  const [mail] = await remindersOf(mine.email)
  expect(mail?.bodyText).toContain('▃·█')
  expect(await remindersOf(other.email)).toEqual([])
  await sendSummaries(deps, new Date('2021-11-18T16:30:00-03:00'))
  expect(await remindersTo(mine.email, 'daily-summary')).toHaveLength(2)
  expect(await remindersOf(mine.email)).toHaveLength(1)
})

test('a failing summary blocks no other, and is not retried in a loop', async () => {
  const people = [await addStaff(database, 'team'), await addStaff(database, 'team')]
  for (const { id } of people) await asStaff(database, id, (tx) => saveSummaryHour(tx, id, 10))
  onTestFinished(async () => {
    for (const { id } of people) {
      await db.delete(staffSummaries).where(eq(staffSummaries.userId, id))
      await db.execute(sql`delete from alisio.job_failures where about = ${id}`)
    }
  })
  let calls = 0
  const enqueue = async () => {
    calls += 1
    if (calls === 1) throw new Error('no use')
  }
  const failing = { ...deps, queue: { ...deps.queue, enqueue } }
  await sendSummaries(failing, afternoon)
  const delivered = await Promise.all(
    people.map(({ email }) => remindersTo(email, 'daily-summary')),
  )
  expect(delivered.flat()).toHaveLength(1)
  await sendSummaries(failing, afternoon)
  expect(calls).toBe(2)
})

test('the webhook gets a signed state change, and nothing once the lead is erased', async () => {
  const { id: staffId } = await addStaff(database, 'team')
  const leadId = await writeLead(database)
  const eventId = await asStaff(database, staffId, (tx) =>
    changeState(tx, { leadId, staffId, version: 1, state: 'won', value: '1500.00' }),
  )
  const calls: { signature: unknown; body: unknown }[] = []
  const crm = createServer(async (request, response) => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString())
    calls.push({ signature: request.headers['x-alisio-signature'], body })
    response.writeHead(204).end()
  })
  await once(crm.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void crm.close())
  const url = `http://127.0.0.1:${(crm.address() as AddressInfo).port}/leads`
  const env = testDeps(database, { LEADS_WEBHOOK_URL: url }).env
  const attempt = { signal: new AbortController().signal }
  await sendChange({ env, database }, eventId as number, attempt)
  expect(calls[0]?.body).toMatchObject({
    event: 'lead.state_changed',
    lead: { id: leadId },
    from: 'new',
    to: 'won',
    value: 1500,
  })
  expect(calls[0]?.signature).toMatch(/^sha256=[\da-f]{64}$/)
  await db.execute(sql`delete from alisio.leads where id = ${leadId}`)
  await sendChange({ env, database }, eventId as number, attempt)
  expect(calls).toHaveLength(1)
})
