import { expect, test } from 'vitest'
import {
  closedLine,
  readColour,
  readHours,
  readNetwork,
  readPhone,
  readSite,
  readState,
} from './typed.ts'

test.each(['pa', 'PA', ' Pa ', 'Pará', 'para', 'PARÁ'])('%s is the state PA', (typed) => {
  expect(readState(typed)).toBe('PA')
})

test('what is no state is none', () => {
  expect(readState('XX')).toBeUndefined()
  expect(readState('')).toBeUndefined()
})

test.each([
  ['(91) 98888-0000', '+5591988880000', '(91) 98888-0000'],
  ['91 98888 0000', '+5591988880000', '(91) 98888-0000'],
  ['+55 (91) 98888-0000', '+5591988880000', '(91) 98888-0000'],
  ['+5591988880000', '+5591988880000', '(91) 98888-0000'],
  ['091 98888.0000', '+5591988880000', '(91) 98888-0000'],
  ['(91) 3222-0000', '+559132220000', '(91) 3222-0000'],
  ['+351 912 345 678', '+351912345678', '+351 912 345 678'],
])('%s is the telephone %s', (typed, e164, display) => {
  expect(readPhone(typed)).toEqual({ e164, display })
})

test.each(['98888-0000', '123', 'ligue', '(91) 18888-0000', ''])('%s is no telephone', (typed) => {
  expect(readPhone(typed)).toBeUndefined()
})

test.each([
  ['segunda a sexta, 9h às 18h', [1, 2, 3, 4, 5], '09:00', '18:00', 'Segunda a sexta, 9h às 18h'],
  ['seg a sex 8:30 - 17:30', [1, 2, 3, 4, 5], '08:30', '17:30', 'Segunda a sexta, 8h30 às 17h30'],
  [
    'Terça-feira a sábado, das 10h às 19h',
    [2, 3, 4, 5, 6],
    '10:00',
    '19:00',
    'Terça a sábado, 10h às 19h',
  ],
  ['sábado e domingo, 9 às 13', [6, 0], '09:00', '13:00', 'Sábado e domingo, 9h às 13h'],
  ['todos os dias, 8h às 22h', [0, 1, 2, 3, 4, 5, 6], '08:00', '22:00', 'Todos os dias, 8h às 22h'],
])('%s are hours', (typed, days, opens, closes, label) => {
  expect(readHours(typed)).toEqual([{ days, opens, closes, label }])
})

test('several hours are parted by a semicolon, and what is left of the week is closed', () => {
  const hours = readHours('segunda a sexta, 9h às 18h; sábado, 9h às 13h')
  expect(hours?.map(({ label }) => label)).toEqual([
    'Segunda a sexta, 9h às 18h',
    'Sábado, 9h às 13h',
  ])
  expect(closedLine(hours ?? [])).toBe('Domingo, fechado')
  expect(closedLine([{ days: [0, 1, 2, 3, 4, 5, 6] }])).toBeUndefined()
})

test.each(['quando der', 'segunda a sexta', 'segunda a sexta, 18h às 9h', ''])(
  '%s are no hours',
  (typed) => {
    expect(readHours(typed)).toBeUndefined()
  },
)

test('networks, sites and colours are understood as people type them', () => {
  expect(readNetwork('instagram', '@mare.alta')?.url).toBe('https://instagram.com/mare.alta')
  expect(readNetwork('linkedin', 'linkedin.com/company/mare')?.url).toBe(
    'https://linkedin.com/company/mare',
  )
  expect(readNetwork('facebook', 'não temos')).toBeUndefined()
  expect(readSite('mare.com.br/')).toBe('https://mare.com.br')
  expect(readSite('nosso site')).toBeUndefined()
  expect(readColour('C8102E')).toBe('#c8102e')
  expect(readColour('#f00')).toBe('#ff0000')
  expect(readColour('vermelho')).toBeUndefined()
})
