import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readOffice } from '#features/calendar/server/settings.ts'
import { readFirstAnswer } from '#features/leads/server/answer-lead.ts'
import { leads } from '#features/leads/server/schema.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import type { MailKind } from '#server/email/mail.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { writeLead } from '#tests/support/features/leads.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import { readToday } from './daily-summary.ts'
import { listMailItems } from './sources.ts'

const database = testDatabase()
const { db } = database

async function addMail(messageId: string, kind: MailKind, state: 'failed' | 'sent', at: Date) {
  await db.execute(sql`
    insert into alisio.mails (kind, recipient, subject, state, contact_message_id, created_at)
    values (${kind}, 'alguem@example.com', 'Oi', ${state}, ${messageId}, ${at.toISOString()})`)
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

test('a failed mail is an item until a later one succeeds', async () => {
  const { id: staffId } = await addStaff(database, 'team')
  const mailItems = async (leadId: string) =>
    (await asStaff(database, staffId, (tx) => listMailItems(tx, new Date())))
      .filter(({ href }) => href.endsWith(leadId))
      .map(({ detail }) => detail)
  const lead = await writeLead(database)
  await addMail(lead, 'contact-visitor', 'sent', hoursAgo(5))
  expect(await mailItems(lead)).toEqual([])
  await addMail(lead, 'lead-answer', 'failed', hoursAgo(4))
  expect(await mailItems(lead)).toEqual(['A resposta não chegou'])
  // Another kind of mail does not resolve it.
  await addMail(lead, 'contact-agency', 'sent', hoursAgo(3))
  expect(await mailItems(lead)).toHaveLength(1)
  await addMail(lead, 'lead-answer', 'sent', hoursAgo(2))
  expect(await mailItems(lead)).toEqual([])

  const old = await writeLead(database)
  await addMail(old, 'lead-answer', 'failed', hoursAgo(8 * 24))
  expect(await mailItems(old)).toEqual([])
  const spam = await writeLead(database)
  await addMail(spam, 'contact-visitor', 'failed', hoursAgo(1))
  await db.update(leads).set({ state: 'spam' }).where(eq(leads.id, spam))
  expect(await mailItems(spam)).toEqual([])
})

test('“Só comigo” lists the user’s leads and the mails about them', async () => {
  const { id: mine } = await addStaff(database, 'team')
  const { id: other } = await addStaff(database, 'team')
  const [myLead, theirs] = [await writeLead(database), await writeLead(database)]
  await db.update(leads).set({ ownerId: mine }).where(eq(leads.id, myLead))
  await db.update(leads).set({ ownerId: other }).where(eq(leads.id, theirs))
  for (const lead of [myLead, theirs]) await addMail(lead, 'lead-answer', 'failed', hoursAgo(1))
  const lines = await asStaff(database, mine, (tx) => readToday(tx, new Date(), mine))
  expect(lines.map(({ kind, href }) => `${kind} ${href}`).sort()).toEqual([
    `lead /agencia/leads/${myLead}`,
    `mail /agencia/leads/${myLead}`,
  ])
})

test('the time to first answer is a median of open hours, with the week before', async () => {
  const { id: staffId } = await addStaff(database, 'team')
  const office = await readOffice(db)
  // A Friday no other test uses; open around the clock, so that minutes are minutes.
  const always = {
    ...office,
    hours: [{ ...office.hours[0], days: [0, 1, 2, 3, 4, 5, 6], opens: '00:00', closes: '23:59' }],
    isClosed: () => false,
  } as typeof office
  const now = new Date('2019-03-15T20:00:00-03:00')
  const read = () => asStaff(database, staffId, (tx) => readFirstAnswer(tx, always, now))
  expect(await read()).toEqual({ minutes: null, before: null, count: 0 })
  const answered = async (day: string, minutes: number) => {
    const createdAt = new Date(`${day}T10:00:00-03:00`)
    const id = await writeLead(database, { createdAt })
    const firstAnswerAt = new Date(createdAt.getTime() + minutes * 60_000)
    await db.update(leads).set({ createdAt, firstAnswerAt }).where(eq(leads.id, id))
  }
  for (const minutes of [10, 300, 45]) await answered('2019-03-13', minutes)
  for (const minutes of [60, 90]) await answered('2019-03-06', minutes)
  await writeLead(database, { createdAt: new Date('2019-03-14T10:00:00-03:00') })
  expect(await read()).toEqual({ minutes: 45, before: 60, count: 3 })
})
