import type { Words } from '#features/reports/rules/report.ts'
import { type Cut, geometryOf, type Inks, type StyleName } from './look.ts'
import { drawText, type SetText, setText } from './set-text.ts'
import { openTagged, type Tag } from './tagged-document.ts'

export type Fonts = Record<Cut, Uint8Array>

export type Place = { x: number; y: number; width: number }
type Writing = Place & {
  style: StyleName
  as?: Tag
  ink?: keyof Inks
  strongInk?: keyof Inks
  align?: 'left' | 'right' | 'center'
}

export type Sheet = ReturnType<typeof openSheet>

type About = { title: string; subject: string; author: string; at: Date }

/**
 * A tagged A4 document. Content is drawn by `write` and `figure`; `decorate` is skipped by screen
 * readers.
 */
export function openSheet(about: About, fonts: Fonts, inks: Inks, scale = 1) {
  const geometry = geometryOf(scale)
  const { author: creator } = about
  const { doc, decorate, group, tagged, ...open } = openTagged(
    { ...about, creator },
    Object.entries(fonts),
  )

  function turn() {
    doc.addPage()
    if (scale !== 1) doc.scale(scale)
  }

  const measure = (words: Words | string, style: StyleName, width: number): SetText =>
    setText(doc, words, style, width)

  /** Returns where the text ends. */
  function write(words: Words | string, at: Writing): number {
    const set = setText(doc, words, at.style, at.width)
    const strongColour = at.strongInk && inks[at.strongInk]
    tagged(at.as ?? 'P', () =>
      drawText(doc, set, { ...at, colour: inks[at.ink ?? 'fg'], strongColour }),
    )
    return at.y + set.height
  }

  /** Text inside a figure, whose description covers it. */
  function label(text: string, at: Writing): void {
    drawText(doc, setText(doc, text, at.style, at.width), {
      ...at,
      colour: inks[at.ink ?? 'muted'],
    })
  }

  /** A figure with its description. */
  function figure(alt: string, box: Place & { height: number }, draw: () => void): void {
    const corners = [box.x, box.y, box.x + box.width, box.y + box.height]
    const bbox = corners.map((corner) => corner * scale)
    open.figure(alt, bbox, draw)
  }

  /** The footer of every page. */
  function feet(text: string): void {
    const { start, count } = doc.bufferedPageRange()
    for (let index = start; index < start + count; index += 1) {
      doc.switchToPage(index)
      decorate(() => {
        const { page, whole } = geometry
        const at = { ...whole, y: page.height - 30 }
        label(shortened(text, at.width - 60), { ...at, style: 'foot' })
        label(`${index + 1} de ${count}`, { ...at, style: 'foot', align: 'right' })
      })
    }
  }

  /** Shortens text to one line. */
  function shortened(text: string, width: number): string {
    if (setText(doc, text, 'foot', width).lines.length === 1) return text
    return shortened(`${text.slice(0, -6).trimEnd()}…`, width)
  }

  const pages = () => doc.bufferedPageRange().count

  return {
    doc,
    inks,
    geometry,
    turn,
    pages,
    decorate,
    group,
    measure,
    write,
    label,
    figure,
    feet,
    end: open.end,
  }
}

export type Flow = ReturnType<typeof startFlow>

const GAP = 15

/** The position of the next block, with page breaks. */
export function startFlow(sheet: Sheet) {
  const { page, whole, column, margin } = sheet.geometry
  let y = 0
  let fresh = true

  function turn() {
    sheet.turn()
    y = page.top
    fresh = true
  }

  /** Starts a page when less than this height remains. */
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

  /** Adds a gap before the next block, or starts a page. */
  function part(first: number) {
    room(first + 2 * GAP)
    if (fresh) return
    y += GAP
    rule()
    y += GAP
  }

  const heightOf = (words: Words | string, style: StyleName, width: number) =>
    sheet.measure(words, style, width).height

  /** A section with its title in the margin; `draw` returns its end. */
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
    /** Sets the first page's top. */
    begin(top: number) {
      y = top
      fresh = true
    },
    /** Remaining height of this page. */
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
