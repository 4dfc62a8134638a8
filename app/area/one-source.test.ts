import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { answerClient } from '#features/assistant/server/client-chat/answer-client.ts'
import { readPeriodQuery } from '#features/figures/rules/period.ts'
import { readOverview } from '#features/figures/server/campaigns/campaigns.server.ts'
import { exportCsv } from '#features/figures/server/campaigns/export-csv.ts'
import { type PeriodReport, readPeriod } from '#features/figures/server/campaigns/read-period.ts'
import { type ReportDocument, wordsText } from '#features/reports/rules/report.ts'
import { composeReport } from '#features/reports/server/compose/compose-report.ts'
import { readFigures } from '#features/reports/server/compose/report-figures.ts'
import { drawReport } from '#features/reports/server/pdf/draw-report.ts'
import { inks } from '#features/reports/server/pdf/look.ts'
import type { Fonts } from '#features/reports/server/pdf/sheet.ts'
import { reportFonts } from '#scripts/assets/pdf/report-fonts.ts'
import { asClient, asStaff } from '#server/db/roles/run-as.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import {
  formatExact,
  formatFixed,
  formatWhole,
  normalizeSpaces,
  number,
  type Row,
  sumsOf,
} from '#tests/support/features/figures/figure-sums.ts'
import { reportFixture } from '#tests/support/features/report-fixture.ts'
import { readPdf } from '#tests/support/pages/pdf.ts'
import { addClient } from '#tests/support/people/clients.ts'
import { addCompany, addStaff, grantAccess } from '#tests/support/people/staff.ts'
import { listView } from './campaigns/campaigns.server.ts'
import { openChart } from './figures/chart-view.ts'
import { overviewView } from './overview/overview.server.ts'

const database = testDatabase()
const TODAY = '2026-11-15'
let viewer: { userId: string; clientId: string }
let staffId: string
let fonts: Fonts

/** Thirteen months: a platform behind, one without revenue, days without it, parts of conversions. */
const campaigns = [
  [
    'Loja — verão',
    'meta',
    'ACTIVE',
    '2026-11-14',
    'case when n % 6 = 0 then null else n * 7.13 end',
  ],
  ['Loja — inverno', 'meta', 'PAUSED', '2026-08-20', 'n * 4.02'],
  ['Contatos', 'meta', 'ACTIVE', '2026-11-14', 'null'],
  ['Pesquisa — marca', 'google', 'ACTIVE', '2026-11-11', 'null'],
  ['Pesquisa — região', 'google', 'ACTIVE', '2026-11-11', 'null'],
] as const

beforeAll(async () => {
  const person = await addClient(database)
  const staff = await addStaff(database)
  staffId = staff.id
  const clientId = await addCompany(database, staffId, 'Jangada')
  await grantAccess(database, person.id, clientId)
  viewer = { userId: person.id, clientId }
  for (const [index, [name, source, status, last, revenue]] of campaigns.entries()) {
    await database.db.execute(sql`
      with campaign as (
        insert into alisio.campaigns (client_id, campaign_name, objective, status, source)
        values (${clientId}, ${name}, 'OUTCOME_SALES', ${status}, ${source}) returning id)
      insert into alisio.campaigns_stats (campaign_id, client_id, date, impressions, clicks, spend,
        conversions, ctr, revenue, contacts)
      select id, ${clientId}, day, 400 + n * 17, 3 + n % 41, n * 1.37 + 0.11, n % 9 + 0.37,
        round(100.0 * (3 + n % 41) / (400 + n * 17), 4), ${sql.raw(revenue)}, n % 9 + 0.37
      from campaign, (select day::date,
        (row_number() over (order by day) * 13 + ${index}::int * 7) % 97 as n
        from generate_series('2025-10-01'::date, ${last}::date, '1 day') day) days`)
  }
  const files = [...(await reportFonts())].map(([name, font]) => [name.replace('.ttf', ''), font])
  fonts = Object.fromEntries(files)
})

/** Ten periods: address, the days of a report about them, and how a client asks for them. */
const periods: [address: string, days: [first: string, last: string], words: string][] = [
  ['periodo=7', ['2026-11-08', '2026-11-14'], 'nos últimos 7 dias'],
  ['periodo=30', ['2026-10-16', '2026-11-14'], 'nos últimos 30 dias'],
  ['periodo=90', ['2026-08-17', '2026-11-14'], 'nos últimos 90 dias'],
  ['periodo=mes-passado', ['2026-10-01', '2026-10-31'], 'no mês passado'],
  ['periodo=2026-08', ['2026-08-01', '2026-08-31'], 'em agosto'],
  ['periodo=2026-02', ['2026-02-01', '2026-02-28'], 'em fevereiro'],
  ['periodo=2026-10-26_2026-11-01', ['2026-10-26', '2026-11-01'], 'entre 26/10/2026 e 01/11/2026'],
  ['periodo=2026-09-10_2026-10-05', ['2026-09-10', '2026-10-05'], 'entre 10/09/2026 e 05/10/2026'],
  ['periodo=2026-07-01_2026-09-30', ['2026-07-01', '2026-09-30'], 'entre 01/07/2026 e 30/09/2026'],
  ['periodo=2026-10-15_2026-10-15', ['2026-10-15', '2026-10-15'], 'em 15/10/2026'],
]

/** The file for spreadsheets, read as a spreadsheet would. */
async function csvRows(address: string): Promise<Row[]> {
  const query = readPeriodQuery(new URLSearchParams(address))
  const file = await text((await exportCsv(database, viewer, { query, today: TODAY })) as Readable)
  const [head = '', ...lines] = file.trimEnd().split('\r\n')
  const titles = head.split(';')
  return lines.map((line) => {
    const cells = line.split(';')
    return Object.fromEntries(titles.map((title, index) => [title, cells[index] ?? '']))
  })
}

const amounts = (written: string) =>
  [...normalizeSpaces(written).matchAll(/R\$ ([\d.]+,\d\d)/g)].map(([, amount = '']) =>
    number(amount.replaceAll('.', '')),
  )
const sumOf = (values: number[]) => Math.round(values.reduce((a, b) => a + b, 0) * 100) / 100
const urlOf = (address: string) => new URL(`https://example.com/dashboard?${address}`)
const read = (address: string) => readPeriodQuery(new URLSearchParams(address))

async function overviewOf(address: string) {
  const overview = await readOverview(database, viewer, read(address), TODAY)
  const { figures } = overviewView(urlOf(address), overview)
  if (!figures) throw new Error('no figures')
  const cards = Object.fromEntries(
    [...figures.cards, ...figures.costs].map((card) => [card.label, card]),
  )
  return { ...figures, cards, period: overview.period }
}

async function documentOf([first, last]: [string, string]): Promise<ReportDocument> {
  const figures = await asStaff(database, staffId, (tx) =>
    readFigures(tx, viewer.clientId, { first, last }, TODAY),
  )
  if (!figures) throw new Error('no report')
  return composeReport(figures.figures)
}

const ask = async (question: string) => {
  const client = { id: viewer.clientId, name: 'Jangada' }
  const answer = await asClient(database, viewer, (tx) =>
    answerClient(tx, client, { question }, TODAY),
  )
  return normalizeSpaces(answer.text)
}

describe.each(periods)('every surface shows the figures of %s', (address, days, words) => {
  test('overview, its tables and the campaign list add up to the file', async () => {
    const rows = await csvRows(address)
    const sums = sumsOf(rows)
    const { cards, platforms, chart, ...page } = await overviewOf(address)
    const value = (label: string) => normalizeSpaces(cards[label]?.value ?? '')
    expect({
      spend: value('Investimento Total'),
      conversions: value('Conversões'),
      clicks: value('Cliques'),
      mean: value('CTR Médio'),
      cost: value('Custo por conversão'),
      clickCost: value('Custo por clique'),
      impressions: value('Impressões'),
    }).toEqual({
      spend: sums.spend,
      conversions: sums.conversions,
      clicks: sums.clicks,
      mean: sums.meanRate,
      cost: sums.cost,
      clickCost: sums.clickCost,
      impressions: sums.impressions,
    })
    expect(cards['CTR Médio']?.note).toContain(`CTR do período ${formatFixed(sums.rate)}%`)
    if (sums.revenue !== null && sums.roas !== null) {
      expect(value('Receita')).toBe(sums.revenue)
      expect(value('ROAS')).toBe(`${formatFixed(sums.roas)}×`)
      expect(sumOf(amounts(cards.ROAS?.partial ?? ''))).toBe(sums.leftOut)
    }
    expect(
      sumOf(openChart(chart).points.flatMap(({ figures }) => amounts(figures?.spend ?? ''))),
    ).toBe(sumOf(amounts(sums.spend)))
    for (const platform of platforms) {
      const own = rows.filter(
        (row) => platform.name === 'Total' || row.Plataforma === platform.name,
      )
      const { spend, conversions, cost, rate } = sumsOf(own)
      expect(
        normalizeSpaces(
          `${platform.spend} ${platform.conversions} ${platform.cost} ${platform.ctr}`,
        ),
      ).toBe(`${spend} ${conversions} ${cost} ${formatFixed(rate)}%`)
    }
    const report: PeriodReport = await asClient(database, viewer, (tx) =>
      readPeriod(tx, viewer.clientId, read(address), TODAY),
    )
    const list = listView(urlOf(address), report)
    expect(list.campaigns).toHaveLength(campaigns.length)
    for (const campaign of [...list.campaigns, ...page.campaigns]) {
      const own = rows.filter((row) => row.Campanha === campaign.name)
      if (own.length === 0) continue
      const expected = sumsOf(own)
      expect(
        normalizeSpaces(
          `${campaign.spend} ${campaign.conversions} ${campaign.clicks} ${campaign.cost}`,
        ),
      ).toBe(`${expected.spend} ${expected.conversions} ${expected.clicks} ${expected.cost}`)
      expect(campaign.ctr).toBe(`${formatFixed(expected.rate)}%`)
      expect(campaign.roas).toBe(expected.roas === null ? '—' : `${formatFixed(expected.roas)}×`)
      expect(campaign.partial).toBe(expected.leftOut > 0)
    }
    // What spent most comes first.
    const spends = list.campaigns.flatMap(({ spend }) => amounts(spend))
    expect(spends).toEqual(spends.toSorted((one, other) => other - one))
  })

  test('report and PDF say the same, click rates included, compared with the same', async () => {
    const rows = await csvRows(address)
    const sums = sumsOf(rows)
    const { cards, period } = await overviewOf(address)
    const document = await documentOf(days)
    const figure = (label: string) => document.figures.find((each) => each.label === label)
    const pairs: [label: string, card: string, value: string][] = [
      ['Investimento', 'Investimento Total', sums.spend],
      ['Conversões', 'Conversões', sums.conversions],
      ['Custo por conversão', 'Custo por conversão', sums.cost],
      ['Cliques', 'Cliques', sums.clicks],
    ]
    expect(period.received).toEqual({ first: days[0], last: days[1] })
    for (const [label, card, value] of pairs) {
      expect(normalizeSpaces(figure(label)?.value ?? '')).toBe(value)
      const before = normalizeSpaces(cards[card]?.before ?? '')
      const written =
        label === 'Conversões' ? formatWhole(number(before.replaceAll('.', ''))) : before
      const expected = before === value ? 'Igual ao que foi' : `(${written})`
      expect(normalizeSpaces(wordsText(figure(label)?.words ?? []))).toContain(expected)
    }
    const back = figure('Retorno sobre o investimento')
    expect(back === undefined).toBe(sums.roas === null)
    if (back && sums.roas !== null) {
      expect(normalizeSpaces(back.value)).toBe(`R$ ${formatExact(sums.roas)} por R$ 1`)
      const [, partial = ''] = wordsText(back.words).split('Parcial:')
      expect(sumOf(amounts(partial))).toBe(sums.leftOut)
    }
    for (const platform of document.platforms) {
      const own = sumsOf(rows.filter((row) => row.Plataforma === platform.name))
      expect(
        [platform.spend.text, platform.conversions.text, platform.cost].map(normalizeSpaces),
      ).toEqual([own.spend, `${own.inWords} conversões`, own.cost])
    }
    for (const campaign of document.campaigns.rows) {
      const own = sumsOf(rows.filter((row) => row.Campanha === campaign.name))
      expect([campaign.spend, campaign.conversions, campaign.cost].map(normalizeSpaces)).toEqual([
        own.spend,
        own.conversions,
        own.cost,
      ])
    }
    const rates = document.ctr?.rows ?? []
    for (const { label, value, words: about } of rates) {
      const own = sumsOf(rows.filter((row) => label === 'Tudo junto' || row.Plataforma === label))
      expect([value, wordsText(about)].map(normalizeSpaces)).toEqual([
        `${formatFixed(own.rate)}%`,
        expect.stringMatching(`^${own.clicks} cliques? em ${own.impressions} exibiç`),
      ])
    }
    // The period's own rate is the one on the card, in the table and in the answer.
    const ofPeriod = rates.at(-1)?.value ?? ''
    expect(normalizeSpaces(cards['CTR Médio']?.note ?? '')).toBe(
      `CTR do período ${formatFixed(sums.rate)}%`,
    )
    expect(normalizeSpaces(ofPeriod)).toBe(`${formatFixed(sums.rate)}%`)
    expect(document.summary).toContain(`${sums.inWords} conversões`)
    expect(document.chart?.nowEnd.value).toBe(sums.inWords)
    const pdf = await drawReport({ ...reportFixture, document }, new Date(), fonts, inks)
    const { text: drawn } = await readPdf(pdf)
    for (const word of [
      ...document.figures.flatMap((each) => [each.value, wordsText(each.words)]),
      ...document.platforms.flatMap((each) => [each.spend.text, each.cost]),
      ...document.campaigns.rows.flatMap((each) => [each.spend, each.conversions, each.cost]),
      ...rates.flatMap((each) => [each.value, wordsText(each.words)]),
    ]) {
      expect(drawn).toContain(normalizeSpaces(word))
    }
  })

  test('the assistant answers with them', async () => {
    const sums = sumsOf(await csvRows(address))
    const { cards } = await overviewOf(address)
    const before = (label: string) => normalizeSpaces(cards[label]?.before ?? '')
    const spent = await ask(`quanto investi ${words}?`)
    expect(spent).toContain(`**${sums.spend}**`)
    expect(spent).toContain(`(${before('Investimento Total')})`)
    expect(await ask(`quantas conversões tive ${words}?`)).toContain(`**${sums.inWords}**`)
    expect(await ask(`quantos cliques tive ${words}?`)).toContain(`**${sums.clicks}**`)
    expect(await ask(`qual foi o custo por conversão ${words}?`)).toContain(`**${sums.cost}**`)
    const rate = await ask(`qual foi o ctr ${words}?`)
    expect(rate).toContain(`**${formatExact(sums.rate)}%**`)
    expect(rate).toContain(
      `CTR médio, a média das campanhas em cada dia, foi de ${formatExact(number(sums.meanRate.replace('%', '')))}%`,
    )
    const roas = await ask(`qual foi o roas ${words}?`)
    if (sums.roas !== null) {
      expect(roas).toContain(`**${formatExact(sums.roas)}** (parcial, sem contar`)
      const [, partial = ''] = /\(parcial,([^)]*)\)/.exec(roas) ?? []
      expect(sumOf(amounts(partial))).toBe(sums.leftOut)
    } else expect(roas).toMatch(/receita/)
  })
})

test('this month is the same on overview, list, file and in the assistant’s answer', async () => {
  const sums = sumsOf(await csvRows('periodo=este-mes'))
  const { cards, period } = await overviewOf('periodo=este-mes')
  expect(period.before).toEqual({ first: '2026-10-01', last: '2026-10-14' })
  expect(normalizeSpaces(cards['Investimento Total']?.value ?? '')).toBe(sums.spend)
  const answer = await ask('quanto investi este mês?')
  expect(answer).toContain(`**${sums.spend}**`)
  expect(answer).toContain(
    `1 a 14 de out. de 2026 (${normalizeSpaces(cards['Investimento Total']?.before ?? '')})`,
  )
})
