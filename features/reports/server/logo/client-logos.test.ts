import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { asClient, asStaff } from '#server/db/roles/run-as.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { addMonthOfFigures, approveAsRead, sendAsRead } from '#tests/support/features/reports.ts'
import { testDeps } from '#tests/support/people/accounts.ts'
import { addClient } from '#tests/support/people/clients.ts'
import { addCompany, addStaff, grantAccess } from '#tests/support/people/staff.ts'
import { beginReport, correctReport } from '../drafts/begin-report.ts'
import { openClientReport, readClientLogo } from '../list-reports.ts'
import { readReport, readReportLogo } from '../read-report.ts'
import { takeBack } from '../send/plan-report.ts'
import { removeLogo, setLogo } from './client-logos.ts'
import { readImage } from './read-image.ts'

const database = testDatabase()
const { db } = database
const deps = testDeps(database)
const october = { first: '2026-10-01', last: '2026-10-31' }
const [portrait, other] = ['iara', 'rosa'].map((name) =>
  readImage(readFileSync(`tests/agencies/${name}.jpg`)),
) as [ReturnType<typeof readImage>, ReturnType<typeof readImage>]
let staff: { id: string }

beforeAll(async () => {
  staff = await addStaff(database)
})

async function clientWithDraft() {
  const clientId = await addCompany(database, staff.id)
  await addMonthOfFigures(database, clientId)
  return { clientId, id: await beginReport(database, staff.id, clientId, october) }
}

const stored = async (clientId: string) => {
  const { rows } = await db.execute(
    sql`select from alisio.client_logos where client_id = ${clientId}`,
  )
  return rows.length
}

const widthAtDesk = async (id: string) => (await readReportLogo(database, staff.id, id))?.width

test('a draft has the client’s present logo; a sent report keeps the one it was sent with', async () => {
  const { clientId, id } = await clientWithDraft()
  expect(await widthAtDesk(id)).toBeUndefined()
  await setLogo(database, staff.id, clientId, portrait)
  expect(await widthAtDesk(id)).toBe(portrait.width)
  await sendAsRead(deps, staff.id, id)
  await setLogo(database, staff.id, clientId, other)
  expect(await widthAtDesk(id)).toBe(portrait.width)
  const correction = await correctReport(database, staff.id, id)
  expect(await widthAtDesk(correction)).toBe(other.width)
  await removeLogo(database, staff.id, clientId)
  expect([await widthAtDesk(id), await widthAtDesk(correction)]).toEqual([
    portrait.width,
    undefined,
  ])
  // What no report needs is not kept.
  expect(await stored(clientId)).toBe(1)
})

test('an approved report has the logo it was approved with, and a taken back one the present one', async () => {
  const { clientId, id } = await clientWithDraft()
  await setLogo(database, staff.id, clientId, portrait)
  await approveAsRead(database, staff.id, id)
  await setLogo(database, staff.id, clientId, other)
  expect(await widthAtDesk(id)).toBe(portrait.width)
  await takeBack(database, staff.id, id)
  expect(await widthAtDesk(id)).toBe(other.width)
})

test('people of the client see the logo of their reports, others of none', async () => {
  const { clientId, id } = await clientWithDraft()
  const [ana, bia] = [await addClient(database), await addClient(database)]
  await grantAccess(database, ana.id, clientId)
  await setLogo(database, staff.id, clientId, portrait)
  const viewer = { userId: ana.id, clientId }
  expect(await readClientLogo(database, viewer, id)).toBeNull()
  await sendAsRead(deps, staff.id, id)
  expect((await openClientReport(database, viewer, id))?.logo?.width).toBe(portrait.width)
  const logo = await readClientLogo(database, viewer, id)
  expect(Buffer.from(logo?.bytes ?? []).equals(portrait.bytes)).toBe(true)
  const rowsFor = (person: { userId: string; clientId: string }) =>
    asClient(database, person, async (tx) => {
      const { rows } = await tx.execute(sql`select id from alisio.client_logos`)
      return rows.length
    })
  expect(await rowsFor(viewer)).toBe(1)
  for (const clientOf of [clientId, bia.id]) {
    expect(await rowsFor({ userId: bia.id, clientId: clientOf })).toBe(0)
  }
  for (const change of [
    sql`delete from alisio.client_logos`,
    sql`insert into alisio.client_logos (client_id, type, width, height, bytes)
      values (${clientId}, 'image/png', 1, 1, 'x')`,
  ]) {
    await expect(asClient(database, viewer, (tx) => tx.execute(change))).rejects.toThrow()
  }
})

test('whoever is not on the staff changes no logo and sees none', async () => {
  const { clientId } = await clientWithDraft()
  await setLogo(database, staff.id, clientId, portrait)
  const nobody = await addClient(database)
  await expect(setLogo(database, nobody.id, clientId, other)).rejects.toThrow()
  await expect(removeLogo(database, nobody.id, clientId)).rejects.toThrow()
  const visible = await asStaff(database, nobody.id, (tx) =>
    tx.execute(sql`select id from alisio.client_logos`),
  )
  expect([visible.rows.length, await stored(clientId)]).toEqual([0, 1])
})

test('two uploads at once leave one logo, and it goes with the client', async () => {
  const { clientId, id } = await clientWithDraft()
  await Promise.all([portrait, other].map((image) => setLogo(database, staff.id, clientId, image)))
  expect(await stored(clientId)).toBe(1)
  await sendAsRead(deps, staff.id, id)
  expect((await readReport(database, staff.id, id))?.logo).not.toBeNull()
  await db.execute(sql`delete from alisio.clients where id = ${clientId}`)
  expect(await stored(clientId)).toBe(0)
})
