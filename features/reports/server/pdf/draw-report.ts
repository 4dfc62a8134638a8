import type { ReportEdition } from '#features/reports/rules/report.ts'
import { bar } from './bar.ts'
import { drawCampaigns, drawPlatforms } from './draw-breakdown.ts'
import { drawChart } from './draw-chart.ts'
import { drawCover } from './draw-cover.ts'
import { drawLetter, drawPair } from './draw-words.ts'
import { type Flow, startFlow } from './flow.ts'
import type { Inks } from './inks.ts'
import { type Fonts, openSheet, type Sheet } from './sheet.ts'

/** Four sheets hold every report: what is too long for them is drawn smaller. */
const SCALES = [1, 0.88, 0.78, 0.7]
const MOST_PAGES = 4

/** The report on paper: one to four pages, the same words as the page on the screen. */
export function drawReport(
  edition: ReportEdition,
  at: Date,
  fonts: Fonts,
  inks: Inks,
): Promise<Buffer> {
  const { document } = edition
  const about = {
    title: `${document.client}, ${document.title}`,
    subject: document.kind,
    author: document.agency,
    at,
  }
  let sheet: Sheet | undefined
  for (const scale of SCALES) {
    sheet = openSheet(about, fonts, inks, scale)
    drawAll(sheet, edition)
    if (sheet.pages() <= MOST_PAGES) break
  }
  sheet?.feet(`${document.agency} · ${document.client}, ${document.title.toLowerCase()}`)
  return (sheet as Sheet).end()
}

function drawAll(sheet: Sheet, edition: ReportEdition): void {
  const { document, words } = edition
  const shows = (name: ReportEdition['leftOut'][number]) => !edition.leftOut.includes(name)
  const flow = startFlow(sheet)
  flow.turn()
  flow.begin(drawCover(sheet, edition) + 16)
  if (words.correction) drawCorrection(sheet, flow, words.correction)
  if (shows('changed') && document.changed.length > 0) drawChanged(sheet, flow, document)
  drawFigures(sheet, flow, document)
  if (shows('goals') && document.goals.length > 0) drawGoals(sheet, flow, document)
  if (shows('chart') && document.chart) drawChart(sheet, flow, document.chart)
  if (shows('platforms') && document.platforms.length > 0) drawPlatforms(sheet, flow, document)
  if (shows('campaigns') && document.campaigns.rows.length > 0) drawCampaigns(sheet, flow, document)
  drawPair(sheet, flow, {
    did: shows('did') ? words.did : [],
    next: shows('next') ? words.next : [],
  })
  if (shows('comment') && words.comment) drawLetter(sheet, flow, words)
  if (shows('how')) drawHow(sheet, flow, document)
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
  flow.block('O que mudou', height, (at) => {
    for (const words of changed)
      flow.y = sheet.write(words, { ...at, y: flow.y, style: 'lead', strongInk: 'brand' }) + 8
    flow.y -= 8
  })
}

const FIGURE = 128

/** A sum of millions stays on one line. */
const figureStyle = (sheet: Sheet, value: string) =>
  sheet.measure(value, 'figure', FIGURE).lines.length > 1 ? 'cost' : 'figure'

function drawFigures(sheet: Sheet, flow: Flow, { figures }: Document): void {
  const { column } = sheet.geometry
  const right = { x: column.x + FIGURE + 14, width: column.width - FIGURE - 14 }
  const rowOf = ({ value, words }: Document['figures'][number]) =>
    11 +
    Math.max(
      flow.heightOf(value, figureStyle(sheet, value), FIGURE),
      flow.heightOf(words, 'body', right.width),
    )
  const height = figures.reduce((sum, each) => sum + rowOf(each) + 12, 0)
  flow.block('Os números que importam', height, (at) => {
    figures.forEach(({ label, value, words }, index) => {
      if (index > 0) {
        flow.y += 6
        flow.rule(column)
        flow.y += 6
      }
      const top = flow.y
      sheet.group('Div', () => {
        sheet.write(label, { ...at, y: top, style: 'small', ink: 'muted' })
        const style = figureStyle(sheet, value)
        const under = sheet.write(value, { ...at, width: FIGURE, y: top + 11, style })
        const side = sheet.write(words, { ...right, y: top + 15, style: 'body', ink: 'soft' })
        flow.y = Math.max(under, side)
      })
    })
  })
}

function drawGoals(sheet: Sheet, flow: Flow, { goals }: Document): void {
  const { column } = sheet.geometry
  const height = goals.reduce(
    (sum, { words }) => sum + 26 + flow.heightOf(words, 'body', column.width),
    0,
  )
  flow.block('Metas', height, (at) => {
    goals.forEach(({ label, value, words, percent }, index) => {
      const top = flow.y + (index > 0 ? 9 : 0)
      sheet.write(label, { ...at, width: at.width * 0.6, y: top, style: 'strong' })
      sheet.write(value, { ...at, y: top, style: 'strong', align: 'right' })
      bar(sheet, { ...at, y: top + 15 }, percent, sheet.inks.brand2)
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
  flow.block('Como calculamos', height, (at) => {
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
  // Under the last block, into the foot's margin before a page of its own.
  flow.room(10)
  sheet.write(text, { ...whole, y: flow.y + 10, style: 'small', ink: 'muted' })
}
