import type { ReportDocument } from '#features/reports/rules/report.ts'
import { bar } from './bar.ts'
import type { Flow } from './flow.ts'
import type { Geometry } from './look.ts'
import type { Sheet } from './sheet.ts'

const NAME = 80
const COST = 88

export function drawPlatforms(sheet: Sheet, flow: Flow, { platforms }: ReportDocument): void {
  const { column } = sheet.geometry
  const share = { x: column.x + NAME, width: column.width - NAME - COST - 14 }
  const beside = { x: column.x + NAME, width: column.width - NAME }
  const heightOf = ({ words }: ReportDocument['platforms'][number]) =>
    42 + flow.heightOf(words, 'body', beside.width)
  const height = platforms.reduce((sum, each) => sum + heightOf(each) + 18, 0)
  flow.block('Por plataforma', height, (at) => {
    platforms.forEach(({ name, spend, conversions, cost, words }, index) => {
      if (index > 0) {
        flow.y += 9
        flow.rule(column)
        flow.y += 9
      }
      const top = flow.y
      sheet.group('Div', () => {
        sheet.write(name, { ...at, width: NAME - 8, y: top - 2, style: 'subheading', as: 'H3' })
        part(spend, top, sheet.inks.edge)
        part(conversions, top + 20, sheet.inks.brand2)
        const right = { x: column.x + column.width - COST, width: COST, align: 'right' as const }
        sheet.write(cost, { ...right, y: top, style: 'cost' })
        sheet.write('por conversão', { ...right, y: top + 16, style: 'small', ink: 'muted' })
        flow.y = sheet.write(words, { ...beside, y: top + 42, style: 'body', ink: 'soft' })
      })
    })
  })

  function part(of: ReportDocument['platforms'][number]['spend'], top: number, colour: string) {
    sheet.write(of.text, {
      ...share,
      width: share.width * 0.58,
      y: top - 3,
      style: 'small',
      ink: 'soft',
    })
    sheet.write(of.share, { ...share, y: top - 3, style: 'label', align: 'right' })
    bar(sheet, { ...share, y: top + 9.5 }, of.percent, colour)
  }
}

type Column = { title: string; x: number; width: number; align: 'left' | 'right' }

function columnsOf({ whole }: Geometry): [Column, ...Column[]] {
  const right = whole.x + whole.width
  return [
    { title: 'Campanha', x: whole.x, width: whole.width - 258, align: 'left' },
    { title: 'Investimento', x: right - 250, width: 86, align: 'right' },
    { title: 'Conversões', x: right - 160, width: 70, align: 'right' },
    { title: 'Custo por conversão', x: right - 86, width: 86, align: 'right' },
  ]
}

/** A table across the sheet; on every page it begins with its heads. */
export function drawCampaigns(sheet: Sheet, flow: Flow, { campaigns }: ReportDocument): void {
  const { page, whole } = sheet.geometry
  const columns = columnsOf(sheet.geometry)
  flow.part(100)
  sheet.group('Sect', () => {
    flow.y = sheet.write('Campanhas', { ...whole, y: flow.y, style: 'heading', as: 'H2' }) + 6
    sheet.group('Table', () => {
      heads()
      for (const row of campaigns.rows) line(row)
    })
    if (campaigns.rest) {
      flow.room(24)
      flow.y = sheet.write(campaigns.rest, {
        ...whole,
        y: flow.y + 6,
        style: 'small',
        ink: 'muted',
      })
    }
  })

  function heads() {
    const top = flow.y
    sheet.group('TR', () => {
      for (const { title, ...at } of columns)
        sheet.write(title, { ...at, y: top, style: 'label', ink: 'muted', as: 'TH' })
    })
    flow.y = top + 15
  }

  function line({ name, platform, ...figures }: ReportDocument['campaigns']['rows'][number]) {
    const [first, ...rest] = columns
    const height = flow.heightOf(name, 'body', first.width) + 12
    if (flow.y + height > page.height - page.bottom) {
      flow.turn()
      heads()
    }
    flow.rule()
    const top = flow.y + 4
    sheet.group('TR', () => {
      const under = sheet.write(name, { ...first, y: top, style: 'body', as: 'TD' })
      const values = [figures.spend, figures.conversions, figures.cost]
      rest.forEach(({ title: _, ...at }, index) => {
        sheet.write(values[index] ?? '', { ...at, y: top, style: 'strong', as: 'TD' })
      })
      flow.y = under
    })
    flow.y = sheet.write(platform, { ...first, y: flow.y - 2, style: 'small', ink: 'muted' }) + 4
  }
}
