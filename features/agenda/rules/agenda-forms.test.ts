import { expect, test } from 'vitest'
import { kindField, NEW_KIND, readHours, readKinds, spansOf } from './agenda-forms.ts'

function formOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('Days with equal hours are grouped, an empty day is closed, and the form shows them again', () => {
  const { hours } = readHours(
    formOf({
      'de-1-0': '09:00',
      'ate-1-0': '12:00',
      'de-1-1': '13:30',
      'ate-1-1': '18:00',
      'de-2-0': '09:00',
      'ate-2-0': '12:00',
    }),
  )
  expect(hours).toEqual([
    { days: [1, 2], opens: '09:00', closes: '12:00' },
    { days: [1], opens: '13:30', closes: '18:00' },
  ])
  expect(spansOf(hours ?? [], 1)).toEqual([
    { opens: '09:00', closes: '12:00' },
    { opens: '13:30', closes: '18:00' },
  ])
  expect(spansOf(hours ?? [], 3)).toEqual([])
})

test.each([
  ['a missing end', { 'de-1-0': '09:00' }, 'de-1-0'],
  ['an end before its beginning', { 'de-1-0': '12:00', 'ate-1-0': '09:00' }, 'de-1-0'],
  [
    'two that overlap',
    { 'de-1-0': '09:00', 'ate-1-0': '12:00', 'de-1-1': '11:00', 'ate-1-1': '15:00' },
    'de-1-1',
  ],
])('%s is said at its day', (_, fields, name) => {
  expect(Object.keys(readHours(formOf(fields)).errors ?? {})).toEqual([name])
})

const existing = [
  { id: 'conversa', name: 'Conversa', minutes: 30 },
  { id: 'retorno', name: 'Retorno', minutes: 20 },
]
const field = (id: string, name: string, minutes: string) => ({
  [kindField(id, 'nome')]: name,
  [kindField(id, 'minutos')]: minutes,
})

test('A new kind gets an id for addresses, and one with an empty name is removed', () => {
  const form = formOf({
    ...field('conversa', 'Conversa curta', '15'),
    ...field('retorno', '', ''),
    ...field(NEW_KIND, 'Revisão de mídia', '60'),
  })
  expect(readKinds(form, existing, ['conversa']).kinds).toEqual([
    { id: 'conversa', name: 'Conversa curta', minutes: 15 },
    { id: 'revisao-de-midia', name: 'Revisão de mídia', minutes: 60 },
  ])
})

test('A kind that pages link to is not removed, and minutes have bounds', () => {
  const form = formOf({ ...field('conversa', '', '30'), ...field('retorno', 'Retorno', '5') })
  expect(Object.keys(readKinds(form, existing, ['conversa']).errors ?? {})).toEqual([
    kindField('conversa', 'nome'),
    kindField('retorno', 'minutos'),
  ])
})
