import type { Fact } from '#content/types/common.ts'
import type { PortfolioContent, ProcessPhase } from '#content/types/portfolio-page.ts'
import type { Pdf } from '../kit.ts'
import { column, sheet } from '../look.ts'
import { bullets, eyebrow, rule } from '../parts.ts'
import { pageHead } from './frame.ts'

const { margin } = sheet

/** Start and end of each phase, as shares of the calendar's width. */
const spans = [
  [0, 0.12],
  [0.12, 0.18],
  [0.3, 0.48],
  [0.78, 0.22],
] as const

export function processPage(pdf: Pdf, { process, results }: PortfolioContent): void {
  pdf.page('dia', process.eyebrow)
  let y = pageHead(pdf, process) + 26
  process.items.forEach((phase, i) => {
    y = drawPhase(pdf, phase, spans[i] ?? [0, 1], y)
  })
  if (results.bars.length === 0) return
  y += 18
  y = eyebrow(pdf, results.eyebrow, { x: margin, y, width: 300 }) + 8
  const top = y
  const bottom = pdf.write(results.title, { style: 'title', x: margin, y, width: 200, as: 'H2' })
  pdf.write(results.intro, { style: 'body', ink: 'muted', x: margin, y: bottom + 8, width: 180 })
  drawBars(pdf, results.bars, { x: margin + 236, y: top + 4, width: column - 236 })
}

function drawPhase(pdf: Pdf, phase: ProcessPhase, [from, length]: readonly number[], top: number) {
  const accent = phase.number === 4
  rule(pdf, { x: margin, y: top + 4, width: column })
  pdf.decorate((doc) =>
    doc
      .roundedRect(margin + column * (from as number), top, column * (length as number), 8, 4)
      .fill(pdf.ink(accent ? 'accent' : 'brand')),
  )
  const y = top + 20
  const number = { x: margin, width: 40, y: y - 3 }
  pdf.write(String(phase.number), { ...number, style: 'figure', ink: 'brand' })
  const text = { x: margin + 44, width: 236 }
  let end = pdf.write(phase.title, { ...text, style: 'heading', y, as: 'H3' })
  end = pdf.write(phase.description, { ...text, style: 'small', ink: 'muted', y: end + 4 })
  const list = { x: margin + 300, width: column - 300, y: y + 22 }
  if (phase.duration) pdf.write(phase.duration, { ...list, y, style: 'subheading', ink: 'fg' })
  const listTop = phase.duration ? list.y : y
  const other = bullets(pdf, phase.deliverables, { ...list, y: listTop, style: 'small', gap: 1 })
  return Math.max(end, other) + 18
}

function drawBars(pdf: Pdf, bars: Fact[], at: { x: number; y: number; width: number }): void {
  let { y } = at
  for (const bar of bars) {
    const share = Math.min(1, (Number.parseFloat(bar.value) || 75) / 100)
    pdf.write(bar.value, { ...at, y: y - 2, style: 'subheading', align: 'right' })
    y = pdf.write(bar.label, { ...at, y, width: at.width - 40, style: 'small', ink: 'soft' }) + 4
    pdf.decorate((doc) => {
      doc.roundedRect(at.x, y, at.width, 5, 2.5).fill(pdf.ink('line'))
      doc.roundedRect(at.x, y, at.width * share, 5, 2.5).fill(pdf.ink('brand'))
    })
    y += 15
  }
}
