import { createHash } from 'node:crypto'
import { linkFiles } from '#content/derived/links-page-files.ts'
import { currentDocuments } from '#content/live.ts'
import { parts } from '#content/parts.ts'
import { people } from '#content/people.ts'
import { portfolioPdfFile } from '#content/portfolio/pdf-file.ts'

/** What no file to download shows. */
const elsewhere =
  /^((derived\/)?article|services|cases|legal|assistant|case-studies|testimonials|site-map|samples|pages\/(?!links#|portfolio#))/

/** Files drawn from the content: names as a visitor keeps them. */
export function downloadNames(): string[] {
  return [
    ...(parts.links ? Object.values(linkFiles) : []),
    ...(parts.personal && people.personal ? [`cv-${people.personal}.pdf`] : []),
    ...(parts.portfolio ? [portfolioPdfFile] : []),
  ]
}

/** Icons of tabs and home screens, which show the mark or an uploaded logo in the brand's colours. */
export const iconNames = [
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
]

const hashOf = (documents: [string, unknown][]) =>
  createHash('sha256').update(JSON.stringify(documents)).digest('base64url').slice(0, 22)

/** Two states of the content with the same key give the same files. */
export function downloadsKey(): string {
  return hashOf([...currentDocuments()].filter(([key]) => !elsewhere.test(key)))
}

/** The same for icons. */
export function iconsKey(): string {
  return hashOf([...currentDocuments()].filter(([key]) => /^(palette|look)#/.test(key)))
}
