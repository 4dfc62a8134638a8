import { palette } from '#content/palette.ts'
import { type Brush, box, browser, greek, phone, type Screen } from './brush.ts'

const { mar, sol, areia, noite } = palette.ramps
const paper = '#fff'
const line = areia[200]

/** A placeholder page until there is a picture of the work. */
export function plain(brush: Brush): Screen {
  const menu = [0, 1, 2].map((i) => box(640 + i * 92, 34, 64, 8, line, 4)).join('')
  const cards = [0, 1, 2]
    .map((i) => {
      const x = 64 + i * 288
      const fill = [mar[200], sol[200], mar[50]][i] as string
      return `${box(x, 350, 256, 190, paper, 6)}${box(x, 350, 256, 96, fill, 6)}${greek(x + 20, 472, [150, 196, 110], line, 18)}`
    })
    .join('')
  const page = `${box(0, 0, 960, 564, areia[50])}${box(64, 24, 28, 28, mar[500], 4)}${box(104, 33, 96, 10, noite[800], 5)}${menu}${box(64, 108, 380, 26, noite[800], 5)}${box(64, 148, 290, 26, noite[800], 5)}${greek(66, 208, [350, 330, 240], line, 20)}${box(64, 274, 150, 40, sol[500], 6)}${box(520, 96, 376, 220, mar[600], 6)}<circle cx="640" cy="206" r="72" fill="${sol[400]}"/><path d="M720 316V186a65 65 0 0 1 130 0v130Z" fill="${mar[300]}"/>${cards}`
  return browser(brush, '', page)
}

/** The same page on a phone. */
export function plainPhone(brush: Brush): Screen {
  const rows = [0, 1, 2]
    .map((i) => {
      const y = 372 + i * 72
      return `${box(20, y, 236, 58, paper, 6)}${box(20, y, 58, 58, [mar[200], sol[200], mar[50]][i] as string, 6)}${greek(94, y + 22, [120, 84], line, 16)}`
    })
    .join('')
  const page = `${box(0, 0, 276, 596, areia[50])}${box(20, 52, 22, 22, mar[500], 4)}${box(232, 56, 24, 4, noite[800], 2)}${box(232, 66, 24, 4, noite[800], 2)}${box(20, 100, 196, 20, noite[800], 4)}${box(20, 130, 132, 20, noite[800], 4)}${box(20, 174, 236, 172, mar[600], 6)}<circle cx="98" cy="260" r="50" fill="${sol[400]}"/><path d="M156 346V262a38 38 0 0 1 76 0v84Z" fill="${mar[300]}"/>${rows}`
  return phone(brush, page)
}
