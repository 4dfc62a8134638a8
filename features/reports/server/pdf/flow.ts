import type { Words } from '#features/reports/rules/report.ts'
import type { StyleName } from './look.ts'
import type { Place, Sheet } from './sheet.ts'

export type Flow = ReturnType<typeof startFlow>

const GAP = 15

/** Where the next thing goes: down the page, and on to the next where it has no room. */
export function startFlow(sheet: Sheet) {
  const { page, whole, column, margin } = sheet.geometry
  let y = 0
  let fresh = true

  function turn() {
    sheet.turn()
    y = page.top
    fresh = true
  }

  /** Begins a page where less than this is left. Nothing splits inside what was asked for. */
  function room(height: number) {
    if (y + height > page.height - page.bottom && !fresh) turn()
  }

  function rule({ x, width }: Omit<Place, 'y'> = whole) {
    if (fresh) return
    const at = y
    sheet.decorate((doc) =>
      doc
        .moveTo(x, at)
        .lineTo(x + width, at)
        .lineWidth(0.6)
        .stroke(sheet.inks.line),
    )
  }

  /** Parts what follows from what stands above, where it fits under it; else on the next page. */
  function part(first: number) {
    room(first + 2 * GAP)
    if (fresh) return
    y += GAP
    rule()
    y += GAP
  }

  const heightOf = (words: Words | string, style: StyleName, width: number) =>
    sheet.measure(words, style, width).height

  /** A section under a line, its title in the margin; `draw` says where it ended. */
  function block(title: string, first: number, draw: (at: Place) => void) {
    part(first)
    fresh = false
    sheet.group('Sect', () => {
      const headEnd = sheet.write(title, { ...margin, y, style: 'heading', as: 'H2' })
      const headPage = sheet.doc.page
      draw({ ...column, y })
      if (sheet.doc.page === headPage) y = Math.max(y, headEnd)
    })
  }

  return {
    get y() {
      return y
    },
    set y(next: number) {
      y = next
      fresh = false
    },
    /** The first page's own top. */
    begin(top: number) {
      y = top
      fresh = true
    },
    /** How much of this page is left. */
    get left() {
      return page.height - page.bottom - y
    },
    turn,
    room,
    rule,
    part,
    block,
    heightOf,
    get fresh() {
      return fresh
    },
    GAP,
  }
}
