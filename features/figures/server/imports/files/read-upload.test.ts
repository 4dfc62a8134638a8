import { copyFileSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database/database.ts'
import { testDeps } from '#tests/support/people/accounts.ts'
import { addCampaign } from '#tests/support/people/clients.ts'
import { addCompany, addStaff } from '#tests/support/people/staff.ts'
import { sheetToCsv } from '../../campaigns/import/sheet-to-csv.ts'
import { confirmImport, undoAtDesk } from '../confirm-import.ts'
import { readImport } from '../imports.server.ts'
import { discardImport, removeStagedImports } from '../undo-import.ts'
import { readUpload } from './read-upload.ts'
import { receiveUpload } from './receive-upload.ts'

const database = testDatabase()
const deps = testDeps(database)
const folder = mkdtempSync(join(tmpdir(), 'alisio-upload-'))
let staffId: string

beforeAll(async () => {
  staffId = (await addStaff(database, 'team')).id
})

const head = 'Campaign name,Day,Amount spent (BRL),Impressions,Link clicks,Results'

function upload(content: string, fileName = 'numeros.csv') {
  const path = join(folder, crypto.randomUUID())
  writeFileSync(path, content)
  return { path, fileName, isSheet: false }
}

async function read(clientId: string, file: ReturnType<typeof upload>) {
  const id = await readUpload(deps, staffId, clientId, file)
  const { row } = (await readImport(database, staffId, { clientId, id })) ?? {}
  return { id, ...row }
}

async function spendOf(clientId: string) {
  const { rows } = await database.db.execute<{ day: string; spend: string; name: string }>(sql`
    select date::text as day, spend, campaign_name as name from alisio.campaigns_stats stats
    join alisio.campaigns on campaigns.id = campaign_id
    where stats.client_id = ${clientId} order by date, campaign_name`)
  return rows
}

test('a file shows what it would change, applies once confirmed, and can be undone', async () => {
  const clientId = await addCompany(database, staffId)
  const file = upload(`${head}\nLeads,2026-10-01,1.50,10,1,1\nLeads,2026-10-03,2.50,10,0,1`)
  const { id, state, report } = await read(clientId, file)
  expect(state).toBe('ready')
  expect(report).toMatchObject({
    platform: 'meta',
    rows: 2,
    first: '2026-10-01',
    last: '2026-10-03',
    days: { new: 2, changed: 0, same: 0 },
    before: { spend: 0 },
    after: { spend: 4, conversions: 2 },
  })
  expect(report?.warnings).toEqual([
    { kind: 'missing-days', first: '2026-10-02', last: '2026-10-02', days: 1 },
    { kind: 'spend-without-clicks', name: 'Leads', day: '2026-10-03', more: 0 },
  ])
  expect(existsSync(file.path)).toBe(false)
  expect(await spendOf(clientId)).toEqual([])
  await confirmImport(deps, { staffId, clientId, id })
  expect(await spendOf(clientId)).toHaveLength(2)
  await expect(confirmImport(deps, { staffId, clientId, id })).rejects.toThrow('já foi confirmado')
  await undoAtDesk(deps, { staffId, clientId, id })
  expect(await spendOf(clientId)).toEqual([])
  const { rows } = await database.db.execute<{ kind: string; staff: string }>(sql`
    select kind, staff_id as staff from alisio.acts where about = ${id} order by id`)
  expect(rows).toEqual([
    { kind: 'figures-imported', staff: staffId },
    { kind: 'import-undone', staff: staffId },
  ])
})

test('another import in between invalidates the preview', async () => {
  const clientId = await addCompany(database, staffId)
  const first = await read(clientId, upload(`${head}\nLeads,2026-10-01,1.00,10,1,1`))
  const second = await read(clientId, upload(`${head}\nLeads,2026-10-01,2.00,10,1,1`))
  await confirmImport(deps, { staffId, clientId, id: second.id })
  await confirmImport(deps, { staffId, clientId, id: first.id })
  const after = await readImport(database, staffId, { clientId, id: first.id })
  expect(after?.row).toMatchObject({
    state: 'ready',
    report: { problem: { message: expect.stringContaining('mudaram') } },
  })
  expect(await spendOf(clientId)).toMatchObject([{ spend: '2.00' }])
})

test('a sheet keeps the digits of ids and dates as days', async () => {
  const clientId = await addCompany(database, staffId)
  const path = join(folder, crypto.randomUUID())
  copyFileSync('docs/samples/meta-ads-pt.xlsx', path)
  const id = await readUpload(deps, staffId, clientId, {
    path,
    fileName: 'meta.xlsx',
    isSheet: true,
  })
  await confirmImport(deps, { staffId, clientId, id })
  expect(await spendOf(clientId)).toMatchObject([
    { day: '2026-10-01', spend: '182.40' },
    { day: '2026-10-01', spend: '64.90' },
    { day: '2026-10-02', spend: '176.05' },
  ])
  const { rows } = await database.db.execute(
    sql`select external_id from alisio.campaigns where client_id = ${clientId} order by 1`,
  )
  expect(rows).toEqual([
    { external_id: '120200000000000123' },
    { external_id: '120200000000000124' },
  ])
})

test('a file without the revenue or kinds its days have is warned of', async () => {
  const clientId = await addCompany(database, staffId)
  const withExtras = `${head},Result indicator,Purchases conversion value
Loja,2026-10-01,1.00,10,1,1,actions:purchase,90.00\nLoja,2026-10-02,1.00,10,1,0,actions:purchase,-`
  const { id, report } = await read(clientId, upload(withExtras))
  expect(report?.warnings).toEqual([])
  await confirmImport(deps, { staffId, clientId, id })
  const silent = `${head}\nLoja,2026-10-01,1.00,10,1,1\nLoja,2026-10-02,2.00,10,1,1`
  expect((await read(clientId, upload(silent))).report?.warnings).toEqual([
    { kind: 'lost', what: 'revenue', days: 1 },
    { kind: 'lost', what: 'kinds', days: 1 },
  ])
})

test('files that are no sheet or unpack to too much are refused before unpacking', async () => {
  const no = upload('PK not a zip')
  await expect(sheetToCsv(no.path, `${no.path}.csv`)).rejects.toThrow('no .xlsx')
  const bomb = join(folder, 'bomb')
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt32LE(4_000_000_000, 24)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt32LE(46, 12)
  writeFileSync(bomb, Buffer.concat([entry, end]))
  await expect(sheetToCsv(bomb, `${bomb}.csv`)).rejects.toThrow('too large')
})

test('similar names and monthly sums are warned of', async () => {
  const clientId = await addCompany(database, staffId)
  const campaign = await addCampaign(
    database,
    { id: clientId, email: '' },
    { name: 'Leads Fortaleza' },
  )
  await database.db.execute(sql`update alisio.campaigns set source = 'meta' where id = ${campaign}`)
  const { report } = await read(
    clientId,
    upload(`${head}\nLeads Fortalesa,2026-10-01,1.00,10,1,1\nLeads — fortaleza,2026-10-01,1,1,1,1`),
  )
  expect(report?.warnings?.filter(({ kind }) => kind === 'near-name')).toHaveLength(2)
  const month = upload(
    'Reporting starts,Reporting ends,Campaign name,Amount spent (BRL),Impressions,Link clicks,Results\n2026-10-01,2026-10-31,Leads,1.00,10,1,1',
  )
  const refused = await read(clientId, month)
  expect(refused.state).toBe('refused')
  expect(refused.report?.problem?.message).toContain('uma linha por dia')
  expect(refused.report?.problem?.details[0]).toContain('Detalhamento')
})

test('a discarded file leaves nothing, and an unconfirmed one expires', async () => {
  const clientId = await addCompany(database, staffId)
  const one = await read(clientId, upload(`${head}\nLeads,2026-10-01,1.00,10,1,1`))
  const two = await read(clientId, upload(`${head}\nLeads,2026-10-01,1.00,10,1,1`))
  await discardImport(database, { staffId, clientId, id: one.id })
  await database.db.execute(
    sql`update alisio.imports set created_at = now() - interval '3 days' where id = ${two.id}`,
  )
  await removeStagedImports(database)
  for (const table of ['imports', 'staged_days', 'staged_campaigns']) {
    const key = sql.identifier(table === 'imports' ? 'id' : 'import_id')
    const { rows } = await database.db.execute(
      sql`select from ${sql.identifier('alisio')}.${sql.identifier(table)} where ${key} in (${one.id}, ${two.id})`,
    )
    expect(rows).toEqual([])
  }
})

test('users who are not staff stage and confirm nothing', async () => {
  const clientId = await addCompany(database, staffId)
  const { id } = await read(clientId, upload(`${head}\nLeads,2026-10-01,1.00,10,1,1`))
  const stranger = crypto.randomUUID()
  await expect(confirmImport(deps, { staffId: stranger, clientId, id })).rejects.toThrow()
  expect(await readImport(database, stranger, { clientId, id })).toBeNull()
  expect(await spendOf(clientId)).toEqual([])
})

test('an upload is accepted or refused by its name and extension', async () => {
  const send = (name: string, content: string) => {
    const form = new FormData()
    form.set('file', new File([content], name))
    return new Request('http://localhost/', { method: 'POST', body: form })
  }
  const upload = await receiveUpload(send('números\u202e.csv', 'a,b'), folder)
  expect(upload.fileName).toBe('números .csv')
  await expect(receiveUpload(send('a.exe', 'x'), folder)).rejects.toThrow('Só arquivos CSV')
  await expect(receiveUpload(send('a.csv', ''), folder)).rejects.toThrow('está vazio')
  await expect(receiveUpload(send('foto.png', 'x'), folder)).rejects.toThrow('é uma imagem')
  await expect(receiveUpload(send('a.xlsx', 'x'.repeat(15_000_001)), folder)).rejects.toThrow(
    'passa de 15 MB',
  )
})
