import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findByToken, findMeeting } from '#features/agenda/server/booking/booking-links.ts'
import { cancelBooking } from '#features/agenda/server/booking/change-booking.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { mails } from '#server/db/schema.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { book } from '#tests/support/features/agenda.ts'
import { writeLead } from '#tests/support/features/leads.ts'
import { testDeps } from '#tests/support/people/accounts.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import { editContact } from './lead-contact.ts'
import { listLeadPage } from './list-leads.ts'
import { readLead } from './read-lead.ts'

const database = testDatabase()
const deps = testDeps(database, { BOOKINGS_PER_DAY: '100000' })

const newAddress = () => `${randomUUID()}@example.com`

async function staffAtWork() {
  const { id: staffId } = await addStaff(database, 'team')
  const read = (leadId: string) => asStaff(database, staffId, (tx) => readLead(tx, leadId))
  /** As a user whose page showed `version`, or the current one. */
  const edit = async (leadId: string, changes: object, version?: number) => {
    const { contact } = (await read(leadId)) ?? {}
    const { name = '', email = '', phone = '', company = '' } = contact ?? {}
    const baseVersion = version ?? contact?.version ?? 0
    const person = { name, email, phone, company, ...changes }
    await asStaff(database, staffId, (tx) =>
      editContact(tx, { ...person, leadId, staffId, version: baseVersion }),
    )
  }
  return { staffId, read, edit }
}

test('a correction is searchable and in the history, and a concurrent edit is refused', async () => {
  const { staffId, read, edit } = await staffAtWork()
  const leadId = await writeLead(database)
  const word = `Zulmira${randomUUID().slice(0, 6).replace(/\d/g, 'x')}`
  await edit(leadId, { name: word, company: 'Padaria do Sul' })
  const query = { search: word, group: null, source: null, owner: null, days: null, page: 1 }
  const { rows } = await asStaff(database, staffId, (tx) => listLeadPage(tx, query))
  expect(rows.map(({ id }) => id)).toEqual([leadId])
  await expect(edit(leadId, { name: 'Outro nome' }, 1)).rejects.toThrow('mudou enquanto')
  // No change, no event.
  await edit(leadId, {})
  const report = await read(leadId)
  expect(report?.contact).toMatchObject({ name: word, company: 'Padaria do Sul', version: 2 })
  expect(report?.events).toMatchObject([{ kind: 'edited', detail: { fields: 'name company' } }])
})

test('an address belongs to one contact', async () => {
  const { read, edit } = await staffAtWork()
  const email = newAddress()
  await writeLead(database, { email, name: 'Dona do Endereço' })
  const leadId = await writeLead(database)
  await expect(edit(leadId, { email: email.toUpperCase() })).rejects.toThrow('Dona do Endereço')
  const address = newAddress()
  await edit(leadId, { email: address.toUpperCase() })
  expect((await read(leadId))?.contact.email).toBe(address)
})

test('later mails of a meeting go to the corrected address', async () => {
  const { staffId, edit } = await staffAtWork()
  const { token } = await book(deps)
  const meeting = await findByToken(database.db, token)
  const email = newAddress()
  await edit(meeting?.person.leadId as string, { email })
  const id = meeting?.booking.id as string
  await cancelBooking({ ...deps, staffId }, (tx) => findMeeting(tx, id), {
    origin: 'http://localhost:3000',
    byAgency: true,
  })
  const rows = await database.db.select().from(mails).where(eq(mails.recipient, email))
  expect(rows.map(({ kind }) => kind)).toEqual(['booking-cancelled'])
})
