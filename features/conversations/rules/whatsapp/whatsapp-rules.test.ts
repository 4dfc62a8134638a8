import { expect, test } from 'vitest'
import { phoneKeys, phoneText } from './numbers.ts'
import { metaProblem, problemText } from './problems.ts'
import {
  readTemplateFields,
  type Template,
  templateObstacle,
  templatePayload,
  templateText,
  templateTitle,
} from './templates.ts'
import { agoText, leftText, WINDOW_MS, windowEnd } from './window.ts'

test.each([
  ['5585998887777', ['85998887777', '8598887777']],
  ['558598887777', ['8598887777', '85998887777']],
  ['85998887777', ['85998887777', '8598887777']],
  // Landlines have eight digits and always had.
  ['558532224444', ['8532224444']],
  ['351912345678', ['351912345678']],
  ['14155550123', ['14155550123']],
])('the number %s is compared in every form it may have', (digits, keys) => {
  expect(phoneKeys(digits)).toEqual(keys)
})

test.each([
  ['5585900000002', '(85) 90000-0002'],
  ['558532224444', '(85) 3222-4444'],
  ['351912345678', '+351912345678'],
])('%s is written %s', (digits, text) => {
  expect(phoneText(digits)).toBe(text)
})

const hour = 3_600_000

test.each([
  [30_000, 'menos de 1 min'],
  [12 * 60_000, '12 min'],
  [hour, '1 h'],
  [3 * hour + 20 * 60_000 + 59_000, '3 h 20 min'],
  [WINDOW_MS, '24 h'],
])('%d ms left is %s', (ms, text) => {
  expect(leftText(ms)).toBe(text)
})

test('how long ago it closed', () => {
  expect([10, hour, 15 * hour, 80 * hour].map(agoText)).toEqual([
    'há menos de uma hora',
    'há 1 hora',
    'há 15 horas',
    'há 3 dias',
  ])
  const at = new Date('2026-10-31T23:59:00Z')
  expect(windowEnd(at) - at.getTime()).toBe(WINDOW_MS)
})

const template = (more: Partial<Template> = {}): Template => ({
  id: '1',
  name: 'proposta_pronta',
  language: 'pt_BR',
  category: 'UTILITY',
  status: 'APPROVED',
  named: false,
  components: [
    { type: 'HEADER', format: 'TEXT', text: 'Para {{1}}' },
    { type: 'BODY', text: 'Oi, {{1}}. A {{2}} está pronta, {{1}}.' },
    { type: 'BUTTONS', buttons: [{ type: 'QUICK_REPLY', text: 'Sim' }] },
  ],
  ...more,
})

test('a template is filled in, each field once, without line breaks', () => {
  const typed: Record<string, string> = {
    'header-1': 'Helena',
    'body-1': ' Helena\n',
    'body-2': 'proposta   nova',
  }
  const { values } = readTemplateFields(template(), (key) => typed[key] ?? '')
  expect(templateText(template(), values ?? {})).toBe(
    'Para Helena\n\nOi, Helena. A proposta nova está pronta, Helena.',
  )
  expect(templatePayload(template(), values ?? {})).toEqual({
    name: 'proposta_pronta',
    language: { code: 'pt_BR' },
    components: [
      { type: 'header', parameters: [{ type: 'text', text: 'Helena' }] },
      {
        type: 'body',
        parameters: [
          { type: 'text', text: 'Helena' },
          { type: 'text', text: 'proposta nova' },
        ],
      },
    ],
  })
  expect(readTemplateFields(template(), () => 'x'.repeat(301)).errors).toMatchObject({
    'body-1': 'Use até 300 caracteres',
  })
})

test('named fields are sent by name', () => {
  const named = template({ named: true, components: [{ type: 'BODY', text: 'Oi, {{nome}}!' }] })
  expect(templatePayload(named, { 'body-nome': 'Ana' }).components).toEqual([
    { type: 'body', parameters: [{ type: 'text', parameter_name: 'nome', text: 'Ana' }] },
  ])
})

test.each<[string, Partial<Template>, string]>([
  ['approved', {}, ''],
  ['pending', { status: 'PENDING' }, 'Em análise na Meta'],
  ['of a state nobody knows', { status: 'X' }, 'Ainda não aprovado'],
  [
    'with a picture',
    {
      components: [
        { type: 'HEADER', format: 'IMAGE' },
        { type: 'BODY', text: 'Oi' },
      ],
    },
    'Leva um arquivo: envie pelo WhatsApp Manager',
  ],
  [
    'with a link to fill in',
    {
      components: [
        { type: 'BODY', text: 'Oi' },
        { type: 'BUTTONS', buttons: [{ type: 'URL', url: 'https://x.example/{{1}}' }] },
      ],
    },
    'Leva um botão que só o WhatsApp Manager preenche',
  ],
  ['without words', { components: [] }, 'Não tem texto'],
])('a template %s can be sent or says why not', (_, more, obstacle) => {
  expect(templateObstacle(template(more))).toBe(obstacle)
})

test('names and reasons read as words', () => {
  expect(templateTitle('retomar_a_conversa')).toBe('Retomar a conversa')
  expect(problemText(metaProblem(131042))).toContain('forma de pagamento')
  expect(problemText(metaProblem(999999))).toBe('A Meta não entregou (código 999999).')
  expect(problemText(null)).toBe('A mensagem não foi entregue.')
})
