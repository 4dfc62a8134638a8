import { create, type Font } from 'fontkit'
import PDFDocument from 'pdfkit'

/** Supported by pdfkit but missing from its types. */
const universalAccess = { subset: 'PDF/UA' } as object

type About = { title: string; subject: string; author: string; creator: string; at: Date }
/** Structure elements in use. */
export type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'LBody' | 'TH' | 'TD' | 'Caption' | 'BlockQuote'
type GroupTag = 'Sect' | 'L' | 'LI' | 'Table' | 'TR' | 'THead' | 'TBody' | 'Div'
type Element = PDFKit.PDFStructureElement
type Fonts = Iterable<[name: string, font: Uint8Array]>

const opened = new WeakMap<Uint8Array, Font>()

/** A font's tables are read once for all documents, which took a third of drawing a report. */
function openFont(file: Uint8Array): PDFKit.Mixins.PDFFontSource {
  const font = opened.get(file) ?? (create(Buffer.from(file)) as Font)
  opened.set(file, font)
  // pdfkit takes an open font too, which its types do not know.
  return font as unknown as PDFKit.Mixins.PDFFontSource
}

/**
 * A tagged A4 document for screen readers. Content is drawn inside `tagged` or `figure`, decoration
 * inside `decorate`. Output is deterministic.
 */
export function openTagged({ title, subject, author, creator, at }: About, fonts: Fonts) {
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
      Title: title,
      Subject: subject,
      Author: author,
      Creator: creator,
      CreationDate: at,
      ModDate: at,
    },
  })
  for (const [name, file] of fonts) doc.registerFont(name, openFont(file))
  const chunks: Buffer[] = []
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  const root = doc.struct('Document')
  doc.addStructure(root)
  let parent = root

  /** Skipped by screen readers. */
  function decorate(draw: (doc: PDFKit.PDFDocument) => void) {
    doc.markContent('Artifact', { type: 'Layout' })
    doc.save()
    draw(doc)
    doc.restore()
    doc.endMarkedContent()
  }

  /** Groups content into one structure element, such as a list. */
  function group(tag: GroupTag, draw: () => void) {
    const outer = parent
    const element = doc.struct(tag)
    outer.add(element)
    parent = element
    draw()
    element.end()
    parent = outer
  }

  /** One structure element; `annotate` may add a link. */
  function tagged(
    tag: Tag | 'Link' | 'Figure',
    draw: () => void,
    { about = {}, annotate }: { about?: object; annotate?: (element: Element) => void } = {},
  ) {
    const element = doc.struct(tag, about)
    element.add(doc.markStructureContent(tag))
    draw()
    doc.endMarkedContent()
    annotate?.(element)
    parent.add(element)
    element.end()
  }

  /** A figure with its description. */
  function figure(alt: string, bbox: number[], draw: () => void) {
    const drawApart = () => {
      doc.save()
      draw()
      doc.restore()
    }
    tagged('Figure', drawApart, { about: { alt, bbox } })
  }

  function end(): Promise<Buffer> {
    root.end()
    doc.end()
    return finished
  }

  return { doc, decorate, group, tagged, figure, end }
}
