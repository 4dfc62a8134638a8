import { look } from '#content/look.ts'
import { palette } from '#content/palette.ts'
import type { Pdf } from './kit.ts'
import type { StyleName } from './look.ts'

type Place = { x: number; y: number; width: number }

export function rule(pdf: Pdf, { x, y, width }: Place): void {
  pdf.decorate((doc) =>
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.6)
      .stroke(pdf.ink('line')),
  )
}

/** The ground of a card; its corners are round as on the site. */
export function card(pdf: Pdf, { x, y, width, height }: Place & { height: number }): void {
  pdf.decorate((doc) =>
    doc
      .roundedRect(x, y, width, height, 14)
      .lineWidth(0.6)
      .fillAndStroke(pdf.ink('card'), pdf.ink('line')),
  )
}

/** The small wind before the name of a section. */
export function eyebrow(pdf: Pdf, text: string, { x, y, width }: Place): number {
  pdf.decorate((doc) => {
    doc.translate(x, y + 2).scale(0.6)
    doc.path('M1 9c6-8 10 4 15-2s8-5 15-3M5 13c5-5 8 1 12-2s6-3 10-2')
    doc.lineWidth(2).lineCap('round').stroke(pdf.ink('brand'))
  })
  return pdf.write(text, { style: 'label', ink: 'brand', x: x + 25, y, width: width - 25 })
}

/** A list with a mark drawn before each item. */
export function bullets(
  pdf: Pdf,
  items: readonly string[],
  { x, y, width, style = 'body', gap = 3 }: Place & { style?: StyleName; gap?: number },
): number {
  let at = y
  pdf.group('L', () => {
    for (const item of items) {
      const top = at
      pdf.decorate((doc) => {
        doc.path(`M${x} ${top + 7.2}l2.4 2.4 4.6-5.2`)
        doc.lineWidth(1.2).lineCap('round').lineJoin('round').stroke(pdf.ink('brand'))
      })
      pdf.group('LI', () => {
        const box = { x: x + 13, y: at, width: width - 13 }
        at = pdf.write(item, { ...box, style, ink: 'soft', as: 'LBody' }) + gap
      })
    }
  })
  return at
}

/** A large number over what it counts. */
export function figure(
  pdf: Pdf,
  fact: { value: string; label: string },
  { x, y, width, style = 'figure' }: Place & { style?: StyleName },
): number {
  const under = pdf.write(fact.value, { style, x, y, width })
  return pdf.write(fact.label, { style: 'small', ink: 'muted', x, y: under + 2, width })
}

/** The mark, `size` points wide. */
export function mark(pdf: Pdf, { x, y, size }: { x: number; y: number; size: number }): void {
  pdf.decorate((doc) => {
    doc.translate(x, y).scale(size / 34)
    for (const { d, paint, stroke } of look.logo) {
      const colour = palette.themes.noite[paint]
      if (stroke) doc.path(d).lineWidth(stroke).lineCap('round').stroke(colour)
      else doc.path(d).fill(colour)
    }
  })
}
