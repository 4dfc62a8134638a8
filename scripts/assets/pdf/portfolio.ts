import { brand } from '#content/brand.ts'
import { page as content } from '#content/pages/portfolio.ts'
import { createPdf } from './kit.ts'
import { areasPage } from './portfolio/areas.ts'
import { contactPage } from './portfolio/contact.ts'
import { cover } from './portfolio/cover.ts'
import { pageFeet } from './portfolio/frame.ts'
import { overviewPage } from './portfolio/overview.ts'
import { processPage } from './portfolio/process.ts'
import { projectPage } from './portfolio/project.ts'
import { screenPictures } from './screen-pictures.ts'

/** The portfolio that the page offers for download, from the page's own content. */
export async function portfolioPdf(): Promise<Buffer> {
  const pictures = await screenPictures()
  const pdf = await createPdf({
    title: `${content.meta.title} | ${brand.name}`,
    subject: content.meta.description,
  })
  cover(pdf, content)
  overviewPage(pdf, content)
  if (content.areas.items.length > 0) areasPage(pdf, content)
  for (const project of content.projects.items) projectPage(pdf, project, pictures)
  processPage(pdf, content)
  contactPage(pdf, content)
  pageFeet(pdf)
  return pdf.end()
}
