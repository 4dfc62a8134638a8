import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import OverviewPage from './overview.tsx'

const frame = {
  meta: [],
  period: 30,
  periods: [{ label: '30 dias', name: 'Últimos 30 dias', to: '/dashboard', current: true }],
  before: 'nos 30 dias anteriores',
  here: '/dashboard?periodo=30',
  letterhead: 'Alísio',
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

test('figures that could not be loaded say nothing wrong and offer to try again', () => {
  const html = render({ figures: null, empty: false, demo: false })
  expect(html).toContain('Visão Geral')
  expect(html).toContain('Atualizar números')
  expect(html).toContain('href="/dashboard?periodo=30"')
  expect(html).not.toMatch(/erro|falh|Nenhuma campanha/i)
})

test('a client without campaigns is asked to connect Meta Ads or make demo data', () => {
  const html = render({ figures: {}, empty: true, demo: false, ownDemo: true })
  expect(html).toContain('Nenhuma campanha encontrada')
  expect(html).toContain('Gerar Dados Demo')
  expect(html).not.toContain(' style=')
})
