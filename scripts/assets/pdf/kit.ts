import PDFDocument from 'pdfkit'
import { brand } from '#content/brand.ts'
import type { Theme } from '#content/types/common.ts'
import { loadCuts } from './fonts.ts'
import { type Ink, inks, type StyleName, sheet, styles } from './look.ts'

/** Structure a screen reader follows. A text is a paragraph unless it says otherwise. */
type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'BlockQuote' | 'LBody' | 'Caption'
type GroupTag = 'Sect' | 'L' | 'LI' | 'Div'

export type Writing = {
  style: StyleName
  x: number
  y: number
  width: number
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

/** Known to pdfkit, missing from its types. */
const universalAccess = { subset: 'PDF/UA' } as object

/** The same sources give the same bytes, so the day of the build must not show. */
const edition = new Date('2025-04-22T12:00:00Z')

/**
 * A tagged A4 document in the site's identity. Everything that carries meaning goes through
 * `write`; everything else is drawn on `doc` inside `decorate`. Coordinates are points from the
 * top left corner; `write` returns where the text ended.
 */
export async function createPdf(about: { title: string; subject: string; author?: string }) {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    ...universalAccess,
    tagged: true,
    lang: 'pt-BR',
    displayTitle: true,
    info: {
      Title: about.title,
      Subject: about.subject,
      Author: about.author ?? brand.name,
      Creator: brand.name,
      CreationDate: edition,
    },
  })
  for (const [cut, font] of await loadCuts()) doc.registerFont(cut, font)

  const chunks: Buffer[] = []
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })

  const root = doc.struct('Document')
  doc.addStructure(root)
  let parent = root
  let theme: Theme = 'noite'

  /** Draws what a screen reader should skip. */
  function decorate(draw: (doc: PDFKit.PDFDocument) => void) {
    doc.markContent('Artifact', { type: 'Layout' })
    doc.save()
    draw(doc)
    doc.restore()
    doc.endMarkedContent()
  }

  /** Starts a page in one of the themes; with a name it is listed in the viewer's outline. */
  function page(next: Theme, name?: string) {
    theme = next
    doc.addPage()
    decorate(() => doc.rect(0, 0, sheet.width, sheet.height).fill(inks[theme].ground))
    if (name) doc.outline.addItem(name)
  }

  /** What `draw` writes becomes one element of the structure, such as a list. */
  function group(tag: GroupTag, draw: () => void) {
    const outer = parent
    const element = doc.struct(tag)
    outer.add(element)
    parent = element
    draw()
    element.end()
    parent = outer
  }

  /** What `draw` writes takes the inks of another theme, as on a dark card of a light page. */
  function within(other: Theme, draw: () => void) {
    const outer = theme
    theme = other
    draw()
    theme = outer
  }

  /** A JPEG or PNG with round corners, and what it shows in words. */
  function picture(image: Buffer, { x, y, width, height, radius, alt }: PictureArea) {
    const bbox = [x, y, x + width, y + height] as [number, number, number, number]
    const element = doc.struct('Figure', { alt, bbox } as object)
    element.add(doc.markStructureContent('Figure'))
    doc.save()
    doc.roundedRect(x, y, width, height, radius).clip()
    doc.image(image, x, y, { width, height })
    doc.restore()
    doc.endMarkedContent()
    parent.add(element)
    element.end()
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
    const tag = link ? 'Link' : as
    const element = doc.struct(tag)
    element.add(doc.markStructureContent(tag))
    // The gap between lines is shared out above and below, as in CSS.
    doc.fillColor(inks[theme][ink]).text(text, x, y + spacing.lineGap / 2, {
      ...spacing,
      width,
      align,
    })
    doc.endMarkedContent()
    if (link) addLink(element, text, { x, y, width, height, align, link, style })
    parent.add(element)
    element.end()
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

  function end(): Promise<Buffer> {
    root.end()
    doc.end()
    return finished
  }

  const ink = (name: Ink): string => inks[theme][name]
  return { doc, page, within, decorate, group, picture, write, measure, widthOf, ink, end }
}
