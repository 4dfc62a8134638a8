import { expect, test } from 'vitest'
import { readHours, spansOf } from './agenda-forms.ts'
import { kindField, NEW_KIND, readKinds, readSettings } from './settings-form.ts'

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
    { id: 'conversa', name: 'Conversa curta', minutes: 15, people: [] },
    { id: 'revisao-de-midia', name: 'Revisão de mídia', minutes: 60, people: [] },
  ])
})

test('A kind that pages link to is not removed, and minutes have bounds', () => {
  const form = formOf({ ...field('conversa', '', '30'), ...field('retorno', 'Retorno', '5') })
  expect(Object.keys(readKinds(form, existing, ['conversa']).errors ?? {})).toEqual([
    kindField('conversa', 'nome'),
    kindField('retorno', 'minutos'),
  ])
})

const whole = {
  mode: 'own',
  'de-1-0': '09:00',
  'ate-1-0': '12:00',
  ...field('conversa', 'Conversa', '30'),
  ...field('retorno', 'Retorno', '20'),
  everyMinutes: '30',
  bufferMinutes: '15',
  noticeHours: '4',
  horizonDays: '60',
  changeHours: '2',
  place: 'phone',
  national: 'on',
  'folga-nome-0': 'Aniversário da cidade',
  'folga-data-0': '2040-04-13',
  'folga-nome-1': '',
  'folga-data-1': '',
  'pessoa-id-0': 'ana',
  'pessoa-atende-0': 'own',
  'de-2-0-p0': '14:00',
  'ate-2-0-p0': '18:00',
  'pessoa-id-1': 'bia',
  'pessoa-atende-1': 'no',
}
const readWhole = (more: Record<string, string> = {}) =>
  readSettings(formOf({ ...whole, ...more }), existing, ['conversa'])

test('One form holds hours, closed days, kinds, rules, place and each person’s hours', () => {
  const { settings, kinds, people, errors } = readWhole({
    'lugar-retorno': 'video',
    'quem-1-retorno': 'on',
  })
  expect(errors).toBeUndefined()
  expect(settings).toMatchObject({
    hours: [{ days: [1], opens: '09:00', closes: '12:00' }],
    noticeHours: 4,
    nationalHolidays: true,
    closedDays: [{ day: '2040-04-13', name: 'Aniversário da cidade' }],
    place: { kind: 'phone' },
  })
  expect(kinds).toEqual([
    { ...existing[0], people: [] },
    { ...existing[1], place: 'video', people: ['bia'] },
  ])
  expect(people).toEqual([
    {
      userId: 'ana',
      takesMeetings: true,
      hours: [{ days: [2], opens: '14:00', closes: '18:00' }],
    },
    { userId: 'bia', takesMeetings: false, hours: null },
  ])
  expect(readWhole({ mode: 'opening' }).settings?.hours).toBeUndefined()
})

test('Everything that is wrong is said at once, each at its field', () => {
  const { errors = {} } = readWhole({
    'ate-1-0': '08:00',
    'folga-data-0': '2040-02-30',
    'folga-data-1': '2040-04-14',
    horizonDays: '900',
    place: 'video',
    link: 'http://sala.example',
    'minutos-retorno': '1',
    'ate-2-0-p0': '',
    'pessoa-atende-1': 'sometimes',
  })
  expect(Object.keys(errors).sort()).toEqual(
    [
      'de-1-0',
      'de-2-0-p0',
      'folga-data-0',
      'horizonDays',
      'link',
      'minutos-retorno',
      'pessoa-atende-1',
    ].sort(),
  )
})

test('A day is closed once, and one kind always stays', () => {
  const twice = { 'folga-nome-1': 'De novo', 'folga-data-1': '2040-04-13' }
  expect(readWhole(twice).errors).toEqual({ 'folga-data-1': 'Este dia já está na lista' })
  const none = formOf({ ...whole, ...field('conversa', '', ''), ...field('retorno', '', '') })
  expect(readSettings(none, existing, []).errors).toEqual({
    'nome-conversa': 'Fica pelo menos um tipo',
  })
})

test('A kind has seats or is by invitation; what pages link to stays on the site', () => {
  const { kinds } = readWhole({ 'acesso-retorno': 'invited', 'lugares-retorno': '12' })
  expect(kinds?.[1]).toEqual({ ...existing[1], access: 'invited', seats: 12, people: [] })
  expect(readWhole({ 'lugares-retorno': '1' }).errors).toEqual({ 'lugares-retorno': 'De 2 a 50' })
  expect(readWhole({ 'lugares-retorno': '51' }).errors).toEqual({ 'lugares-retorno': 'De 2 a 50' })
  expect(readWhole({ 'acesso-retorno': 'all' }).errors).toEqual({
    'acesso-retorno': 'Escolha uma opção',
  })
  expect(readWhole({ 'acesso-conversa': 'invited' }).errors).toEqual({
    'acesso-conversa': 'Os botões do site levam a este tipo: ele fica no site',
  })
  const all = { 'acesso-conversa': 'invited', 'acesso-retorno': 'invited' }
  expect(readSettings(formOf({ ...whole, ...all }), existing, []).errors).toEqual({
    'acesso-conversa': 'Pelo menos um tipo fica no site',
  })
})
