import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database/database.ts'
import { testDeps } from '#tests/support/people/accounts.ts'
import { addCompany, addStaff } from '#tests/support/people/staff.ts'
import { saveChoice } from '../../results/result-choices.ts'
import { confirmImport } from '../confirm-import.ts'
import { readImport } from '../imports.server.ts'
import { readUpload, recordRefused } from './read-upload.ts'

const database = testDatabase()
const deps = testDeps(database)
const folder = mkdtempSync(join(tmpdir(), 'alisio-kinds-'))
let staffId: string

beforeAll(async () => {
  staffId = (await addStaff(database, 'team')).id
})

const head = 'Campaign name,Day,Amount spent (BRL),Impressions,Link clicks,Results,Result indicator'

async function read(clientId: string, content: string | Uint8Array, fileName = 'numeros.csv') {
  const path = join(folder, crypto.randomUUID())
  writeFileSync(path, content)
  const id = await readUpload(deps, staffId, clientId, { path, fileName, isSheet: false })
  const { row } = (await readImport(database, staffId, { clientId, id })) ?? {}
  return { id, ...row }
}

async function conversionsOf(clientId: string): Promise<number[]> {
  const { rows } = await database.db.execute<{ conversions: number }>(sql`
    select conversions::float8 from alisio.campaigns_stats stats
    join alisio.campaigns on campaigns.id = campaign_id
    where stats.client_id = ${clientId} order by date, campaign_name`)
  return rows.map(({ conversions }) => conversions)
}

const mixed = [
  head,
  'Leads,2026-10-01,40.00,9000,90,5230,reach',
  'Leads,2026-10-01,40.00,900,90,7,actions:lead',
  'Marca,2026-10-02,40.00,900,90,3,Novidade',
].join('\n')

test('a preview names new campaigns and every kind with its count and whether it counts', async () => {
  const clientId = await addCompany(database, staffId)
  const { report } = await read(clientId, mixed)
  expect(report).toMatchObject({
    newNames: ['Leads', 'Marca'],
    after: { conversions: 7 },
    kinds: [
      { kind: 'Novidade', count: 3, counts: false, asks: true },
      { kind: 'reach', count: 5230, counts: false, asks: false },
      { kind: 'actions:lead', count: 7, counts: true, asks: false },
    ],
  })
})

test('an answer in the preview holds for this file and for earlier figures', async () => {
  const clientId = await addCompany(database, staffId)
  const first = await read(clientId, mixed)
  await confirmImport(deps, { staffId, clientId, id: first.id })
  expect(await conversionsOf(clientId)).toEqual([7, 0])
  const second = await read(clientId, `${head}\nMarca,2026-10-03,40.00,900,90,4,Novidade`)
  await confirmImport(deps, { staffId, clientId, id: second.id }, { Novidade: true, reach: true })
  // Nothing was asked about reach in this file.
  expect(await conversionsOf(clientId)).toEqual([7, 3, 4])
  const third = await read(clientId, `${head}\nMarca,2026-10-04,40.00,900,90,5,Novidade`)
  expect(third.report).toMatchObject({
    after: { conversions: 5 },
    kinds: [{ kind: 'Novidade', counts: true, asks: false }],
  })
})

test('a choice made meanwhile invalidates the preview', async () => {
  const clientId = await addCompany(database, staffId)
  const { id } = await read(clientId, mixed)
  await saveChoice(database, staffId, clientId, { campaignId: null, kind: 'reach', counts: true })
  await confirmImport(deps, { staffId, clientId, id })
  const { row } = (await readImport(database, staffId, { clientId, id })) ?? {}
  expect(row).toMatchObject({
    state: 'ready',
    report: { problem: { message: expect.stringContaining('mudaram') } },
  })
})

test('a campaign’s exception holds in the preview and after it', async () => {
  const clientId = await addCompany(database, staffId)
  const first = await read(clientId, mixed)
  await confirmImport(deps, { staffId, clientId, id: first.id })
  const { rows } = await database.db.execute<{ id: string }>(sql`
    select id from alisio.campaigns where client_id = ${clientId} and campaign_name = 'Leads'`)
  const exception = { campaignId: rows[0]?.id as string, kind: 'reach', counts: true }
  await saveChoice(database, staffId, clientId, exception)
  const lines = ['Leads', 'Marca'].map((name) => `${name},2026-10-05,40.00,9000,90,50,reach`)
  const second = await read(clientId, [head, ...lines].join('\n'))
  expect(second.report).toMatchObject({ after: { conversions: 50 } })
  await confirmImport(deps, { staffId, clientId, id: second.id })
  expect(await conversionsOf(clientId)).toEqual([5237, 0, 50, 0])
})

test.each([
  ['an empty file', '', 'está vazio'],
  ['a file of blank lines', '\n \r\n', 'está vazio'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]), 'é uma imagem PNG'],
  ['a photograph', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'é uma imagem JPEG'],
  ['a PDF', '%PDF-1.7', 'é um PDF'],
  ['a sheet with another name', Buffer.from([0x50, 0x4b, 3, 4, 0]), '.xlsx com outro nome'],
])('%s says what is wrong on its page', async (_, content, words) => {
  const clientId = await addCompany(database, staffId)
  const { state, report } = await read(clientId, content)
  expect(state).toBe('refused')
  expect(report?.problem?.message).toContain(words)
})

test('a file that is refused before it is read has a page too', async () => {
  const clientId = await addCompany(database, staffId)
  const words = { message: 'Este arquivo é uma imagem.', details: [] }
  const id = await recordRefused(deps, staffId, { clientId, fileName: 'foto.png', words })
  const { row } = (await readImport(database, staffId, { clientId, id })) ?? {}
  expect(row).toMatchObject({ state: 'refused', fileName: 'foto.png', report: { problem: words } })
})
