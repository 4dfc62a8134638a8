import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { conversations } from '#features/conversations/server/schema.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { callTeam } from '#tests/support/features/conversations/conversations.ts'
import { momentAt, pushStage } from '#tests/support/features/conversations/push-stage.ts'

const database = testDatabase()
const { addDevice, db, people, run, service, messages } = pushStage()

test('Somebody who asks for a person in the chat is told once to whoever is not attending', async () => {
  const device = await addDevice(people.me)
  await addDevice(people.colleague)
  const { id } = await callTeam(database, { name: 'Bia' })
  const wait = (since: number) =>
    db
      .update(conversations)
      .set({ waitingSince: new Date(since) })
      .where(eq(conversations.id, id))
  const attend = (seenAt: number) =>
    db.execute(sql`
      insert into alisio.attendants (staff_id, seen_at)
      values (${people.colleague}, ${new Date(seenAt).toISOString()}::timestamptz)
      on conflict (staff_id) do update set seen_at = excluded.seen_at`)
  await wait(momentAt('10:00'))
  await attend(momentAt('10:01'))
  await Promise.all([run(momentAt('10:01')), run(momentAt('10:01'))])
  const [message, ...others] = messages()
  expect(others).toEqual([])
  expect(message).toMatchObject({
    device,
    title: 'Alguém pede gente no chat',
    body: 'Abra a mesa para atender.',
    url: `/agencia/conversas/${id}`,
  })
  // The second call is another one; one that somebody took meanwhile is not told.
  await wait(momentAt('10:20'))
  await attend(momentAt('10:21'))
  await run(momentAt('10:21'))
  expect(messages()).toHaveLength(2)
  await wait(momentAt('10:40'))
  service().answer = () => ({ status: 503 })
  await run(momentAt('10:41'))
  service().answer = () => ({ status: 201 })
  await db
    .update(conversations)
    .set({ state: 'assistant', waitingSince: null })
    .where(eq(conversations.id, id))
  service().received.length = 0
  await run(momentAt('10:59'))
  expect(service().received).toEqual([])
  await db.delete(conversations).where(eq(conversations.id, id))
  await db.execute(sql`delete from alisio.attendants where staff_id = ${people.colleague}`)
})
