import { downloadNames } from '#app/site/render/downloads.ts'
import { brand } from '#content/brand.ts'
import { schedulingPage } from '#content/derived/scheduling.ts'
import { look } from '#content/look.ts'
import { page as portfolio } from '#content/pages/portfolio.ts'
import { palette } from '#content/palette.ts'
import { people } from '#content/people.ts'
import { portfolioPdfFile } from '#content/portfolio/pdf-file.ts'
import { writeAssistantModel } from './assistant.ts'
import { cached, cacheKey, sourceHash } from './cache.ts'
import { drawDownload } from './downloads/downloads.ts'
import { findPerson } from './downloads/find-person.ts'
import { inPairs, kilobytes } from './in-pairs.ts'
import { BESIDE, writeFolder } from './outputs.ts'
import { listPages } from './pages.ts'
import { pdfFonts } from './pdf/cut-fonts.ts'
import { reportFonts } from './pdf/report-fonts.ts'
import { cardFonts, shareImage } from './share/files.ts'

/** A picture for each page's links elsewhere; what was drawn before is read. */
async function shareImages(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  await inPairs('share image', await listPages(), async ({ key, card }) => {
    const image = await shareImage(card)
    files.set(`${key}.png`, image)
    return kilobytes(image)
  })
  return files
}

/** What visitors download; PDFs are made anew only when what they are made of has changed. */
async function downloads(): Promise<Map<string, Buffer>> {
  const code = sourceHash(
    ...['pdf', 'screens', 'wind', 'tiles'],
    ...[
      'features/reports/server/pdf/tagged-document.ts',
      'features/brand/rules/colour.ts',
      'content/whatsapp.ts',
    ].map((file) => `../../${file}`),
  )
  const person = await findPerson(people.personal)
  const files = new Map<string, Buffer>()
  for (const name of downloadNames()) {
    const draw = () => drawDownload(name, findPerson)
    const content = name === portfolioPdfFile ? portfolio : person
    const key = cacheKey('pdf', name, code, content, brand, look, palette, schedulingPage())
    files.set(name, name.endsWith('.pdf') ? await cached(key, draw) : await draw())
  }
  return files
}

/**
 * Makes what no bundle holds while a core waits for the bundler (scripts/build.mjs). The server sets
 * reports, downloads and titles of share cards with the fonts.
 */
async function makeBeside(): Promise<void> {
  await writeAssistantModel(`${BESIDE}/assistant`)
  writeFolder(`${BESIDE}/client/generated/og`, await shareImages())
  writeFolder(`${BESIDE}/report-fonts`, await reportFonts())
  writeFolder(`${BESIDE}/pdf-fonts`, await pdfFonts())
  writeFolder(`${BESIDE}/card-fonts`, await cardFonts())
  writeFolder(`${BESIDE}/client/generated`, await downloads())
}

if (import.meta.main) await makeBeside()
