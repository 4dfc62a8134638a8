import { brand } from '#content/brand.ts'
import type { PortfolioContent } from '#content/types/portfolio-page.ts'
import type { Pdf } from '../kit.ts'
import { column, sheet } from '../look.ts'
import { figure, mark } from '../parts.ts'
import { streamlines } from '../streamlines.ts'

const { width, height, margin } = sheet

export function cover(pdf: Pdf, content: PortfolioContent): void {
  pdf.page('noite', content.hero.eyebrow)
  streamlines(pdf, {
    art: { seed: 11, field: 'rising', hue: 'mar-sol' },
    theme: 'noite',
    x: 0,
    y: 0,
    width,
    height,
  })
  mark(pdf, { x: margin, y: margin - 6, size: 34 })
  pdf.write(brand.name, { style: 'heading', x: margin + 44, y: margin + 1, width: 200 })

  const title = { x: margin, width: 430 }
  let y = pdf.write(content.hero.eyebrow, { ...title, style: 'lead', ink: 'brand', y: 400 })
  y = pdf.write(content.hero.title, { ...title, style: 'cover', y: y + 6, as: 'H1' })
  pdf.write(content.hero.lead, { x: margin, width: 340, style: 'lead', ink: 'soft', y: y + 18 })

  const facts = content.overview.stats.slice(0, 4)
  if (facts.length === 0) return
  const step = column / facts.length
  const top = height - 112
  pdf.decorate((doc) =>
    doc
      .moveTo(margin, top - 18)
      .lineTo(margin + column, top - 18)
      .lineWidth(0.6)
      .stroke(pdf.ink('line')),
  )
  facts.forEach((fact, i) => {
    figure(pdf, fact, { x: margin + i * step, y: top, width: step - 12 })
  })
}
