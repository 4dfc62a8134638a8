import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { type ReportEdition, wordsText } from '#features/reports/rules/report.ts'
import { reportBlocks } from '#features/reports/rules/report-blocks.ts'
import { readImage } from '#features/reports/server/logo/read-image.ts'
import { reportFonts } from '#scripts/assets/pdf/report-fonts.ts'
import { reportFixture } from '#tests/support/features/report-fixture.ts'
import { readPdf } from '#tests/support/pages/pdf.ts'
import type { PdfLogo } from './draw-logo.ts'
import { drawReport } from './draw-report.ts'
import { inks } from './look.ts'
import type { Fonts } from './sheet.ts'

let fonts: Fonts
const at = new Date('2026-11-05T10:00:00Z')

beforeAll(async () => {
  const files = [...(await reportFonts())].map(([name, font]) => [name.replace('.ttf', ''), font])
  fonts = Object.fromEntries(files)
})

const draw = (edition: ReportEdition, logo?: PdfLogo) => drawReport(edition, at, fonts, inks, logo)
const long =
  'Campanha de nome comprido que ninguém abrevia, com cem letras exatas para caber em qualquer tabela 🌊'

function channelsOf(titles: string[]): NonNullable<ReportEdition['document']['channels']> {
  return titles.map((title, at) => ({
    key: `canal-${at}`,
    title,
    changed: [
      ['Visitas: ', { strong: 'de 300 para 412' }, `, 37% a mais em ${title}.`],
      ['De onde vieram as visitas: “Busca orgânica” (300), “Direto” (112).'],
    ],
    rows: ['Visitas', 'Pessoas', 'Ações importantes'].map((label) => ({
      label,
      value: '1.234.567',
      words: [{ strong: '37% mais que em setembro' }, ' (901.144).'],
    })),
    note: `“Pessoas” não aparece em ${title}: não se soma.`,
  }))
}

/** Blocks that reports of earlier builds do not have. */
const { figures, goals, campaigns } = reportFixture.document
const newBlocks = {
  kinds: goals.map((each) => ({ ...each, label: 'Conversas', value: '301' })),
  ctr: { rows: figures.slice(0, 3), note: 'Cliques divididos pelas exibições.' },
  reach: { rows: figures.slice(0, 2), note: 'O maior alcance em um só dia.' },
  ads: campaigns.rows.map((each) => ({ ...each, name: 'Vídeo da jangada' })),
  channels: channelsOf(['Site', 'Mapa do Google']),
} satisfies Partial<ReportEdition['document']>

/** As much as fits into a report, and more than anybody would write. */
function largest(): ReportEdition {
  const { document, words } = reportFixture
  const row = document.campaigns.rows[0] as ReportEdition['document']['campaigns']['rows'][number]
  return {
    ...reportFixture,
    edition: 2,
    document: {
      ...document,
      client: long,
      changed: Array.from({ length: 4 }, () => [long, { strong: ' 572 conversões ' }, long]),
      figures: [
        ...document.figures,
        { ...(document.figures[0] as never as object), label: 'Retorno' } as never,
      ],
      goals: ['a', 'b', 'c'].map(
        (label) => ({ ...(document.goals[0] as never as object), label }) as never,
      ),
      campaigns: {
        total: 200,
        rows: Array.from({ length: 12 }, () => ({ ...row, name: long })),
        rest: 'E mais 188 campanhas: R$ 1.234.567,89 de investimento e 98.765 conversões.',
      },
      how: [...document.how, ...document.how],
      ...newBlocks,
      ads: Array.from({ length: 5 }, () => ({ ...row, name: long })),
      channels: channelsOf([
        'Site',
        'Busca',
        'Mapa',
        'Instagram',
        'Facebook',
        'TikTok',
        'LinkedIn',
      ]),
    },
    words: {
      ...words,
      correction: long,
      did: Array.from({ length: 8 }, (_, day) => ({ day: `${day}/10`, text: `${long} ${long}` })),
      next: Array.from({ length: 8 }, () => ({ what: long, who: long })),
      comment: `${long} `.repeat(29).slice(0, 3000),
    },
  }
}

test('the PDF holds every word of the report, tagged, searchable and in Portuguese', async () => {
  const pdf = await draw(reportFixture)
  const { pages, text, tagged, language } = await readPdf(pdf)
  const { document, words } = reportFixture
  expect(pages).toBeLessThanOrEqual(4)
  expect([tagged, language]).toEqual([true, 'pt-BR'])
  for (const word of [
    document.client,
    document.title,
    document.span,
    ...document.changed.map(wordsText),
    ...document.figures.flatMap((each) => [each.label, each.value, wordsText(each.words)]),
    ...document.goals.flatMap((each) => [each.value, wordsText(each.words)]),
    ...document.platforms.flatMap((each) => [
      each.name,
      each.cost,
      each.spend.text,
      wordsText(each.words),
    ]),
    ...document.campaigns.rows.flatMap((each) => [each.spend, each.conversions, each.cost]),
    ...words.did.map((each) => each.text),
    ...words.next.flatMap((each) => [each.what, each.who]),
    words.signer,
    ...document.how.map((each) => each.text),
  ]) {
    expect(text).toContain(word.replace(/\s+/g, ' '))
  }
})

test('the largest report has four sheets, two more with seven channels, and is light and quick', async () => {
  const since = performance.now()
  const pdf = await draw(largest())
  // The bench measures it on a quiet machine; here only a loop would be noticed.
  expect(performance.now() - since).toBeLessThan(15_000)
  expect(pdf.length).toBeLessThan(500_000)
  const { pages } = await readPdf(pdf)
  expect(pages).toBeLessThanOrEqual(6)
  const { document } = largest()
  const ofAds = await draw({ ...largest(), document: { ...document, channels: [] } })
  expect((await readPdf(ofAds)).pages).toBeLessThanOrEqual(4)
})

test('blocks that are left out are not in it, and the same report is the same file', async () => {
  const edition: ReportEdition = { ...reportFixture, leftOut: ['campaigns', 'comment', 'chart'] }
  const pdf = await draw(edition)
  const { text } = await readPdf(pdf)
  expect(text).not.toContain('Pesquisa — marca')
  expect(text).not.toContain('Lívia, outubro')
  expect((await draw(edition)).equals(pdf)).toBe(true)
})

test('a month without figures is one sheet that says so', async () => {
  const { document } = reportFixture
  const nothing: ReportEdition = {
    ...reportFixture,
    words: { ...reportFixture.words, did: [], next: [], comment: '' },
    document: {
      ...document,
      changed: [['Nenhum anúncio esteve no ar em outubro.']],
      goals: [],
      chart: null,
      platforms: [],
      campaigns: { rows: [], rest: null, total: 0 },
    },
  }
  const { pages, text } = await readPdf(await draw(nothing))
  expect([pages, text.includes('Nenhum anúncio esteve no ar')]).toEqual([1, true])
})

test('a report of an earlier build is drawn as it was', async () => {
  const { text } = await readPdf(await draw(reportFixture))
  expect(text).toBe(readFileSync('tests/support/features/earlier-report.txt', 'utf8').trimEnd())
})

test('blocks are drawn in the client’s order, the new ones too', async () => {
  const edition: ReportEdition = {
    ...reportFixture,
    order: [
      'canal-canal-1',
      'how',
      'ads',
      'reach',
      'ctr',
      'kinds',
      'next',
      'did',
      'comment',
      'changed',
    ],
    document: { ...reportFixture.document, ...newBlocks },
  }
  const { text, pages } = await readPdf(await draw(edition))
  const titles = ['how', 'ads', 'reach', 'ctr', 'kinds', 'next', 'did', 'changed'] as const
  const places = titles.map((name) => text.indexOf(reportBlocks[name]))
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(text).toContain('Vídeo da jangada')
  expect(text).toContain(newBlocks.reach.note)
  for (const { changed, note } of newBlocks.channels) {
    for (const words of changed) expect(text).toContain(wordsText(words))
    expect(text).toContain(note)
  }
  // The first in the order, and the other in its usual place after the ads.
  expect(text.indexOf('a mais em Mapa do Google')).toBeLessThan(text.indexOf(reportBlocks.how))
  expect(text.indexOf('a mais em Site')).toBeGreaterThan(text.indexOf(reportBlocks.ads))
  expect(pages).toBeLessThanOrEqual(4)
})

test.each(['iara.jpg', 'feira.png'])('the cover has the client’s logo: %s', async (name) => {
  const logo = readImage(readFileSync(`tests/agencies/${name}`))
  const pdf = await draw(reportFixture, logo)
  expect(pdf.includes('/Subtype /Image')).toBe(true)
  // The words stay where they are.
  const [plainText, withLogo] = [await readPdf(await draw(reportFixture)), await readPdf(pdf)]
  expect([withLogo.text, withLogo.pages]).toEqual([plainText.text, plainText.pages])
})

test('the only word of the site in a report is the agency’s name, as the report holds it', async () => {
  const { document } = reportFixture
  const renamed = { ...reportFixture, document: { ...document, agency: 'Zq1' } }
  const { text } = await readPdf(await draw(renamed))
  expect(text).toContain('Zq1')
  const facts = [brand.name, brand.legalName, brand.email, brand.url, brand.phone.display]
  expect(facts.filter((fact) => text.includes(fact))).toEqual([])
})
