import type { ReportWords } from '#features/reports/rules/report.ts'
import { reportBlocks } from '#features/reports/rules/report-blocks.ts'
import { initialsOf } from '#features/shared/rules/text.ts'
import type { Flow, Sheet } from './sheet.ts'

const GUTTER = 34
const DAY = 38
const STEP = 20

type Pair = Partial<Pick<ReportWords, 'did' | 'next'>>

/** Two columns; a single list has the full width. */
export function drawPair(sheet: Sheet, flow: Flow, { did = [], next = [] }: Pair): void {
  const { whole } = sheet.geometry
  const half = (whole.width - GUTTER) / 2
  const left = { x: whole.x, width: half }
  const right = { x: whole.x + half + GUTTER, width: half }
  const didAt = next.length > 0 ? left : whole
  const nextAt = did.length > 0 ? right : whole
  const didRows = did.map(({ text, day }) => {
    const indent = day ? DAY : 0
    return { day, text, indent, height: flow.heightOf(text, 'body', didAt.width - indent) + 11 }
  })
  const nextRows = next.map(({ what, who }) => {
    const strong = flow.heightOf(what, 'strong', nextAt.width - STEP)
    const quiet = who ? flow.heightOf(who, 'small', nextAt.width - STEP) : 0
    return { what, who, strong, height: strong + quiet + 9 }
  })
  const sum = (rows: { height: number }[]) => rows.reduce((all, { height }) => all + height, 0)
  flow.part(30 + Math.max(sum(didRows), sum(nextRows)))
  const top = flow.y
  let y = top
  if (did.length > 0) {
    sheet.group('Sect', () => {
      y = sheet.write(reportBlocks.did, { ...didAt, y, style: 'heading', as: 'H2' }) + 7
      sheet.group('L', () => {
        for (const row of didRows) {
          sheet.decorate((doc) =>
            doc
              .moveTo(didAt.x, y)
              .lineTo(didAt.x + didAt.width, y)
              .lineWidth(0.6)
              .stroke(sheet.inks.line),
          )
          sheet.group('LI', () => {
            if (row.day)
              sheet.write(row.day, {
                ...didAt,
                width: DAY,
                y: y + 5,
                style: 'strong',
                ink: 'brand',
              })
            const at = { x: didAt.x + row.indent, width: didAt.width - row.indent, y: y + 5 }
            sheet.write(row.text, { ...at, style: 'body', as: 'LBody' })
          })
          y += row.height
        }
      })
    })
  }
  const didEnd = y
  y = top
  if (next.length > 0) {
    sheet.group('Sect', () => {
      y = sheet.write(reportBlocks.next, { ...nextAt, y, style: 'heading', as: 'H2' }) + 9
      sheet.group('L', () => {
        nextRows.forEach((row, index) => {
          const isLast = index === nextRows.length - 1
          stop(y, row.height, nextAt.x + 6, isLast)
          sheet.group('LI', () => {
            const at = { x: nextAt.x + STEP, width: nextAt.width - STEP }
            const under = sheet.write(row.what, { ...at, y, style: 'strong', as: 'LBody' })
            if (row.who) sheet.write(row.who, { ...at, y: under, style: 'small', ink: 'muted' })
          })
          y += row.height
        })
      })
    })
  }
  flow.y = Math.max(didEnd, y)

  function stop(top: number, height: number, x: number, isLast: boolean) {
    const { inks } = sheet
    sheet.decorate((doc) => {
      if (!isLast)
        doc
          .moveTo(x, top + 7)
          .lineTo(x, top + height + 7)
          .lineWidth(1.2)
          .stroke(inks.brand2)
      const [fill, edge] = isLast ? [inks.sun, inks.sunDeep] : [inks.paper, inks.brand]
      doc
        .circle(x, top + 6.5, 4.4)
        .lineWidth(1.3)
        .fillAndStroke(fill, edge)
    })
  }
}

const PAD = 20
const SIGN = 104

/** The signed comment, on sand. */
export function drawLetter(sheet: Sheet, flow: Flow, { comment, signer, role }: ReportWords): void {
  const { page, whole } = sheet.geometry
  const text = { x: whole.x + PAD + SIGN + 16, width: whole.width - 2 * PAD - SIGN - 16 }
  const paragraphs = comment.split(/\n+/)
  const body = paragraphs.reduce(
    (sum, each) => sum + flow.heightOf(each, 'letter', text.width) + 7,
    -7,
  )
  const sign =
    50 + flow.heightOf(signer, 'subheading', SIGN) + (role ? flow.heightOf(role, 'small', SIGN) : 0)
  const height = Math.max(body, signer ? sign : 0) + 2 * PAD
  const fits = height < page.height - page.top - page.bottom
  flow.room(fits ? height + flow.GAP : 200)
  if (!flow.fresh) flow.y += flow.GAP
  const top = flow.y
  const tall = Math.min(height, page.height - page.bottom - top)
  sheet.decorate((doc) =>
    doc.roundedRect(whole.x, top, whole.width, tall, 14).fill(sheet.inks.sand),
  )
  sheet.group('Sect', () => {
    if (signer) {
      seal(sheet, signer, whole.x + PAD + 21, top + PAD + 21)
      const at = { x: whole.x + PAD, width: SIGN }
      const under = sheet.write(signer, { ...at, y: top + PAD + 50, style: 'subheading' })
      if (role) sheet.write(role, { ...at, y: under + 1, style: 'small', ink: 'soft' })
    }
    let y = top + PAD
    for (const each of paragraphs) {
      if (y + flow.heightOf(each, 'letter', text.width) > page.height - page.bottom) {
        flow.turn()
        y = flow.y
      }
      y = sheet.write(each, { ...text, y, style: 'letter', as: 'BlockQuote' }) + 7
    }
    flow.y = fits ? top + height : y + PAD
  })
}

/** Initials, where there is no photo. */
function seal(sheet: Sheet, name: string, x: number, y: number): void {
  const { inks } = sheet
  sheet.decorate((doc) => {
    doc.circle(x, y, 21).clip()
    doc.rect(x - 21, y - 21, 42, 42).fill(inks.sea)
    doc.translate(x - 21, y - 21).scale(42 / 88)
    doc.path(
      'M-4 70C18 66 34 62 52 48S76 18 96 8M-4 78C20 75 40 70 58 56S82 28 96 20M-4 86C22 84 46 78 64 64S86 40 96 34',
    )
    doc.lineWidth(1.2).strokeOpacity(0.55).stroke(inks.deepBrand)
    doc
      .path('M-4 94C26 92 52 86 70 73S90 54 96 48')
      .lineWidth(1.5)
      .strokeOpacity(1)
      .stroke(inks.sun)
  })
  sheet.decorate(() => {
    sheet.label(initialsOf(name), {
      x: x - 21,
      width: 42,
      y: y - 9,
      style: 'cost',
      ink: 'onDeep',
      align: 'center',
    })
  })
}
