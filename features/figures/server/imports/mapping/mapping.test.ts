import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database/database.ts'
import { testDeps } from '#tests/support/people/accounts.ts'
import { addCompany, addStaff } from '#tests/support/people/staff.ts'
import { confirmImport, undoAtDesk } from '../confirm-import.ts'
import { readUpload } from '../files/read-upload.ts'
import { readImport } from '../imports.server.ts'
import { addRateFrom, mapUpload } from './map-upload.ts'

const database = testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'alisio-mapping-'))
const deps = { ...testDeps(database), uploads: folder }
let staffId: string

beforeAll(async () => {
  staffId = (await addStaff(database, 'team')).id
})

async function rowOf(clientId: string, id: string) {
  const found = await readImport(database, staffId, { clientId, id })
  if (!found) throw new Error('no such import')
  return found.row
}

async function send(clientId: string, sample: string, fileName = sample) {
  const path = join(folder, crypto.randomUUID())
  copyFileSync(`docs/samples/${sample}`, path)
  const isSheet = sample.endsWith('.xlsx')
  return rowOf(clientId, await readUpload(deps, staffId, clientId, { path, fileName, isSheet }))
}

function sendText(clientId: string, text: string) {
  const path = join(folder, crypto.randomUUID())
  writeFileSync(path, text)
  const upload = { path, fileName: 'numeros.csv', isSheet: false }
  return readUpload(deps, staffId, clientId, upload).then((id) => rowOf(clientId, id))
}

type Row = Awaited<ReturnType<typeof rowOf>>

/** The form as the page fills it in, with some fields changed. */
function formOf({ report }: Row, changed: Record<string, string> = {}): FormData {
  const { platform, columns = {}, dateOrder, decimalSign, currency } = report.mapping ?? {}
  const other = platform?.startsWith('outra:')
  const fields: Record<string, string> = {
    platform: other || !platform ? 'other' : platform,
    platformName: other ? (platform ?? '').slice(6) : '',
    ...Object.fromEntries(Object.entries(columns).map(([name, at]) => [name, String(at)])),
    dateOrder: dateOrder ?? '',
    decimalSign: decimalSign ?? '',
    currency: currency ?? '',
    ...changed,
  }
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

async function map(clientId: string, row: Row, changed?: Record<string, string>) {
  const errors = await mapUpload(deps, { staffId, clientId, id: row.id }, row, formOf(row, changed))
  return { errors, ...(await rowOf(clientId, row.id)) }
}

async function figuresOf(clientId: string) {
  const { rows } = await database.db.execute(sql`
    select campaign_name as name, coalesce(source, other_platform) as platform, external_id as id,
      date::text as day, spend::float8, impressions::int, clicks::int, conversions::float8,
      revenue::float8, currency, rate::float8, original_spend::float8 as original, results
    from alisio.campaigns_stats stats join alisio.campaigns on campaigns.id = campaign_id
    where stats.client_id = ${clientId} order by campaign_name, date`)
  return rows
}

test.each([
  ['tiktok-ads-en.csv', 'outra:TikTok Ads', '.', [1176.05, 182.4, 64.9]],
  ['tiktok-ads-pt.csv', 'outra:TikTok Ads', ',', [1176.05, 182.4]],
  ['linkedin-ads-pt.csv', 'outra:LinkedIn Ads', ',', [1100.5, 50.25]],
])(
  '%s is guessed column by column, and read as guessed',
  async (sample, platform, sign, spends) => {
    const clientId = await addCompany(database, staffId)
    const row = await send(clientId, sample)
    expect(row).toMatchObject({
      state: 'refused',
      report: { mapping: { platform, decimalSign: sign, currency: 'BRL' } },
    })
    const { columns } = row.report.mapping as { columns: Record<string, number> }
    expect(Object.keys(columns)).toEqual(
      expect.arrayContaining(['day', 'name', 'spend', 'impressions', 'clicks', 'conversions']),
    )
    expect(await map(clientId, row)).toMatchObject({ errors: undefined, state: 'ready' })
    await confirmImport(deps, { staffId, clientId, id: row.id })
    const figures = await figuresOf(clientId)
    expect(figures.map(({ spend }) => spend).sort((a, b) => Number(b) - Number(a))).toEqual(
      spends.toSorted((a, b) => b - a),
    )
    expect(new Set(figures.map((each) => each.platform))).toEqual(new Set([platform.slice(6)]))
    // Nobody said of what kind they are.
    for (const { conversions, results } of figures)
      expect(results).toEqual({ results: conversions })
  },
)

test('the same titles are asked for once per client, and the mapping can be changed', async () => {
  const clientId = await addCompany(database, staffId)
  const first = await send(clientId, 'tiktok-ads-en.csv')
  await map(clientId, first)
  await confirmImport(deps, { staffId, clientId, id: first.id })
  const again = await send(clientId, 'tiktok-ads-en.csv')
  expect(again).toMatchObject({
    state: 'ready',
    platform: 'outra:TikTok Ads',
    report: { how: 'remembered', days: { new: 0, changed: 0, same: 2 } },
  })
  const renamed = await map(clientId, again, { platformName: 'TikTok' })
  expect(renamed).toMatchObject({ state: 'ready', platform: 'outra:TikTok' })
  const another = await addCompany(database, staffId)
  expect(await send(another, 'tiktok-ads-en.csv')).toMatchObject({ state: 'refused' })
})

test('a sheet made by hand needs the day, the campaign and the spend only', async () => {
  const clientId = await addCompany(database, staffId)
  const row = await send(clientId, 'planilha.xlsx')
  expect(row.report.mapping).toMatchObject({ platform: null, columns: { day: 0 } })
  const chosen = { platformName: 'Mídia local', name: '1', spend: '2', conversions: '3' }
  const read = await map(clientId, row, chosen)
  expect(read).toMatchObject({ errors: undefined, state: 'ready' })
  expect(read.report.warnings).toContainEqual({
    kind: 'absent-columns',
    titles: ['Impressões', 'Cliques', 'Receita'],
  })
  await confirmImport(deps, { staffId, clientId, id: row.id })
  const zero = { impressions: 0, clicks: 0, revenue: null, currency: null }
  expect(await figuresOf(clientId)).toMatchObject([
    { name: 'AMOSTRA Panfleto', day: '2026-10-02', spend: 40, conversions: 1, ...zero },
    { name: 'AMOSTRA Rádio', day: '2026-10-01', spend: 250.5, conversions: 3, ...zero },
    { name: 'AMOSTRA Rádio', day: '2026-10-02', spend: 99.9, conversions: 0, ...zero },
  ])
})

test('every wrong choice is said beside its field, and nothing is read', async () => {
  const clientId = await addCompany(database, staffId)
  const row = await send(clientId, 'tiktok-ads-pt.csv')
  const wrong = async (changed: Record<string, string>) =>
    (await map(clientId, row, changed)).errors
  expect(await wrong({ day: '', name: '', spend: '' })).toEqual({
    day: expect.stringContaining('Escolha a coluna'),
    name: expect.stringContaining('Escolha a coluna'),
    spend: expect.stringContaining('Escolha a coluna'),
  })
  expect(await wrong({ clicks: '2' })).toEqual({
    clicks: expect.stringContaining('“Custo” já é Investimento'),
  })
  expect(await wrong({ day: '0', name: '1' })).toEqual({
    day: '“AMOSTRA Vídeos” não é um dia. Escolha a coluna das datas, uma linha por dia.',
  })
  expect(await wrong({ decimalSign: '.' })).toEqual({
    decimalSign: expect.stringContaining('Escolha vírgula (1.234,56)'),
  })
  expect(await wrong({ platform: 'other', platformName: ' ' })).toEqual({
    platformName: expect.stringContaining('Escreva o nome da plataforma'),
  })
  expect(await wrong({ platformName: 'meta ads' })).toEqual({
    platformName: expect.stringContaining('escolha esta plataforma na lista'),
  })
  expect(await wrong({ platform: '' })).toEqual({
    platform: expect.stringContaining('Escolha de que plataforma'),
  })
  expect(await wrong({ currency: 'USD', conversion: 'one', rate: 'muito' })).toEqual({
    rate: expect.stringContaining('quantos reais vale 1 USD'),
  })
  expect(await rowOf(clientId, row.id)).toMatchObject({ state: 'refused' })
})

test('dates written the other way round are said beside their order', async () => {
  const clientId = await addCompany(database, staffId)
  const row = await send(clientId, 'linkedin-ads-en.csv')
  expect(row.report.mapping).toMatchObject({ dateOrder: 'month first', currency: 'USD' })
  const { errors } = await map(clientId, row, { dateOrder: 'day first', rate: '5' })
  expect(errors).toEqual({ dateOrder: '“10/13/2026” não é um dia assim. Escolha mês/dia/ano.' })
})

test('lines that cannot be read bring the step back with what was chosen', async () => {
  const clientId = await addCompany(database, staffId)
  const lines = Array.from({ length: 60 }, (_, day) => `Rádio;${(day % 28) + 1}/09/2026;10,00`)
  const row = await sendText(clientId, `Ação;Quando;Gastamos\n${lines.join('\n')}\nRádio;ontem;1`)
  const chosen = { platformName: 'Rádio', name: '0', day: '1', spend: '2' }
  expect(await map(clientId, row, chosen)).toMatchObject({
    errors: undefined,
    state: 'refused',
    report: {
      problem: { details: ['Linha 62: "ontem" não é um dia'] },
      mapping: { platform: 'outra:Rádio', columns: { name: 0, day: 1, spend: 2 } },
      table: { titles: ['Ação', 'Quando', 'Gastamos'] },
    },
  })
  expect(await figuresOf(clientId)).toEqual([])
})

test('a file in dollars asks for a rate, and both amounts stay until it is undone', async () => {
  const clientId = await addCompany(database, staffId)
  const row = await send(clientId, 'linkedin-ads-en.csv')
  const ready = await map(clientId, row, { conversion: 'one', rate: '5,43' })
  expect(ready).toMatchObject({
    state: 'ready',
    report: { converted: { currency: 'USD', spend: 183.58, converted: 996.84, low: 5.43 } },
  })
  await confirmImport(deps, { staffId, clientId, id: row.id })
  expect(await figuresOf(clientId)).toMatchObject([
    { id: '400100200', spend: 543, original: 100, revenue: 4887, currency: 'USD', rate: 5.43 },
    { day: '2026-10-02', spend: 272.86, original: 50.25, revenue: 0 },
    { day: '2026-10-13', spend: 180.98, original: 33.33 },
  ])
  // The same titles ask for the rate alone, and offer the last one.
  const next = await send(clientId, 'linkedin-ads-en.csv')
  expect(next.report).toMatchObject({
    problem: { message: 'Os valores estão em USD. Falta a taxa para reais.' },
    mapping: { platform: 'outra:LinkedIn Ads', columns: { spend: 7 } },
  })
  const { rows } = await database.db.execute(sql`
    select day::text, rate::float8 from alisio.currency_rates where currency = 'USD'`)
  expect(rows).toEqual([{ day: '2026-10-13', rate: 5.43 }])
  await undoAtDesk(deps, { staffId, clientId, id: row.id })
  expect(await figuresOf(clientId)).toEqual([])
})

test('stored rates count from their day on, and a day without one is named', async () => {
  const clientId = await addCompany(database, staffId)
  const text = `Campanha;Dia;Custo (EUR);Impressões;Cliques;Conversões
Busca;2026-08-01;10,00;100;5;1
Busca;2026-08-02;10,00;100;5;1`
  const row = await sendText(clientId, text)
  expect(row.report).toMatchObject({ mapping: { platform: 'google', currency: 'EUR' } })
  const stored = { conversion: 'stored' }
  expect(await map(clientId, row, stored)).toMatchObject({
    state: 'refused',
    report: { problem: { message: 'Não há taxa guardada de EUR para 01/08/2026.' } },
  })
  const rate = (day: string, value: string) =>
    addRateFrom(deps, staffId, formOf(row, { rateDay: day, newRate: value }))
  expect(await rate('', 'x')).toEqual({
    rateDay: 'Escolha o dia desta taxa.',
    newRate: 'Escreva quantos reais vale 1 EUR, como 5,43.',
  })
  expect(await rate('2026-07-20', '6,10')).toEqual({})
  expect(await rate('2026-08-02', '6.2')).toEqual({})
  const ready = await map(clientId, await rowOf(clientId, row.id), stored)
  expect(ready).toMatchObject({ state: 'ready', report: { converted: { low: 6.1, high: 6.2 } } })
  await confirmImport(deps, { staffId, clientId, id: row.id })
  expect(await figuresOf(clientId)).toMatchObject([
    { platform: 'google', spend: 61, rate: 6.1, clicks: 5 },
    { spend: 62, rate: 6.2 },
  ])
  // The next file of this client takes the stored rates without asking.
  expect(await sendText(clientId, text)).toMatchObject({ state: 'ready' })
})

test('what was remembered and no longer fits is asked for again', async () => {
  const clientId = await addCompany(database, staffId)
  const text = 'Ação;Quando;Gastamos\nRádio;01/09/2026;10,00'
  const chosen = { platformName: 'Rádio', name: '0', day: '1', spend: '2' }
  await map(clientId, await sendText(clientId, text), chosen)
  const again = await sendText(clientId, text.replace('10,00', 'dez reais'))
  expect(again).toMatchObject({
    state: 'refused',
    report: {
      problem: { details: [expect.stringContaining('dez reais')] },
      mapping: { platform: 'outra:Rádio' },
      table: { headerLine: 1 },
    },
  })
})

test('a text without a table is refused as before', async () => {
  const clientId = await addCompany(database, staffId)
  const row = await sendText(clientId, 'olá\nmundo')
  expect(row.state).toBe('refused')
  expect(row.report.table).toBeUndefined()
})
