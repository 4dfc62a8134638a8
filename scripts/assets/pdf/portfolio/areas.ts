import type { Area, PortfolioContent } from '#content/types/portfolio-page.ts'
import type { Pdf } from '../kit.ts'
import { column, sheet } from '../look.ts'
import { bullets, figure, rule } from '../parts.ts'
import { pageHead } from './frame.ts'

const { margin } = sheet
const gutter = 30
const areasOnPage = 6
const width = (column - gutter) / 2

export function areasPage(pdf: Pdf, { areas }: PortfolioContent): void {
  pdf.page('dia', areas.eyebrow)
  const top = pageHead(pdf, areas) + 24
  const height = (sheet.height - 52 - top) / 3
  areas.items.forEach((area, i) => {
    const place = i % areasOnPage
    if (i > 0 && place === 0) pdf.page('dia', areas.eyebrow)
    const start = i < areasOnPage ? top : margin
    const x = margin + (place % 2) * (width + gutter)
    const y = start + Math.floor(place / 2) * height
    drawArea(pdf, area, { x, y })
  })
}

function drawArea(pdf: Pdf, area: Area, { x, y: top }: { x: number; y: number }): void {
  rule(pdf, { x, y: top, width })
  let y = pdf.write(area.title, { style: 'heading', x, y: top + 12, width, as: 'H3' })
  y = pdf.write(area.description, { style: 'small', ink: 'muted', x, y: y + 4, width })
  const half = width * 0.62
  const listTop = y + 8
  const end = bullets(pdf, area.features, {
    x,
    y: listTop,
    width: half - 14,
    style: 'small',
    gap: 2,
  })
  let at = listTop
  for (const metric of area.metrics) {
    const box = { x: x + half, y: at, width: width - half }
    at = figure(pdf, metric, { ...box, style: 'figure-small' }) + 8
  }
  const tools = area.technologies.join(' · ')
  pdf.write(tools, { style: 'small', ink: 'brand', x, y: Math.max(end, at), width })
}
