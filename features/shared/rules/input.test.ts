import { expect, test } from 'vitest'
import { blockForm } from '#features/agenda/rules/agenda-forms.ts'
import { newMeetingForm } from '#features/agenda/rules/booking.ts'
import { figureNoteForm } from '#features/figures/rules/goals.ts'
import { stateForm } from '#features/leads/rules/leads.ts'
import { connectForm } from '#features/people/rules/desk.ts'
import { readCount, readMoment, readPage } from './input.ts'

const impossible = [
  '2026-13-45',
  '2026-02-30',
  '2026-00-10',
  '0000-01-01',
  '9999-12-31',
  '2026-1-1',
]

type Schema = { safeParse: (input: unknown) => { success: boolean } }

/** Each form with a day field, and otherwise valid values. */
const forms: [name: string, schema: Schema, field: string, rest: Record<string, string>][] = [
  [
    'blocked time',
    blockForm,
    'day',
    { from: '09:00', untilDay: '', until: '10:00', note: '', host: '' },
  ],
  [
    'the last day of blocked time',
    blockForm,
    'untilDay',
    { day: '2026-11-16', from: '09:00', until: '10:00', note: '', host: '' },
  ],
  ['a note on the chart', figureNoteForm, 'date', { campaign: '', text: 'Feriado' }],
  [
    'the end of an access',
    connectForm,
    'ends',
    { id: '', platform: 'meta', label: 'Agência', secret: 'x'.repeat(20) },
  ],
  [
    'a meeting',
    newMeetingForm,
    'day',
    {
      kind: 'conversa',
      hour: '09:00',
      subject: '',
      name: 'Ana Lima',
      email: '',
      phone: '85988887777',
      company: '',
      channel: 'phone',
    },
  ],
]

test.each(forms)('%s accepts only days that exist', (_, schema, field, rest) => {
  expect(schema.safeParse({ ...rest, [field]: '2028-02-29' }).success).toBe(true)
  for (const day of impossible) {
    expect(schema.safeParse({ ...rest, [field]: day }).success, day).toBe(false)
  }
})

test('a moment is within the accepted years', () => {
  expect(readMoment('1800000000000')).toBe(1_800_000_000_000)
  const odd = ['1e300', 'Infinity', '8640000000000001', '99999999999999', '', 'NaN', '-1', null]
  expect(odd.map(readMoment)).toEqual(odd.map(() => undefined))
})

test('a number in an address fits an integer column', () => {
  expect(readCount('41')).toBe(41)
  const odd = ['9'.repeat(30), '2147483648', '0', '-1', '1.5', '1e3', '', null]
  expect(odd.map((text) => readCount(text))).toEqual(odd.map(() => undefined))
  expect(['3', '0', 'x', '10000'].map(readPage)).toEqual([3, 1, 1, 1])
})

test('a version fits an integer column', () => {
  const version = (text: string) => stateForm.safeParse({ version: text, state: 'new' }).success
  expect(version('1')).toBe(true)
  expect(version('8640000000000001')).toBe(false)
})

test('an access token has only characters a header can carry', () => {
  const form = { id: '', platform: 'meta', label: 'Agência' }
  expect(connectForm.safeParse({ ...form, secret: 'EAAB-abc_123|x' }).success).toBe(true)
  expect(connectForm.safeParse({ ...form, secret: 'EAAB\ufffdabc123' }).success).toBe(false)
})
