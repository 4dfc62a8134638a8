import type { ReportEdition } from '#contracts/report.ts'
import { cover } from '#contracts/report-cover.ts'
import { page, whole } from './look.ts'
import type { Sheet } from './sheet.ts'

const LEAST = 193

/** The two shapes of the sail and the sea under them. */
function sail(doc: PDFKit.PDFDocument, sheet: Sheet, x: number, y: number, size: number) {
  doc.save()
  doc.translate(x, y).scale(size / 34)
  doc.path('M5 27C10 27 12.5 9 28 5 22 12 20 20 21 27H5Z').fill(sheet.inks.deepBrand)
  doc.path('M28 5c-3 5-3.5 13 1 22h-8c-1-7 1-15 7-22Z').fill(sheet.inks.sun)
  doc.path('M4 31h26').lineWidth(2.4).lineCap('round').stroke(sheet.inks.onDeep)
  doc.restore()
}

function scene(sheet: Sheet, height: number) {
  const { inks } = sheet
  sheet.decorate((doc) => {
    doc.rect(0, 0, page.width, height).fill(inks.deep)
    doc.rect(0, 0, page.width, height).clip()
    // The right edge of the scene is the page's, its foot the cover's.
    const scale = page.width / cover.width
    doc.translate(0, height - cover.height * scale).scale(scale)
    const { x, y, radius, glow } = cover.sun
    doc.circle(x, y, glow).fillOpacity(0.1).fill(inks.glow).fillOpacity(1)
    const sun = doc.linearGradient(x, y - radius, x, y + radius)
    sun.stop(0, inks.sunTop).stop(1, inks.sunEdge)
    doc.circle(x, y, radius).fill(sun)
    doc.path(cover.sea).fill(inks.sea)
    doc.path(cover.swell).strokeOpacity(0.3).lineWidth(1.5).stroke(inks.deepBrand)
    // A gradient of colours alone: one of opacities is a picture for every line.
    const wind = doc.linearGradient(0, 0, cover.width, 0)
    wind.stop(0, inks.deep).stop(0.42, inks.sea).stop(0.66, inks.deepBrand)
    wind.stop(0.86, inks.sun).stop(1, inks.sunEdge)
    for (const { path, width, alpha } of cover.lines) {
      doc.path(path).lineWidth(width).strokeOpacity(alpha).stroke(wind)
    }
  })
}

/** Returns where the cover ends. A long name makes it taller. */
export function drawCover(sheet: Sheet, { document, words, sent, edition }: ReportEdition): number {
  const narrow = { ...whole, width: whole.width - 20 }
  const name = sheet.measure(document.client, 'client', narrow.width)
  const title = sheet.measure(document.title, 'cover', narrow.width)
  const height = Math.max(LEAST, 152 + name.height + title.height)
  scene(sheet, height)
  sheet.decorate((doc) => sail(doc, sheet, whole.x, 24, 24))
  sheet.write(document.agency, { ...narrow, x: whole.x + 31, y: 28, style: 'brand', ink: 'onDeep' })
  const facts: [string, string][] = [[document.kind, document.span]]
  if (words.signer) facts.push(['Escrito por', words.signer])
  facts.push(sent ? ['Enviado em', sent] : ['Situação', 'Rascunho'])
  if (edition > 1) facts.push(['Edição corrigida', `${edition}ª edição`])
  const factsTop = height - 40
  let y = factsTop - 14 - title.height
  sheet.write(document.title, { ...narrow, y, style: 'cover', as: 'H1', ink: 'onDeep' })
  y -= name.height + 5
  sheet.write(document.client, { ...narrow, y, style: 'client', ink: 'deepBrand' })
  let x = whole.x
  for (const [term, fact] of facts) {
    const widest = Math.max(
      sheet.measure(term, 'small', 200).lines[0]?.width ?? 0,
      sheet.measure(fact, 'strong', 200).lines[0]?.width ?? 0,
    )
    const at = { x, width: Math.min(150, widest + 2) }
    sheet.write(term, { ...at, y: factsTop, style: 'small', ink: 'onDeepMuted' })
    sheet.write(fact, { ...at, y: factsTop + 11.5, style: 'strong', ink: 'onDeep' })
    x += at.width + 28
  }
  return height
}
