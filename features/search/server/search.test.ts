import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Desk } from '#features/people/server/people.server.ts'
import { beginReport } from '#features/reports/server/drafts/begin-report.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { book } from '#tests/support/features/agenda.ts'
import { addMonthOfFigures } from '#tests/support/features/reports.ts'
import { testDeps } from '#tests/support/people/accounts.ts'
import { addCompany, addStaff } from '#tests/support/people/staff.ts'
import { searchDesk } from './search.server.ts'

const database = testDatabase()
const { db } = database
const deps = testDeps(database)
const october = { first: '2026-10-01', last: '2026-10-31' }

async function deskOf(limited = false): Promise<Desk> {
  const { id } = await addStaff(database, 'team')
  if (limited) {
    await db.execute(sql`update alisio.staff set own_clients_only = true where user_id = ${id}`)
  }
  return {
    deps,
    database,
    member: { id, name: 'Ana', email: '', role: 'team', limited, enrolled: false, passed: false },
    staffId: id,
    origin: '',
    run: (work) => asStaff(database, id, work),
  }
}

const titlesIn = async (desk: Desk, search: string) =>
  Object.fromEntries(
    (await searchDesk(desk, search)).groups.map(({ name, results }) => [
      name,
      results.map(({ title }) => title),
    ]),
  )

test('one search finds leads, meetings, clients and reports, whatever the accents', async () => {
  const desk = await deskOf()
  const word = `q${crypto.randomUUID().slice(0, 8)}`
  const { id: owner } = await addStaff(database)
  const clientId = await addCompany(database, owner, `Açaí ${word}`)
  await addMonthOfFigures(database, clientId)
  await beginReport(database, owner, clientId, october)
  await book(deps, { name: `José ${word}` })
  expect(await titlesIn(desk, `${word} jose`)).toMatchObject({
    Leads: [`José ${word}`],
    Conversas: [`Conversa com José ${word}`],
  })
  expect(await titlesIn(desk, `ACAI ${word}`)).toMatchObject({
    Clientes: [`Açaí ${word}`],
    Relatórios: [expect.stringContaining(`Açaí ${word}`)],
  })
})

test('a member with their own clients only finds no others, nor their reports', async () => {
  const desk = await deskOf(true)
  const word = `q${crypto.randomUUID().slice(0, 8)}`
  const { id: owner } = await addStaff(database)
  const clientId = await addCompany(database, owner, `Padaria ${word}`)
  await addMonthOfFigures(database, clientId)
  await beginReport(database, owner, clientId, october)
  expect(await titlesIn(desk, word)).toEqual({})
  await db.execute(
    sql`update alisio.clients set responsible_id = ${desk.staffId} where id = ${clientId}`,
  )
  expect(Object.keys(await titlesIn(desk, word))).toEqual(['Clientes', 'Relatórios'])
})

test('short and hostile searches find nothing and break nothing', async () => {
  const desk = await deskOf()
  for (const search of [null, '', ' a ', "%' or true --", '\u0000\u0000x', '&|!:*', '\\', '((']) {
    expect(Array.isArray((await searchDesk(desk, search)).groups)).toBe(true)
  }
  expect((await searchDesk(desk, ' a ')).groups).toEqual([])
})
