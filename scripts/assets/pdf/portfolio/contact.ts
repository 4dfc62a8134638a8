import { brand } from '#content/brand.ts'
import { schedulingPage } from '#content/derived/scheduling.ts'
import type { PortfolioContent } from '#content/types/portfolio-page.ts'
import { whatsappUrl } from '#content/whatsapp.ts'
import type { Pdf } from '../kit.ts'
import { column, sheet } from '../look.ts'
import { mark, rule } from '../parts.ts'
import { streamlines } from '../streamlines.ts'

const { width, height, margin } = sheet

export function contactPage(pdf: Pdf, { contact }: PortfolioContent): void {
  pdf.page('noite', contact.eyebrow)
  streamlines(pdf, {
    art: { seed: 21, field: 'waves', hue: 'mar-sol' },
    theme: 'noite',
    x: 0,
    y: 0,
    width,
    height: 420,
    quiet: 0.2,
  })
  const text = { x: margin, width: 430 }
  let y = pdf.write(contact.title, { ...text, style: 'cover', y: 300, as: 'H2' })
  y = pdf.write(contact.intro, { ...text, style: 'lead', ink: 'soft', y: y + 14 }) + 24
  const host = new URL(brand.url).host
  const channels = [
    ['WhatsApp', brand.phone.display, whatsappUrl(contact.whatsapp.greeting)],
    [contact.schedule.label, contact.schedule.text, new URL(schedulingPage(), brand.url).href],
    ['E-mail', brand.email, `mailto:${brand.email}`],
    ['Site', host, brand.url],
  ] as const
  for (const [label, value, link] of channels) {
    rule(pdf, { x: margin, y, width: column })
    pdf.write(label, { style: 'body', ink: 'muted', x: margin, y: y + 15, width: 200 })
    const box = { x: margin + 170, width: column - 170 }
    y = pdf.write(value, { ...box, style: 'heading', y: y + 11, link }) + 11
  }
  rule(pdf, { x: margin, y, width: column })

  const foot = height - 88
  mark(pdf, { x: margin, y: foot - 6, size: 30 })
  pdf.write(brand.name, { style: 'heading', x: margin + 40, y: foot, width: 160 })
  const { street, city, stateName } = brand.address
  const place = [...(street ? [street] : []), city, stateName].join(', ')
  const lines = [place, ...brand.hours.map((hours) => hours.label)]
  pdf.write(lines.join('\n'), {
    style: 'small',
    ink: 'muted',
    x: margin + 170,
    y: foot - 2,
    width: column - 170,
  })
}
