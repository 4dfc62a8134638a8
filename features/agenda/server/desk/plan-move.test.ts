import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { agendaBlocks, bookings } from '#features/calendar/server/schema.ts'
import { readSettings } from '#features/calendar/server/settings.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { book, freeNow } from '#tests/support/features/agenda.ts'
import { testDeps } from '#tests/support/people/accounts.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import { findByToken, findMeeting, type Meeting } from '../booking/booking-links.ts'
import { moveBooking } from '../booking/change-booking.ts'
import { describePlace } from '../meeting-place.ts'
import { blockTime } from './desk-settings.server.ts'
import { planMove } from './plan-move.ts'

const database = testDatabase()
const { db } = database
const deps = testDeps(database)
const origin = 'http://localhost:3000'

afterAll(async () => {
  await db.delete(agendaBlocks)
  await db.execute(sql`delete from alisio.bookings`)
})

const meetingOf = async (token: string) => (await findByToken(db, token)) as Meeting
const plan = async (meeting: Meeting, start: number) =>
  planMove(db, await readSettings(db), meeting, start)

test('A free time is planned, another meeting refuses it by name, and the past and the same time are no move', async () => {
  const first = await meetingOf((await book(deps)).token)
  const second = await book(deps, { name: 'Rui Barbosa' })
  expect(await plan(first, second.start)).toEqual({
    refused: expect.stringContaining('Bate com a conversa com Rui Barbosa'),
  })
  expect(await plan(first, Date.now() - 60_000)).toEqual({ refused: 'Este horário já passou.' })
  expect(await plan(first, first.booking.startsAt.getTime())).toHaveProperty('refused')
  const [free = 0] = await freeNow(deps)
  const planned = await plan(first, free)
  expect(planned).toMatchObject({ start: free, host: first.booking.host })
  expect(planned).not.toHaveProperty('outside')
})

test('A blocked time is said to be so, and moved to only on purpose', async () => {
  const { id: staffId } = await addStaff(database, 'team')
  const { token, start } = await book(deps)
  const meeting = await meetingOf(token)
  const day = 86_400_000
  const other = (await freeNow(deps)).find((slot) => Math.abs(slot - start) > day) as number
  await blockTime(
    database,
    { startsAt: new Date(other), endsAt: new Date(other + 60_000) },
    staffId,
  )
  expect(await plan(meeting, other)).toMatchObject({ outside: 'Este horário está bloqueado' })
  const find = (tx: Parameters<typeof findMeeting>[0]) => findMeeting(tx, meeting.booking.id)
  const wish = { start: other, origin, byAgency: true }
  expect(await moveBooking({ ...deps, staffId }, find, wish)).toBe(false)
  expect(await moveBooking({ ...deps, staffId }, find, { ...wish, anyway: true })).toBe(true)
  expect((await find(db))?.booking.startsAt.getTime()).toBe(other)
})

test('Each video meeting has a room nobody guesses, which stays when it moves', async () => {
  const settings = { ...(await readSettings(db)), place: { kind: 'video' as const, link: '' } }
  const one = await meetingOf((await book(deps)).token)
  const two = await meetingOf((await book(deps)).token)
  const roomOf = ({ booking }: Meeting) => describePlace(settings, booking).link
  expect(roomOf(one)).toMatch(/^https:\/\/meet\.jit\.si\/[0-9a-f]{32}$/)
  expect(roomOf(one)).not.toBe(roomOf(two))
  const day = 86_400_000
  const start = (await freeNow(deps)).find(
    (slot) => Math.abs(slot - one.booking.startsAt.getTime()) > day,
  ) as number
  const find = (tx: Parameters<typeof findMeeting>[0]) => findMeeting(tx, one.booking.id)
  expect(await moveBooking(deps, find, { start, origin, byAgency: true })).toBe(true)
  expect(roomOf((await find(db)) as Meeting)).toBe(roomOf(one))
  const kinds = settings.kinds.map((kind) => ({ ...kind, place: 'phone' as const }))
  expect(describePlace({ ...settings, kinds }, one.booking).name).toBe('Por telefone')
  await db
    .update(bookings)
    .set({ video: 'https://sala.example/ana' })
    .where(eq(bookings.id, one.booking.id))
  expect(roomOf((await find(db)) as Meeting)).toBe('https://sala.example/ana')
})
