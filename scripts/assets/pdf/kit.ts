import { brand } from '#content/brand.ts'
import type { Theme } from '#content/types/common.ts'
import { openTagged, type Tag } from '#features/reports/server/pdf/tagged-document.ts'
import { loadCuts } from './fonts.ts'
import { type Ink, inks, type StyleName, sheet, styles } from './look.ts'

export type Writing = {
  style: StyleName
  x: number
  y: number
  width: number
  /** The structure tag; a paragraph by default. */
  as?: Tag
  ink?: Ink
  align?: 'left' | 'center' | 'right'
  /** Makes the whole text a link. */
  link?: string
}

type PictureArea = {
  x: number
  y: number
  width: number
  height: number
  radius: number
  alt: string
}

export type Pdf = Awaited<ReturnType<typeof createPdf>>

/** The same sources give the same bytes, so the day of the build must not show. */
const edition = new Date('2025-04-22T12:00:00Z')

/**
 * A tagged A4 document in the site's identity. Everything that carries meaning goes through
 * `write`; everything else is drawn on `doc` inside `decorate`. Coordinates are points from the
 * top left corner; `write` returns where the text ended.
 */
export async function createPdf(about: { title: string; subject: string; author?: string }) {
  const { title, subject, author = brand.name } = about
  const { doc, decorate, group, tagged, figure, end } = openTagged(
    { title, subject, author, creator: brand.name, at: edition },
    await loadCuts(),
  )
  let theme: Theme = 'noite'

  /** Starts a page in one of the themes; with a name it is listed in the viewer's outline. */
  function page(next: Theme, name?: string) {
    theme = next
    doc.addPage()
    decorate(() => doc.rect(0, 0, sheet.width, sheet.height).fill(inks[theme].ground))
    if (name) doc.outline.addItem(name)
  }

  /** Runs `draw` with the colours of another theme, as on a dark card of a light page. */
  function within(other: Theme, draw: () => void) {
    const outer = theme
    theme = other
    draw()
    theme = outer
  }

  /** A JPEG or PNG with round corners, and what it shows in words; without words it decorates. */
  function picture(image: Buffer, { x, y, width, height, radius, alt }: PictureArea) {
    const draw = () => {
      doc.roundedRect(x, y, width, height, radius).clip()
      doc.image(image, x, y, { width, height })
    }
    if (alt) figure(alt, [x, y, x + width, y + height], draw)
    else decorate(draw)
  }

  function setFont(style: StyleName) {
    const { cut, size, leading, tracking = 0 } = styles[style] as (typeof styles)['cover']
    doc.font(cut).fontSize(size)
    const lineGap = size * leading - doc.currentLineHeight(true)
    return { lineGap, characterSpacing: size * tracking }
  }

  function measure(text: string, style: StyleName, width: number): number {
    return doc.heightOfString(text, { ...setFont(style), width })
  }

  function widthOf(text: string, style: StyleName): number {
    return doc.widthOfString(text, setFont(style))
  }

  function write(text: string, at: Writing): number {
    const { style, x, y, width, as = 'P', ink = 'fg', align = 'left', link } = at
    const spacing = setFont(style)
    const height = doc.heightOfString(text, { ...spacing, width })
    const draw = () => {
      // The gap between lines is shared out above and below, as in CSS.
      doc.fillColor(inks[theme][ink]).text(text, x, y + spacing.lineGap / 2, {
        ...spacing,
        width,
        align,
      })
    }
    const area = link && { x, y, width, height, align, link, style }
    const annotate = (element: PDFKit.PDFStructureElement) => {
      if (area) addLink(element, text, area)
    }
    tagged(link ? 'Link' : as, draw, { annotate })
    return y + height
  }

  type LinkArea = Pick<Writing, 'x' | 'y' | 'width' | 'align' | 'style'> & {
    height: number
    link: string
  }

  function addLink(element: PDFKit.PDFStructureElement, text: string, area: LinkArea) {
    const textWidth = Math.min(area.width, widthOf(text, area.style))
    const slack = area.width - textWidth
    const offset = area.align === 'center' ? slack / 2 : area.align === 'right' ? slack : 0
    const options = { structParent: element, Contents: new String(text) }
    doc.link(area.x + offset, area.y, textWidth, area.height, area.link, options as object)
  }

  const ink = (name: Ink): string => inks[theme][name]
  return { doc, page, within, decorate, group, picture, write, measure, widthOf, ink, end }
}
