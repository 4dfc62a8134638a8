import type { ReportChannel, ReportDocument } from '#features/reports/rules/report.ts'
import type { Flow, Sheet } from './sheet.ts'

const FIGURE = 128

/** Keeps large amounts on one line. */
const figureStyle = (sheet: Sheet, value: string) =>
  sheet.measure(value, 'figure', FIGURE).lines.length > 1 ? 'cost' : 'figure'

type Row = ReportDocument['figures'][number]
type Ledger = { title: string; rows: Row[]; note?: string }

/** Figures with a sentence each, and what holds for all of them. */
export function drawLedger(sheet: Sheet, flow: Flow, { title, rows: figures, note }: Ledger): void {
  const { column } = sheet.geometry
  const right = { x: column.x + FIGURE + 14, width: column.width - FIGURE - 14 }
  const rowOf = ({ value, words }: Row) =>
    11 +
    Math.max(
      flow.heightOf(value, figureStyle(sheet, value), FIGURE),
      flow.heightOf(words, 'body', right.width),
    )
  const rows = figures.reduce((sum, each) => sum + rowOf(each) + 12, 0)
  const height = rows + (note ? 7 + flow.heightOf(note, 'small', column.width) : 0)
  flow.block(title, height, (at) => {
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
    if (note) {
      flow.y += 7
      flow.y = sheet.write(note, { ...at, y: flow.y, style: 'small', ink: 'muted' })
    }
  })
}

const ACROSS = 3
const GUTTER = 14

/** A channel: what changed, its figures side by side, and what is missing. */
export function drawChannel(
  sheet: Sheet,
  flow: Flow,
  { title, changed, rows, note }: ReportChannel,
): void {
  const { column } = sheet.geometry
  const width = (column.width - (ACROSS - 1) * GUTTER) / ACROSS
  const cellOf = ({ label, value, words }: Row) =>
    flow.heightOf(label, 'small', width) +
    flow.heightOf(value, 'cost', width) +
    flow.heightOf(words, 'small', width)
  const figures = rows.slice(0, ACROSS)
  const cells = Math.max(0, ...figures.map(cellOf))
  const says = changed.reduce(
    (sum, words) => sum + flow.heightOf(words, 'body', column.width) + 4,
    0,
  )
  const missing = note ? 6 + flow.heightOf(note, 'small', column.width) : 0
  flow.block(title, says + cells + missing, (at) => {
    for (const words of changed)
      flow.y = sheet.write(words, { ...at, y: flow.y, style: 'body' }) + 4
    const top = flow.y
    figures.forEach(({ label, value, words }, index) => {
      const place = { x: column.x + index * (width + GUTTER), width }
      sheet.group('Div', () => {
        let y = sheet.write(label, { ...place, y: top, style: 'small', ink: 'muted' })
        y = sheet.write(value, { ...place, y, style: 'cost' })
        sheet.write(words, { ...place, y, style: 'small', ink: 'soft' })
      })
    })
    flow.y = top + cells
    if (note) flow.y = sheet.write(note, { ...at, y: flow.y + 6, style: 'small', ink: 'muted' })
  })
}
