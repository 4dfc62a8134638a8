import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { agenda } from '#content/pages/agenda.ts'
import { agendaSettingsRow } from '#features/calendar/server/schema.ts'
import { readSettings } from '#features/calendar/server/settings.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { testDeps, testRequest } from '#tests/support/people/accounts.ts'
import { receiveBooking } from '../visitor.server.ts'
import { changeBookingByKey } from './booking.server.ts'

const database = testDatabase()
const deps = testDeps(database)

const form = (path: string, fields: Record<string, string>) =>
  new Request(`http://localhost:3000${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  })

const person = { name: 'Ana Souza', email: 'ana@example.com', phone: '(85) 98888-7777' }

test.each(['1e300', 'Infinity', '8640000000000001', '99999999999999', '-1', 'x', '\0'])(
  'a booking that begins at %s is given back, not a failure of ours',
  async (start) => {
    const [, info] = testRequest(deps)
    const received = await receiveBooking(form('/agenda', { ...person, start }), info)
    expect(received).toMatchObject({ status: 400, errors: { start: 'Escolha um horário' } })
  },
)

test('an unknown key does not wait for the calendar’s lock, nor make others wait', async () => {
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7206030)`)
    const [, info] = testRequest(deps)
    for (const intent of ['cancelar', 'confirmar', 'mudar']) {
      const request = form('/agenda/conversa?codigo=x', { intent, start: '1800000000000' })
      expect(await changeBookingByKey(request, info)).toMatchObject({ status: 404 })
    }
  })
})

test('an unreadable part of the stored settings leaves the other parts in effect', async () => {
  const [stored] = await database.db.select().from(agendaSettingsRow)
  const store = (settings: unknown) =>
    database.db
      .insert(agendaSettingsRow)
      .values({ settings })
      .onConflictDoUpdate({ target: agendaSettingsRow.singleton, set: { settings } })
  try {
    const closedDays = [{ day: '2026-13-45', name: 'Festa' }]
    await store({ bufferMinutes: 17, horizonDays: 'x', closedDays })
    expect(await readSettings(database.db)).toMatchObject({
      bufferMinutes: 17,
      horizonDays: agenda.settings.horizonDays,
      closedDays,
    })
  } finally {
    if (stored) await store(stored.settings)
    else await database.db.delete(agendaSettingsRow)
  }
})
