import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { noFigures } from '#features/figures/rules/figures.ts'
import { ChartDrawing } from '../figures/chart-plot.tsx'
import { chartView } from '../figures/chart-view.server.ts'
import { openChart } from '../figures/chart-view.ts'
import OverviewPage from './overview.tsx'

const frame = {
  meta: [],
  head: {
    title: 'Últimos 30 dias',
    span: null,
    until: null,
    compared: null,
    links: [{ label: '30 dias', name: 'Últimos 30 dias', to: '/dashboard', current: true }],
    active: [],
    filters: null,
    key: '30',
  },
  address: '/dashboard?periodo=30',
  letterhead: 'Alísio',
  stopped: [],
}

function render(loaderData: object): string {
  const Stub = createRoutesStub([{ path: '/dashboard', id: 'page', Component: OverviewPage }])
  return renderToString(
    <Stub
      initialEntries={['/dashboard']}
      hydrationData={{ loaderData: { page: { ...frame, ...loaderData } } }}
    />,
  )
}

test('figures that could not be loaded show a retry and no error', () => {
  const html = render({ figures: null, empty: false, demo: false })
  expect(html).toContain('Visão Geral')
  expect(html).toContain('Atualizar números')
  expect(html).toContain('href="/dashboard?periodo=30"')
  expect(html).not.toMatch(/erro|falh|Nenhuma campanha/i)
})

test('a client without campaigns can connect Meta Ads or create demo data', () => {
  const html = render({ figures: null, empty: true, demo: false, selfService: true })
  expect(html).toContain('Nenhuma campanha encontrada')
  expect(html).toContain('Gerar Dados Demo')
  expect(html).not.toContain(' style=')
  expect(html.indexOf('Gerar Dados Demo')).toBeLessThan(html.indexOf('Pedir os números à agência'))
  expect(html.indexOf('Pedir os números')).toBeLessThan(html.indexOf('>Conectar Meta Ads<'))
})

test('an isolated day is a dot and consecutive days are a line', () => {
  const figures = { ...noFigures, spend: 10, conversions: 2, rows: 1 }
  const days = [figures, null, figures, figures].map((dayFigures, index) => ({
    date: `2026-11-0${index + 1}`,
    figures: dayFigures,
  }))
  const html = renderToString(<ChartDrawing chart={openChart(chartView(days))} reading={null} />)
  expect(html.match(/<circle/g)).toHaveLength(2)
  expect(html).toContain('class="dot-spend" cx="0%"')
  expect(html).toMatch(/class="line-spend" d="M66\.\d+/)
})

test('the days of a chart arrive as they were sent, also those without figures', () => {
  const figures = {
    ...noFigures,
    spend: 1234.5,
    conversions: 2,
    clicks: 4,
    impressions: 8,
    rows: 1,
  }
  const days = [null, figures, null].map((dayFigures, index) => ({
    date: `2026-11-0${index + 1}`,
    figures: dayFigures,
    reach: dayFigures && 7,
  }))
  const { points, spendLine, spendArea } = openChart(chartView(days))
  expect(points).toEqual([
    { x: '0', day: 'domingo, 1 de novembro', date: '01/11/2026' },
    {
      x: '50',
      day: 'segunda-feira, 2 de novembro',
      date: '02/11/2026',
      figures: {
        spendY: expect.stringMatching(/^\d/),
        conversionsY: expect.stringMatching(/^\d/),
        spend: expect.stringContaining('1.234,50'),
        conversions: '2',
        clicks: '4',
        ctr: '50,00%',
        reach: '7',
      },
    },
    { x: '100', day: 'terça-feira, 3 de novembro', date: '03/11/2026' },
  ])
  expect(spendLine).toBe('')
  expect(spendArea).toMatch(/^M50 .*L50 100L50 100Z$/)
})
