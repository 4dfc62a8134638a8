import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import type { Desk } from '#features/people/server/people.server.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { testDeps } from '#tests/support/people/accounts.ts'
import { addCampaign, addClient, addStats } from '#tests/support/people/clients.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import { endFirstHour, readFirstHour, sendProofMail, skipFirstHourStep } from './first-hour.ts'

const database = testDatabase()
const { db } = database
const deps = testDeps(database, { SMTP_URL: 'smtp://127.0.0.1:25' })

const forget = () => db.execute(sql`delete from alisio.settled_items where key like 'first-hour%'`)
afterAll(forget)

async function deskOf(role: 'owner' | 'team', more: Partial<Desk['member']> = {}): Promise<Desk> {
  const { id } = await addStaff(database, role)
  const member = {
    id,
    name: 'Ana Lima',
    email: 'oi@alisio.example',
    role,
    limited: false,
    enrolled: false,
    passed: false,
    ...more,
  }
  return {
    deps,
    database,
    member,
    staffId: id,
    origin: '',
    run: (work) => asStaff(database, id, work),
  }
}

const stateOf = async (desk: Desk) =>
  Object.fromEntries(
    (await readFirstHour(desk))?.steps.map(({ id, done, skipped }) => [
      id,
      done ? 'done' : skipped ? 'skipped' : 'open',
    ]) ?? [],
  )

test('steps tick themselves off from what is stored', async () => {
  await forget()
  const desk = await deskOf('owner')
  expect(await stateOf(desk)).toMatchObject({ factor: 'open' })
  const enrolled = { ...desk, member: { ...desk.member, enrolled: true } }
  expect(await stateOf(enrolled)).toMatchObject({ factor: 'done' })
  const client = await addClient(database)
  const campaign = await addCampaign(database, client, { status: 'ACTIVE' })
  await addStats(database, campaign, [{ daysAgo: 1, spend: 1 }])
  await addStaff(database, 'team')
  expect(await stateOf(desk)).toMatchObject({ client: 'done', figures: 'done', team: 'done' })
})

test('a test mail goes to whoever asks, and a mail that left ticks the step', async () => {
  await forget()
  const desk = await deskOf('owner', { email: `${crypto.randomUUID()}@example.com` })
  await sendProofMail(desk)
  const { rows } = await db.execute<{ kind: string }>(
    sql`select kind from alisio.mails where recipient = ${desk.member.email}`,
  )
  expect(rows).toEqual([{ kind: 'mail-test' }])
  await db.execute(
    sql`update alisio.mails set state = 'sent' where recipient = ${desk.member.email}`,
  )
  expect(await stateOf(desk)).toMatchObject({ mail: 'done' })
  // Without a mail server nothing left, whatever the queue says.
  expect(await stateOf({ ...desk, deps: testDeps(database) })).toMatchObject({ mail: 'open' })
  for (let sent = 1; sent < 10; sent += 1) await sendProofMail(desk)
  await expect(sendProofMail(desk)).rejects.toThrow()
})

test('a step can be skipped, and an owner takes the guide away for every owner', async () => {
  await forget()
  const desk = await deskOf('owner')
  await skipFirstHourStep(desk, 'factor')
  await skipFirstHourStep(desk, 'factor')
  expect(await stateOf(desk)).toMatchObject({ factor: 'skipped' })
  expect(await readFirstHour(await deskOf('team'))).toBeNull()
  await endFirstHour(desk)
  expect(await readFirstHour(desk)).toBeNull()
  expect(await readFirstHour(await deskOf('owner'))).toBeNull()
})
