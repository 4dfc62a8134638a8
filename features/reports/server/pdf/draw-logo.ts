import type { Sheet } from './sheet.ts'

/** Checked when it was uploaded (logo/read-image.ts). */
export type PdfLogo = { width: number; height: number; bytes: Uint8Array }

const MOST = { width: 118, height: 40 }
const PAD = 7
const TOP = 18

/** The client's logo at the cover's right, on white, because most logos are drawn for it. */
export function drawLogo(sheet: Sheet, logo: PdfLogo, client: string): void {
  const { whole } = sheet.geometry
  const scale = Math.min(MOST.width / logo.width, MOST.height / logo.height)
  const [width, height] = [logo.width * scale, logo.height * scale]
  const x = whole.x + whole.width - width - PAD
  const y = TOP + PAD
  sheet.decorate((doc) =>
    doc.roundedRect(x - PAD, TOP, width + 2 * PAD, height + 2 * PAD, 6).fill(sheet.inks.paper),
  )
  sheet.figure(client, { x, y, width, height }, () =>
    sheet.doc.image(Buffer.from(logo.bytes), x, y, { width, height }),
  )
}
