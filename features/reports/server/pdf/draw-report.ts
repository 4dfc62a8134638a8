import { look } from '#content/look.ts'
import { palette } from '#content/palette.ts'
import {
  channelOfBlock,
  type ReportEdition,
  type ReportPart,
  shownBlocks,
  type UsualPart,
} from '#features/reports/rules/report.ts'
import { isChannelBlock, reportBlocks } from '#features/reports/rules/report-blocks.ts'
import { cover } from '#features/reports/rules/report-cover.ts'
import { bar, drawChart, drawPlatforms, drawRows } from './draw-figures.ts'
import { drawChannel, drawLedger } from './draw-ledger.ts'
import { drawLogo, type PdfLogo } from './draw-logo.ts'
import { drawLetter, drawPair } from './draw-words.ts'
import type { Inks } from './look.ts'
import { type Flow, type Fonts, openSheet, type Sheet, startFlow } from './sheet.ts'

const LEAST = 193

/** The mark for dark backgrounds. */
function mark(doc: PDFKit.PDFDocument, x: number, y: number, size: number) {
  doc.translate(x, y).scale(size / 34)
  for (const { d, paint, stroke } of look.logo) {
    const colour = palette.themes.noite[paint]
    if (stroke) doc.path(d).lineWidth(stroke).lineCap('round').stroke(colour)
    else doc.path(d).fill(colour)
  }
}

function scene(sheet: Sheet, height: number) {
  const { inks } = sheet
  const { page } = sheet.geometry
  sheet.decorate((doc) => {
    doc.rect(0, 0, page.width, height).fill(inks.deep)
    doc.rect(0, 0, page.width, height).clip()
    // The picture's right edge is the page's, its bottom the cover's.
    const scale = page.width / cover.width
    doc.translate(0, height - cover.height * scale).scale(scale)
    if (look.art === 'tiles') {
      const { sea, foam, glow, sun } = cover.tiles
      doc.path(sea).fill(inks.sea).path(sun).fill(inks.sun)
      doc.path(foam).fillOpacity(0.3).fill(inks.deepBrand)
      doc.path(glow).fillOpacity(0.5).fill(inks.sun).fillOpacity(1)
      return
    }
    const { x, y, radius, glow } = cover.sun
    doc.circle(x, y, glow).fillOpacity(0.1).fill(inks.sun).fillOpacity(1)
    const sun = doc.linearGradient(x, y - radius, x, y + radius)
    sun.stop(0, inks.sunTop).stop(1, inks.sunEdge)
    doc.circle(x, y, radius).fill(sun)
    doc.path(cover.sea).fill(inks.sea)
    doc.path(cover.swell).strokeOpacity(0.3).lineWidth(1.5).stroke(inks.deepBrand)
    // A colour gradient: one with opacity would be rasterised.
    const wind = doc.linearGradient(0, 0, cover.width, 0)
    wind.stop(0, inks.deep).stop(0.42, inks.sea).stop(0.66, inks.deepBrand)
    wind.stop(0.86, inks.sun).stop(1, inks.sunEdge)
    for (const { path, width, alpha } of cover.lines) {
      doc.path(path).lineWidth(width).strokeOpacity(alpha).stroke(wind)
    }
  })
}

function clearOfTheSun({ geometry: { page, whole } }: Sheet): number {
  const { x, radius } = cover.sun
  return ((x - radius) / cover.width) * page.width - whole.x - 12
}

/** Returns where the cover ends, which depends on the name's length. */
function drawCover(
  sheet: Sheet,
  { document, words, sent, edition }: ReportEdition,
  logo: PdfLogo | undefined,
): number {
  const { whole } = sheet.geometry
  const narrow = { ...whole, width: clearOfTheSun(sheet) }
  const name = sheet.measure(document.client, 'client', narrow.width)
  const title = sheet.measure(document.title, 'cover', narrow.width)
  const height = Math.max(LEAST, 152 + name.height + title.height)
  scene(sheet, height)
  sheet.decorate((doc) => mark(doc, whole.x, 24, 24))
  sheet.write(document.agency, { ...narrow, x: whole.x + 31, y: 28, style: 'brand', ink: 'onDeep' })
  if (logo) drawLogo(sheet, logo, document.client)
  const facts: [string, string][] = [[document.kind, document.span]]
  if (words.signer) facts.push(['Escrito por', words.signer])
  facts.push(sent ? ['Enviado em', sent] : ['Situação', 'Rascunho'])
  if (edition > 1) facts.push(['Edição corrigida', `${edition}ª edição`])
  const factsTop = height - 40
  let y = factsTop - 14 - title.height
  sheet.write(document.title, { ...narrow, y, style: 'cover', as: 'H1', ink: 'onDeep' })
  y -= name.height + 5
  sheet.write(document.client, { ...narrow, y, style: 'client', ink: 'deepBrand' })
  let x = whole.x
  for (const [term, fact] of facts) {
    const widest = Math.max(
      sheet.measure(term, 'small', 200).lines[0]?.width ?? 0,
      sheet.measure(fact, 'strong', 200).lines[0]?.width ?? 0,
    )
    const at = { x, width: Math.min(150, widest + 2) }
    sheet.write(term, { ...at, y: factsTop, style: 'small', ink: 'onDeepMuted' })
    sheet.write(fact, { ...at, y: factsTop + 11.5, style: 'strong', ink: 'onDeep' })
    x += at.width + 28
  }
  return height
}

/** Long reports are scaled down to fit four pages, and one more for every four channels. */
const SCALES = [1, 0.88, 0.78, 0.7]
const MOST_PAGES = 4
const CHANNELS_A_PAGE = 4

/** One to four pages, more with channels, with the same texts as the screen. */
export function drawReport(
  edition: ReportEdition,
  at: Date,
  fonts: Fonts,
  inks: Inks,
  logo?: PdfLogo,
): Promise<Buffer> {
  const { document } = edition
  const about = {
    title: `${document.client}, ${document.title}`,
    subject: document.kind,
    author: document.agency,
    at,
  }
  const channels = shownBlocks(edition).filter(isChannelBlock).length
  const most = MOST_PAGES + Math.ceil(channels / CHANNELS_A_PAGE)
  let sheet: Sheet | undefined
  for (const scale of SCALES) {
    sheet = openSheet(about, fonts, inks, scale)
    drawAll(sheet, edition, logo)
    if (sheet.pages() <= most) break
  }
  sheet?.feet(`${document.agency} · ${document.client}, ${document.title.toLowerCase()}`)
  return (sheet as Sheet).end()
}

type Draw = (sheet: Sheet, flow: Flow, edition: ReportEdition) => void

/** How each block is drawn. A block without a line here does not compile. */
const parts: Record<UsualPart, Draw> = {
  changed: (sheet, flow, { document }) => drawChanged(sheet, flow, document),
  figures: (sheet, flow, { document }) =>
    drawLedger(sheet, flow, { title: reportBlocks.figures, rows: document.figures }),
  goals: (sheet, flow, { document }) => drawGoals(sheet, flow, reportBlocks.goals, document.goals),
  chart: (sheet, flow, { document }) => document.chart && drawChart(sheet, flow, document.chart),
  kinds: (sheet, flow, { document }) =>
    document.kinds && drawGoals(sheet, flow, reportBlocks.kinds, document.kinds),
  platforms: (sheet, flow, { document }) => drawPlatforms(sheet, flow, document),
  ctr: (sheet, flow, { document: { ctr } }) =>
    ctr && drawLedger(sheet, flow, { title: reportBlocks.ctr, ...ctr }),
  reach: (sheet, flow, { document: { reach } }) =>
    reach && drawLedger(sheet, flow, { title: reportBlocks.reach, ...reach }),
  campaigns: (sheet, flow, { document: { campaigns } }) =>
    drawRows(sheet, flow, { title: reportBlocks.campaigns, head: 'Campanha', ...campaigns }),
  ads: (sheet, flow, { document: { ads } }) =>
    ads && drawRows(sheet, flow, { title: reportBlocks.ads, head: 'Anúncio', rows: ads }),
  did: (sheet, flow, { words }) => drawPair(sheet, flow, { did: words.did }),
  next: (sheet, flow, { words }) => drawPair(sheet, flow, { next: words.next }),
  'did-next': (sheet, flow, { words }) => drawPair(sheet, flow, words),
  comment: (sheet, flow, { words }) => drawLetter(sheet, flow, words),
  how: (sheet, flow, { document }) => drawHow(sheet, flow, document),
}

function drawPart(part: ReportPart, sheet: Sheet, flow: Flow, edition: ReportEdition): void {
  if (!isChannelBlock(part)) return void parts[part](sheet, flow, edition)
  const channel = channelOfBlock(edition, part)
  if (channel) drawChannel(sheet, flow, channel)
}

function drawAll(sheet: Sheet, edition: ReportEdition, logo: PdfLogo | undefined): void {
  const { document, words } = edition
  const flow = startFlow(sheet)
  flow.turn()
  flow.begin(drawCover(sheet, edition, logo) + 16)
  if (words.correction) drawCorrection(sheet, flow, words.correction)
  for (const part of shownBlocks(edition)) drawPart(part, sheet, flow, edition)
  drawEnd(sheet, flow, document)
}

type Document = ReportEdition['document']

function drawCorrection(sheet: Sheet, flow: Flow, text: string): void {
  flow.block('Edição corrigida', 40, (at) => {
    flow.y = sheet.write(text, { ...at, style: 'body', ink: 'soft' })
  })
}

function drawChanged(sheet: Sheet, flow: Flow, { changed }: Document): void {
  const { column } = sheet.geometry
  const height = changed.reduce(
    (sum, words) => sum + flow.heightOf(words, 'lead', column.width) + 8,
    0,
  )
  flow.block(reportBlocks.changed, height, (at) => {
    for (const words of changed)
      flow.y = sheet.write(words, { ...at, y: flow.y, style: 'lead', strongInk: 'brand' }) + 8
    flow.y -= 8
  })
}

/** Figures with a bar each. */
function drawGoals(sheet: Sheet, flow: Flow, title: string, goals: Document['goals']): void {
  const { column } = sheet.geometry
  const height = goals.reduce(
    (sum, { words }) => sum + 26 + flow.heightOf(words, 'body', column.width),
    0,
  )
  flow.block(title, height, (at) => {
    goals.forEach(({ label, value, words, percent, bad }, index) => {
      const top = flow.y + (index > 0 ? 9 : 0)
      sheet.write(label, { ...at, width: at.width * 0.6, y: top, style: 'strong' })
      sheet.write(value, { ...at, y: top, style: 'strong', align: 'right' })
      bar(sheet, { ...at, y: top + 15 }, percent, bad ? sheet.inks.danger : sheet.inks.brand2)
      flow.y = sheet.write(words, { ...at, y: top + 22, style: 'body', ink: 'soft' })
    })
  })
}

function drawHow(sheet: Sheet, flow: Flow, { how }: Document): void {
  const { column } = sheet.geometry
  const half = (column.width - 20) / 2
  const pairs = Array.from({ length: Math.ceil(how.length / 2) }, (_, row) =>
    how.slice(row * 2, row * 2 + 2),
  )
  const heightOf = (pair: typeof how) =>
    Math.max(...pair.map(({ text }) => 12 + flow.heightOf(text, 'small', half)))
  const height = pairs.reduce((sum, pair) => sum + heightOf(pair) + 6, 0)
  flow.block(reportBlocks.how, height, (at) => {
    for (const pair of pairs) {
      const top = flow.y
      pair.forEach(({ term, text }, index) => {
        const place = { x: at.x + index * (half + 20), width: half }
        sheet.write(term, { ...place, y: top, style: 'label' })
        sheet.write(text, { ...place, y: top + 11.5, style: 'small', ink: 'muted' })
      })
      flow.y = top + heightOf(pair) + 6
    }
    flow.y -= 6
  })
}

function drawEnd(sheet: Sheet, flow: Flow, { received, sample }: Document): void {
  const { whole } = sheet.geometry
  const text = sample ? `${received} Relatório de exemplo, com dados inventados.` : received
  // Below the last block, into the footer's margin before a new page.
  flow.room(10)
  sheet.write(text, { ...whole, y: flow.y + 10, style: 'small', ink: 'muted' })
}
