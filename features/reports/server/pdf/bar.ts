import type { Place, Sheet } from './sheet.ts'

/** A share of a whole; the words beside it say the same. */
export function bar(sheet: Sheet, { x, y, width }: Place, percent: number, colour: string): void {
  sheet.decorate((doc) => {
    doc.roundedRect(x, y, width, 4, 2).fill(sheet.inks.line)
    const filled = (Math.min(100, Math.max(0, percent)) / 100) * width
    if (filled > 0) doc.roundedRect(x, y, Math.max(4, filled), 4, 2).fill(colour)
  })
}
