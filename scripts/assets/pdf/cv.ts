import { brand } from '#content/brand.ts'
import { palette } from '#content/palette.ts'
import type { Personal, WorkExperience } from '#content/types/team.ts'
import { createPdf, type Pdf } from './kit.ts'
import { sheet } from './look.ts'
import { bullets, rule } from './parts.ts'
import { streamlines } from './streamlines.ts'

const side = { x: sheet.margin, width: 138 }
const main = { x: 222, width: sheet.width - 222 - sheet.margin }
const headHeight = 196

/** The CV that the personal page offers, from the same content as the page. */
export async function cvPdf(person: Personal): Promise<Buffer> {
  const pdf = await createPdf({
    title: `CV de ${person.name}`,
    subject: person.role,
    author: person.name,
  })
  pdf.page('dia', 'Resumo e experiência')
  drawHead(pdf, person)
  drawSide(pdf, person)
  drawExperience(pdf, person)
  pdf.page('dia', 'Cases, serviços e formação')
  drawSecondPage(pdf, person)
  return pdf.end()
}

function drawHead(pdf: Pdf, person: Personal): void {
  const { width } = sheet
  pdf.decorate((doc) => doc.rect(0, 0, width, headHeight).fill(pdf.ink('ground2')))
  streamlines(pdf, {
    art: person.art,
    theme: 'dia',
    x: width * 0.45,
    y: 0,
    width: width * 0.55,
    height: headHeight,
    quiet: 0.2,
    every: 3,
  })
  drawMonogram(pdf, person.initials, sheet.margin + 42, 98)
  const x = main.x - 66
  const text = { x, width: width - x - sheet.margin }
  let y = pdf.write(person.name, { ...text, style: 'title', y: 50, as: 'H1' })
  y = pdf.write(person.headline, { ...text, style: 'subheading', ink: 'brand', y: y + 4 })
  y = pdf.write(person.lead, { ...text, width: 300, style: 'body', ink: 'soft', y: y + 8 })
}

function drawMonogram(pdf: Pdf, initials: string, x: number, y: number): void {
  pdf.decorate((doc) => {
    doc.circle(x, y, 42).fill(palette.ramps.sol[400])
    doc.font('display').fontSize(34).fillColor(palette.drawn['on-disc'])
    const width = doc.widthOfString(initials)
    doc.text(initials, x - width / 2, y - 21, { lineBreak: false })
  })
}

function sideHead(pdf: Pdf, text: string, y: number): number {
  rule(pdf, { ...side, y })
  return pdf.write(text, { ...side, style: 'subheading', y: y + 9, as: 'H2' }) + 5
}

function mainHead(pdf: Pdf, text: string, y: number): number {
  return pdf.write(text, { ...main, style: 'heading', y, as: 'H2' }) + 10
}

function drawSide(pdf: Pdf, person: Personal): void {
  const { contact } = person
  const url = `${brand.url}/${person.slug}`
  let y = sideHead(pdf, 'Contato', headHeight + 30)
  const lines: [text: string, link?: string][] = [
    [contact.email, `mailto:${contact.email}`],
    [`WhatsApp ${contact.phone}`, `https://wa.me/${contact.whatsapp}`],
    [url.replace('https://', ''), url],
    [person.city],
  ]
  for (const [text, link] of lines) {
    const ink = link ? 'brand' : 'soft'
    y = pdf.write(text, { ...side, style: 'small', ink, y, link }) + 4
  }
  y = sideHead(pdf, 'Competências', y + 18)
  y = bullets(pdf, person.summaryBlock.chips, { ...side, y, style: 'small' })
  y = sideHead(pdf, person.education.title, y + 18)
  for (const { name, place, year } of person.education.items) {
    y = pdf.write(name, { ...side, style: 'label', y })
    y = pdf.write(`${place}, ${year}`, { ...side, style: 'small', ink: 'muted', y: y + 1 }) + 7
  }
  y = sideHead(pdf, person.summaryBlock.title, y + 14)
  for (const paragraph of person.summaryBlock.paragraphs) {
    y = pdf.write(paragraph, { ...side, style: 'small', ink: 'soft', y }) + 6
  }
}

function drawExperience(pdf: Pdf, person: Personal): void {
  let y = mainHead(pdf, person.experience.title, headHeight + 30)
  for (const job of person.experience.items) y = drawJob(pdf, job, y) + 14
}

function drawJob(pdf: Pdf, job: WorkExperience, top: number): number {
  rule(pdf, { ...main, y: top })
  let y = top + 9
  pdf.write(job.period, { ...main, style: 'label', ink: 'muted', y: y + 2, align: 'right' })
  const narrow = { ...main, width: main.width - 80 }
  y = pdf.write(job.role, { ...narrow, style: 'subheading', y, as: 'H3' })
  y = pdf.write(job.company, { ...narrow, style: 'label', ink: 'brand', y: y + 1 })
  y = pdf.write(job.description, { ...main, style: 'small', ink: 'soft', y: y + 4 })
  return bullets(pdf, job.highlights, { ...main, y: y + 4, style: 'small', gap: 1 })
}

/** Titles are in the margin, where the first page has its contacts. */
function marginHead(pdf: Pdf, text: string, y: number): void {
  pdf.write(text, { ...side, style: 'heading', y: y + 8, as: 'H2' })
}

function drawSecondPage(pdf: Pdf, person: Personal): void {
  let y = 56
  marginHead(pdf, person.cases.title, y)
  for (const { title, impact, description } of person.cases.items) {
    rule(pdf, { ...main, y })
    y = pdf.write(title, { ...main, style: 'label', ink: 'brand', y: y + 10, as: 'H3' })
    y = pdf.write(impact, { ...main, style: 'heading', y: y + 2 })
    y = pdf.write(description, { ...main, style: 'body', ink: 'soft', y: y + 4 }) + 16
  }
  y += 18
  marginHead(pdf, person.services.title, y)
  for (const { title, description } of person.services.items) {
    rule(pdf, { ...main, y })
    y = pdf.write(title, { ...main, style: 'subheading', y: y + 9, as: 'H3' })
    y = pdf.write(description, { ...main, style: 'body', ink: 'soft', y: y + 2 }) + 12
  }
  drawFoot(pdf, person)
}

function drawFoot(pdf: Pdf, { art, closing, contact }: Personal): void {
  const height = 150
  const top = sheet.height - height
  const area = { x: 0, y: top, width: sheet.width, height }
  pdf.decorate((doc) => doc.rect(0, top, sheet.width, height).fill(pdf.ink('ground2')))
  streamlines(pdf, { ...area, art, theme: 'dia', quiet: 0.62, every: 4 })
  const text = { x: side.x, width: 330 }
  let y = pdf.write(closing.title, { ...text, style: 'heading', y: top + 30, as: 'H2' })
  y = pdf.write(closing.text, { ...text, style: 'small', ink: 'soft', y: y + 5 })
  const link = `mailto:${contact.email}`
  pdf.write(contact.email, { ...text, style: 'strong', ink: 'brand', y: y + 7, link })
}
