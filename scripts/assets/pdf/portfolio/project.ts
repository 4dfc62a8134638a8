import { palette } from '#content/palette.ts'
import type { PortfolioCase } from '#content/types/portfolio-page.ts'
import type { Pdf } from '../kit.ts'
import { column, sheet } from '../look.ts'
import { bullets, figure, rule } from '../parts.ts'
import { pictureKey, type ScreenPicture } from '../screen-pictures.ts'
import { streamlines } from '../streamlines.ts'

const { margin } = sheet
const stageHeight = 316

type Pictures = Map<string, ScreenPicture>

export function projectPage(pdf: Pdf, project: PortfolioCase, pictures: Pictures): void {
  pdf.page('dia', project.client || project.title)
  stage(pdf, project, pictures)
  const left = { x: margin, width: 300 }
  const right = { x: margin + 336, width: column - 336 }

  let y = stageHeight + 26
  y = pdf.write(project.category, { ...left, style: 'label', ink: 'brand', y })
  y = pdf.write(project.title, { ...left, style: 'title', y: y + 4, as: 'H2' })
  y = pdf.write(project.description, { ...left, style: 'body', ink: 'soft', y: y + 10 })
  if (project.challenge) y = labelled(pdf, 'Desafio', project.challenge, { ...left, y: y + 14 })
  if (project.solution) y = labelled(pdf, 'Solução', project.solution, { ...left, y: y + 10 })

  let side = terms(pdf, project, { ...right, y: stageHeight + 26 })
  for (const { label, value } of project.results) {
    side = figure(pdf, { label, value }, { ...right, y: side + 12, style: 'figure-small' })
  }
  if (project.deliverables.length > 0) {
    const y = side + 18
    side = pdf.write('Entregas', { ...right, style: 'label', ink: 'brand', y, as: 'H3' })
  }
  side = bullets(pdf, project.deliverables, { ...right, y: side + 4 })
  side = pdf.write(project.technologies.join(' · '), {
    ...right,
    style: 'small',
    ink: 'muted',
    y: side + 6,
  })

  if (project.testimonial.text) voice(pdf, project, Math.max(y + 20, sheet.height - 138))
}

function stage(pdf: Pdf, project: PortfolioCase, pictures: Pictures): void {
  const { width } = sheet
  pdf.decorate((doc) => {
    const ground = doc.linearGradient(width, 0, 0, stageHeight)
    ground.stop(0, palette.drawn['pane-2']).stop(0.8, palette.ramps.noite[850])
    doc.rect(0, 0, width, stageHeight).fill(ground)
  })
  streamlines(pdf, {
    art: project.art,
    theme: 'noite',
    x: 0,
    y: 0,
    width,
    height: stageHeight,
    quiet: 0.05,
    every: 2,
  })
  const [wide, phone] = project.images
  place(pdf, pictures.get(pictureKey(wide, false)), wide.alt, { x: margin, y: 44, width: 386 })
  place(pdf, pictures.get(pictureKey(phone, true)), phone.alt, { x: 422, y: 60, width: 116 })
}

function place(
  pdf: Pdf,
  picture: ScreenPicture | undefined,
  alt: string,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  // One that was deleted from the library since.
  if (!picture) return
  const height = (width * picture.height) / picture.width
  const radius = picture.radius * width
  pdf.picture(picture.image, { x, y, width, height, radius, alt })
}

function labelled(
  pdf: Pdf,
  label: string,
  text: string,
  at: { x: number; y: number; width: number },
): number {
  const y = pdf.write(label, { ...at, style: 'label', ink: 'brand', as: 'H3' })
  return pdf.write(text, { ...at, style: 'body', ink: 'soft', y: y + 2 })
}

function terms(pdf: Pdf, project: PortfolioCase, at: { x: number; y: number; width: number }) {
  let { y } = at
  const rows = [
    ['Cliente', project.client],
    ['Prazo', project.duration],
    ['Investimento', project.investment],
  ] as const
  for (const [name, value] of rows.filter(([, value]) => value)) {
    pdf.write(name, { ...at, y, style: 'small', ink: 'muted' })
    y = pdf.write(value, { ...at, y, style: 'strong', align: 'right' }) + 5
    rule(pdf, { ...at, y })
    y += 6
  }
  return y
}

function voice(pdf: Pdf, { testimonial }: PortfolioCase, y: number): void {
  const box = { x: margin + 18, width: 290 }
  const end = pdf.write(`“${testimonial.text}”`, {
    ...box,
    style: 'subheading',
    y: y - 2,
    as: 'BlockQuote',
  })
  const who = [testimonial.author, testimonial.role].filter(Boolean).join(', ')
  const last = pdf.write(who, { ...box, style: 'small', ink: 'muted', y: end + 4 })
  pdf.decorate((doc) => doc.rect(margin, y, 2, last - y).fill(pdf.ink('brand')))
}
