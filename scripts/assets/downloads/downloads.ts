import { iconNames } from '#app/site/render/downloads.ts'
import { linkFiles } from '#content/derived/links-page-files.ts'
import { page as links } from '#content/pages/links.ts'
import { people } from '#content/people.ts'
import { portfolioPdfFile } from '#content/portfolio/pdf-file.ts'
import type { Personal, Profile } from '#content/types/team.ts'

type FindPerson = (slug: string | undefined) => Promise<Profile | Personal | undefined>

/** One of the files of app/site/render/downloads.ts, from the content as it is. */
export async function drawDownload(name: string, findPerson: FindPerson): Promise<Buffer> {
  if (name === linkFiles.card) {
    const { vcard } = await import('./vcard.ts')
    return vcard(await findPerson(links.contact.person))
  }
  if (name === linkFiles.svg || name === linkFiles.png) {
    const { qrPng, qrSvg } = await import('./qr.ts')
    return name === linkFiles.png ? qrPng() : Buffer.from(qrSvg())
  }
  if (name === portfolioPdfFile) {
    const { portfolioPdf } = await import('../pdf/portfolio.ts')
    return portfolioPdf()
  }
  if (iconNames.includes(name)) {
    const { drawIcon } = await import('../icons/draw-icon.ts')
    return drawIcon(name)
  }
  const person = await findPerson(people.personal)
  if (!person || name !== `cv-${people.personal}.pdf`) throw new Error(`Nothing is named ${name}`)
  const { cvPdf } = await import('../pdf/cv.ts')
  return cvPdf(person as Personal)
}
