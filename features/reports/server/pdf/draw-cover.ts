import { look } from '#content/look.ts'
import { palette } from '#content/palette.ts'
import type { ReportEdition } from '#features/reports/rules/report.ts'
import { cover } from '#features/reports/rules/report-cover.ts'
import type { Sheet } from './sheet.ts'

const LEAST = 193

/** The agency's mark, as it looks on dark grounds. */
function mark(doc: PDFKit.PDFDocument, x: number, y: number, size: number) {
  doc.translate(x, y).scale(size / 34)
  for (const { d, paint, stroke } of look.logo) {
    const colour = palette.themes.noite[paint]
    if (stroke) doc.path(d).lineWidth(stroke).lineCap('round').stroke(colour)
    else doc.path(d).fill(colour)
  }
}

function scene(sheet: Sheet, height: number) {
  const { inks } = sheet
  const { page } = sheet.geometry
  sheet.decorate((doc) => {
    doc.rect(0, 0, page.width, height).fill(inks.deep)
    doc.rect(0, 0, page.width, height).clip()
    // The right edge of the scene is the page's, its foot the cover's.
    const scale = page.width / cover.width
    doc.translate(0, height - cover.height * scale).scale(scale)
    if (look.art === 'tiles') {
      const { sea, foam, glow, sun } = cover.tiles
      doc.path(sea).fill(inks.sea).path(sun).fill(inks.sun)
      doc.path(foam).fillOpacity(0.3).fill(inks.deepBrand)
      doc.path(glow).fillOpacity(0.5).fill(inks.sun).fillOpacity(1)
      return
    }
    const { x, y, radius, glow } = cover.sun
    doc.circle(x, y, glow).fillOpacity(0.1).fill(inks.sun).fillOpacity(1)
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

function clearOfTheSun({ geometry: { page, whole } }: Sheet): number {
  const { x, radius } = cover.sun
  return ((x - radius) / cover.width) * page.width - whole.x - 12
}

/** Returns where the cover ends. A long name makes it taller. */
export function drawCover(sheet: Sheet, { document, words, sent, edition }: ReportEdition): number {
  const { whole } = sheet.geometry
  const narrow = { ...whole, width: clearOfTheSun(sheet) }
  const name = sheet.measure(document.client, 'client', narrow.width)
  const title = sheet.measure(document.title, 'cover', narrow.width)
  const height = Math.max(LEAST, 152 + name.height + title.height)
  scene(sheet, height)
  sheet.decorate((doc) => mark(doc, whole.x, 24, 24))
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
