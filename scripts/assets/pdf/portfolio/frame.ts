import { brand } from '#content/brand.ts'
import type { Pdf } from '../kit.ts'
import { column, inks, sheet } from '../look.ts'
import { eyebrow } from '../parts.ts'

const { margin } = sheet

/** The head of a page: its title on the left, one sentence on the right. Returns where it ends. */
export function pageHead(
  pdf: Pdf,
  head: { eyebrow: string; title: string; intro: string },
): number {
  const top = eyebrow(pdf, head.eyebrow, { x: margin, y: margin, width: 300 }) + 10
  const left = pdf.write(head.title, { style: 'title', x: margin, y: top, width: 290, as: 'H2' })
  const x = margin + 310
  const width = column - 310
  const height = pdf.measure(head.intro, 'body', width)
  const y = Math.max(top, left - height)
  pdf.write(head.intro, { style: 'body', ink: 'muted', x, y, width })
  return left
}

/** Name and number below every page but the covers. */
export function pageFeet(pdf: Pdf): void {
  const { start, count } = pdf.doc.bufferedPageRange()
  const ink = inks.dia
  for (let i = start + 1; i < start + count - 1; i++) {
    pdf.doc.switchToPage(i)
    pdf.decorate((doc) => {
      const y = sheet.height - 34
      doc.font('strong').fontSize(8).fillColor(ink.muted)
      doc.text(brand.name, margin, y, { lineBreak: false })
      const number = String(i + 1)
      doc.text(number, sheet.width - margin - doc.widthOfString(number), y, { lineBreak: false })
    })
  }
}
