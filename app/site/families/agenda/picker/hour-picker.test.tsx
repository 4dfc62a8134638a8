import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HourPicker } from './hour-picker.tsx'

const nothingFree = {
  days: [],
  months: 'novembro',
  selectedDay: undefined,
  hours: undefined,
  hiddenFields: [],
  minutes: 30,
  zone: { city: 'Lugar', offset: 'GMT−3' },
  whatsapp: 'https://chat.example/1',
}

test('Where nothing is free for weeks, later dates and a person are the way out', () => {
  const html = renderToStaticMarkup(
    <HourPicker picker={{ ...nothingFree, later: '/agenda?a-partir=2026-12-14' }} form="marcar" />,
  )
  expect(html).toContain('Veja as datas seguintes ou chame no')
  expect(html).toContain('href="https://chat.example/1"')
})

test('Where there are no later dates either, nobody is sent to them', () => {
  const html = renderToStaticMarkup(<HourPicker picker={nothingFree} form="marcar" />)
  expect(html).not.toContain('datas seguintes')
  expect(html).toContain('Chame no')
})
