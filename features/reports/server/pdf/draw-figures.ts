import {
  areaPath,
  linePath,
  place,
  type ReportChart,
  type ReportDocument,
} from '#features/reports/rules/report.ts'
import { reportBlocks } from '#features/reports/rules/report-blocks.ts'
import type { Geometry } from './look.ts'
import type { Flow, Place, Sheet } from './sheet.ts'

/** The text beside it says the same. */
export function bar(sheet: Sheet, { x, y, width }: Place, percent: number, colour: string): void {
  sheet.decorate((doc) => {
    doc.roundedRect(x, y, width, 4, 2).fill(sheet.inks.line)
    const filled = (Math.min(100, Math.max(0, percent)) / 100) * width
    if (filled > 0) doc.roundedRect(x, y, Math.max(4, filled), 4, 2).fill(colour)
  })
}

const NAME = 80
const COST = 88

export function drawPlatforms(sheet: Sheet, flow: Flow, { platforms }: ReportDocument): void {
  const { column } = sheet.geometry
  const share = { x: column.x + NAME, width: column.width - NAME - COST - 14 }
  const beside = { x: column.x + NAME, width: column.width - NAME }
  const heightOf = ({ words }: ReportDocument['platforms'][number]) =>
    42 + flow.heightOf(words, 'body', beside.width)
  const height = platforms.reduce((sum, each) => sum + heightOf(each) + 18, 0)
  flow.block(reportBlocks.platforms, height, (at) => {
    platforms.forEach(({ name, spend, conversions, cost, words }, index) => {
      if (index > 0) {
        flow.y += 9
        flow.rule(column)
        flow.y += 9
      }
      const top = flow.y
      sheet.group('Div', () => {
        sheet.write(name, { ...at, width: NAME - 8, y: top - 2, style: 'subheading', as: 'H3' })
        part(spend, top, sheet.inks.edge)
        part(conversions, top + 20, sheet.inks.brand2)
        const right = { x: column.x + column.width - COST, width: COST, align: 'right' as const }
        sheet.write(cost, { ...right, y: top, style: 'cost' })
        sheet.write('por conversão', { ...right, y: top + 16, style: 'small', ink: 'muted' })
        flow.y = sheet.write(words, { ...beside, y: top + 42, style: 'body', ink: 'soft' })
      })
    })
  })

  function part(of: ReportDocument['platforms'][number]['spend'], top: number, colour: string) {
    sheet.write(of.text, {
      ...share,
      width: share.width * 0.58,
      y: top - 3,
      style: 'small',
      ink: 'soft',
    })
    sheet.write(of.share, { ...share, y: top - 3, style: 'label', align: 'right' })
    bar(sheet, { ...share, y: top + 9.5 }, of.percent, colour)
  }
}

type Column = { title: string; x: number; width: number; align: 'left' | 'right' }

function columnsOf({ whole }: Geometry, head: string): [Column, ...Column[]] {
  const right = whole.x + whole.width
  return [
    { title: head, x: whole.x, width: whole.width - 258, align: 'left' },
    { title: 'Investimento', x: right - 250, width: 86, align: 'right' },
    { title: 'Conversões', x: right - 160, width: 70, align: 'right' },
    { title: 'Custo por conversão', x: right - 86, width: 86, align: 'right' },
  ]
}

type Rows = {
  title: string
  /** What a row is. */
  head: string
  rows: ReportDocument['campaigns']['rows']
  rest?: string | null
}

/** Campaigns or ads; the head is repeated on every page. */
export function drawRows(sheet: Sheet, flow: Flow, { title, head, rows, rest }: Rows): void {
  const { page, whole } = sheet.geometry
  const columns = columnsOf(sheet.geometry, head)
  flow.part(100)
  sheet.group('Sect', () => {
    flow.y = sheet.write(title, { ...whole, y: flow.y, style: 'heading', as: 'H2' }) + 6
    sheet.group('Table', () => {
      heads()
      for (const row of rows) line(row)
    })
    if (rest) {
      flow.room(24)
      flow.y = sheet.write(rest, {
        ...whole,
        y: flow.y + 6,
        style: 'small',
        ink: 'muted',
      })
    }
  })

  function heads() {
    const top = flow.y
    sheet.group('TR', () => {
      for (const { title, ...at } of columns)
        sheet.write(title, { ...at, y: top, style: 'label', ink: 'muted', as: 'TH' })
    })
    flow.y = top + 15
  }

  function line({ name, platform, ...figures }: ReportDocument['campaigns']['rows'][number]) {
    const [first, ...others] = columns
    const height = flow.heightOf(name, 'body', first.width) + 12
    if (flow.y + height > page.height - page.bottom) {
      flow.turn()
      heads()
    }
    flow.rule()
    const top = flow.y + 4
    sheet.group('TR', () => {
      const under = sheet.write(name, { ...first, y: top, style: 'body', as: 'TD' })
      const values = [figures.spend, figures.conversions, figures.cost]
      others.forEach(({ title: _, ...at }, index) => {
        sheet.write(values[index] ?? '', { ...at, y: top, style: 'strong', as: 'TD' })
      })
      flow.y = under
    })
    flow.y = sheet.write(platform, { ...first, y: flow.y - 2, style: 'small', ink: 'muted' }) + 4
  }
}

const HIGHEST = 133
const LOWEST = 88

export function drawChart(sheet: Sheet, flow: Flow, chart: ReportChart): void {
  const { whole } = sheet.geometry
  const half = { ...whole, width: whole.width * 0.5 }
  const head = Math.max(
    flow.heightOf(chart.title, 'heading', half.width - 12),
    flow.heightOf(chart.text, 'body', half.width),
  )
  // A lower plot is better than half an empty page.
  const around = head + 20 + 22
  const left = flow.left - around - 2 * flow.GAP
  const height = left < LOWEST ? HIGHEST : Math.min(HIGHEST, left)
  flow.part(around + height)
  sheet.group('Sect', () => {
    sheet.write(chart.title, {
      ...half,
      width: half.width - 12,
      y: flow.y,
      style: 'heading',
      as: 'H2',
    })
    sheet.write(chart.text, {
      x: whole.x + half.width,
      width: half.width,
      y: flow.y,
      style: 'body',
      ink: 'soft',
    })
    const top = flow.y + head + 20
    const box = { ...whole, y: top - 8, height: height + 30 }
    sheet.figure(chart.spoken, box, () => drawPlot(sheet, chart, top, height))
    flow.y = top + height + 22
  })
}

function drawPlot(sheet: Sheet, chart: ReportChart, top: number, height: number): void {
  const { doc, inks } = sheet
  const { whole } = sheet.geometry
  const plot = { x: whole.x + 34, y: top, width: whole.width - 34 - 66 }
  const { x, y } = place(chart)
  const right = plot.x + plot.width
  for (const { value, label } of chart.ticks) {
    const at = plot.y + y(value) * height
    doc.moveTo(plot.x, at).lineTo(right, at).lineWidth(0.5).stroke(inks.line)
    sheet.label(label, { x: whole.x, width: 27, y: at - 5.5, style: 'foot', align: 'right' })
  }
  for (const { at, label } of chart.days) {
    const middle = plot.x + x(at) * plot.width
    sheet.label(label, {
      x: middle - 25,
      width: 50,
      y: plot.y + height + 6,
      style: 'foot',
      align: 'center',
    })
  }
  doc.save().translate(plot.x, plot.y)
  if (chart.now.length > 0) {
    const under = doc.linearGradient(0, 0, 0, height)
    under.stop(0, inks.curve, 0.16).stop(1, inks.curve, 0)
    doc.path(areaPath(chart, plot.width, height)).fill(under)
  }
  doc.lineJoin('round').lineCap('round')
  if (chart.before.length > 0) {
    doc.path(linePath(chart, chart.before, plot.width, height))
    doc.lineWidth(1.3).dash(0.1, { space: 4 }).stroke(inks.edge).undash()
  }
  const hue = doc.linearGradient(0, 0, plot.width, 0)
  hue.stop(0, inks.brand).stop(0.5, inks.curve).stop(0.8, inks.sun).stop(1, inks.sunDeep)
  doc
    .path(linePath(chart, chart.now, plot.width, height))
    .lineWidth(2.6)
    .stroke(hue)
  const last = chart.now.length - 1
  dot(x(last), chart.now[last] ?? 0, inks.sunDeep)
  if (chart.pin) {
    dot(x(chart.pin.at), chart.now[chart.pin.at] ?? 0, inks.brand)
    pin(chart.pin)
  }
  doc.restore()
  ends()

  function dot(share: number, value: number, colour: string) {
    doc
      .circle(share * plot.width, y(value) * height, 3.6)
      .lineWidth(1.6)
      .fillAndStroke(colour, inks.paper)
  }

  function pin({ at, text }: NonNullable<ReportChart['pin']>) {
    const set = sheet.measure(text, 'small', 104)
    const wide = Math.min(104, Math.max(...set.lines.map((line) => line.width))) + 14
    const tall = set.height + 9
    // On the side without the line: above left, else below right.
    const px = x(at) * plot.width
    const py = y(chart.now[at] ?? 0) * height
    const above = px > wide + 8 && py > tall + 2
    const left = above ? px - wide - 8 : Math.min(px + 10, plot.width - wide)
    const upper = above ? py - tall - 3 : Math.min(py + 10, height - tall - 4)
    doc.roundedRect(left, upper, wide, tall, 6).lineWidth(0.6).fillAndStroke(inks.paper, inks.line)
    sheet.label(text, { x: left + 7, y: upper + 4.5, width: wide - 14, style: 'small', ink: 'fg' })
  }

  /** Keeps the labels of close line ends apart. */
  function ends() {
    const at = { x: right + 9, width: 58 }
    const nowAt = plot.y + y(chart.now[last] ?? 0) * height
    const before = chart.beforeEnd && (chart.before.at(-1) ?? 0)
    let nowTop = nowAt - 12
    if (chart.beforeEnd && before !== null) {
      const beforeAt = plot.y + y(before) * height
      let beforeTop = beforeAt - 10
      if (Math.abs(beforeAt - nowAt) < 30) {
        const upper = Math.min(beforeAt, nowAt) - 18
        const isBeforeAbove = beforeAt <= nowAt
        beforeTop = isBeforeAbove ? upper : upper + 30
        nowTop = isBeforeAbove ? upper + 27 : upper
      }
      sheet.label(chart.beforeEnd.value, { ...at, y: beforeTop, style: 'subheading', ink: 'muted' })
      sheet.label(chart.beforeEnd.label, { ...at, y: beforeTop + 13, style: 'foot' })
    }
    sheet.label(chart.nowEnd.value, { ...at, y: nowTop, style: 'cost', ink: 'fg' })
    sheet.label(chart.nowEnd.label, { ...at, y: nowTop + 15.5, style: 'foot' })
  }
}
