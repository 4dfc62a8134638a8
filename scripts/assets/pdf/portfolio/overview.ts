import { palette } from '#content/palette.ts'
import type { Fact } from '#content/types/common.ts'
import type { PortfolioContent } from '#content/types/portfolio-page.ts'
import type { Pdf } from '../kit.ts'
import { column, sheet } from '../look.ts'
import { card, figure, rule } from '../parts.ts'
import { streamlines } from '../streamlines.ts'
import { pageHead } from './frame.ts'

const { margin } = sheet
const gap = 10

export function overviewPage(pdf: Pdf, content: PortfolioContent): void {
  const { overview } = content
  pdf.page('dia', overview.eyebrow)
  const top = pageHead(pdf, overview) + 30
  const [lead, ...others] = overview.stats
  const height = 236
  if (lead) {
    leadCard(pdf, lead, content, { y: top, height })
    smallCards(pdf, others, { y: top, height })
  }

  let y = lead ? top + height + 46 : top + 16
  y = pdf.write(overview.valuesTitle, {
    style: 'title',
    x: margin,
    y,
    width: 400,
    as: 'H2',
  })
  y += 22
  for (const value of overview.values) {
    rule(pdf, { x: margin, y, width: column })
    pdf.write(value.title, { style: 'heading', x: margin, y: y + 16, width: 190, as: 'H3' })
    const text = { x: margin + 214, width: column - 214 }
    y = pdf.write(value.text, { ...text, style: 'lead', ink: 'muted', y: y + 16 }) + 20
  }
}

function leadCard(
  pdf: Pdf,
  fact: Fact,
  content: PortfolioContent,
  { y, height }: { y: number; height: number },
): void {
  const width = column * 0.5
  pdf.decorate((doc) => {
    const ground = doc.linearGradient(margin + width, y, margin, y + height)
    ground.stop(0, palette.drawn.pane).stop(0.75, palette.ramps.noite[850])
    doc.roundedRect(margin, y, width, height, 16).fill(ground)
  })
  streamlines(pdf, {
    art: { ...content.art, field: 'rising' },
    theme: 'noite',
    x: margin,
    y,
    width,
    height,
    radius: 16,
  })
  pdf.within('noite', () => {
    const box = { x: margin + 24, width: width - 40 }
    pdf.write(fact.value, { ...box, style: 'cover', y: y + height - 96 })
    pdf.write(fact.label, { ...box, style: 'lead', ink: 'soft', y: y + height - 38 })
  })
}

/** Two above, three below. */
function smallCards(pdf: Pdf, facts: Fact[], { y, height }: { y: number; height: number }): void {
  const left = margin + column * 0.5 + gap
  const width = column * 0.5 - gap
  const rowHeight = (height - gap) / 2
  const rows = [facts.slice(0, 2), facts.slice(2)].filter((row) => row.length > 0)
  rows.forEach((row, r) => {
    const cell = (width - gap * (row.length - 1)) / row.length
    row.forEach((fact, i) => {
      const box = { x: left + i * (cell + gap), y: y + r * (rowHeight + gap), width: cell }
      card(pdf, { ...box, height: rowHeight })
      const style = row.length > 2 ? 'figure-small' : 'figure'
      const base = box.y + rowHeight - (row.length > 2 ? 48 : 62)
      figure(pdf, fact, { x: box.x + 14, y: base, width: cell - 20, style })
    })
  })
}
