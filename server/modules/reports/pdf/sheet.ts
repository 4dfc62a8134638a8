import PDFDocument from 'pdfkit'
import type { Words } from '#contracts/report.ts'
import type { Inks } from './inks.ts'
import { type Cut, geometryOf, type StyleName } from './look.ts'
import { drawText, type SetText, setText } from './set-text.ts'

export type Fonts = Record<Cut, Uint8Array>
type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'LBody' | 'TH' | 'TD' | 'Caption' | 'BlockQuote'
type GroupTag = 'Sect' | 'L' | 'LI' | 'Table' | 'TR' | 'THead' | 'TBody' | 'Div'

export type Place = { x: number; y: number; width: number }
type Writing = Place & {
  style: StyleName
  as?: Tag
  ink?: keyof Inks
  strongInk?: keyof Inks
  align?: 'left' | 'right' | 'center'
}

export type Sheet = ReturnType<typeof openSheet>

/** Known to pdfkit, missing from its types. */
const universalAccess = { subset: 'PDF/UA' } as object

type About = { title: string; subject: string; author: string; at: Date }

/**
 * A tagged A4 document. What carries meaning goes through `write` and `figure`; everything else is
 * drawn inside `decorate`, and a screen reader passes it over.
 */
export function openSheet(about: About, fonts: Fonts, inks: Inks, scale = 1) {
  const geometry = geometryOf(scale)
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
      Author: about.author,
      Creator: about.author,
      // Made anew for every reader, it is the same file each time.
      CreationDate: about.at,
      ModDate: about.at,
    },
  })
  for (const [cut, font] of Object.entries(fonts)) doc.registerFont(cut, Buffer.from(font))
  const chunks: Buffer[] = []
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  const root = doc.struct('Document')
  doc.addStructure(root)
  let parent = root

  function turn() {
    doc.addPage()
    if (scale !== 1) doc.scale(scale)
  }

  function decorate(draw: (doc: PDFKit.PDFDocument) => void) {
    doc.markContent('Artifact', { type: 'Layout' })
    doc.save()
    draw(doc)
    doc.restore()
    doc.endMarkedContent()
  }

  function group(tag: GroupTag, draw: () => void) {
    const outer = parent
    const element = doc.struct(tag)
    outer.add(element)
    parent = element
    draw()
    element.end()
    parent = outer
  }

  const measure = (words: Words | string, style: StyleName, width: number): SetText =>
    setText(doc, words, style, width)

  /** Returns where the text ends. */
  function write(words: Words | string, at: Writing): number {
    const set = setText(doc, words, at.style, at.width)
    const tag = at.as ?? 'P'
    const element = doc.struct(tag)
    element.add(doc.markStructureContent(tag))
    const strongColour = at.strongInk && inks[at.strongInk]
    drawText(doc, set, { ...at, colour: inks[at.ink ?? 'fg'], strongColour })
    doc.endMarkedContent()
    parent.add(element)
    element.end()
    return at.y + set.height
  }

  /** Text of a drawing, whose words its description has. */
  function label(text: string, at: Writing): void {
    drawText(doc, setText(doc, text, at.style, at.width), {
      ...at,
      colour: inks[at.ink ?? 'muted'],
    })
  }

  /** A drawing that says something, and what it says. */
  function figure(alt: string, box: Place & { height: number }, draw: () => void): void {
    const corners = [box.x, box.y, box.x + box.width, box.y + box.height]
    const bbox = corners.map((corner) => corner * scale)
    const element = doc.struct('Figure', { alt, bbox } as object)
    element.add(doc.markStructureContent('Figure'))
    doc.save()
    draw()
    doc.restore()
    doc.endMarkedContent()
    parent.add(element)
    element.end()
  }

  /** The same line at the foot of every page, with its number. */
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

  /** One line, whatever the name's length. */
  function shortened(text: string, width: number): string {
    if (setText(doc, text, 'foot', width).lines.length === 1) return text
    return shortened(`${text.slice(0, -6).trimEnd()}…`, width)
  }

  function end(): Promise<Buffer> {
    root.end()
    doc.end()
    return finished
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
    end,
  }
}
