import { expect, test } from 'vitest'
import { askFor, isUnwritten, noTime, omitUnwritten, promptIn } from './unwritten.ts'

const ask = askFor('o que foi feito.')

test('visitors see nothing of what a template asks for, and all that was written', () => {
  const story = {
    company: 'Padaria Sol Nascente',
    quote: ask,
    timeline: noTime,
    challenge: 'Poucos clientes à tarde.',
    metrics: [
      { value: '+40%', label: 'vendas' },
      { value: '0', label: ask },
      { value: ask, label: 'pedidos' },
    ],
    results: [ask, 'Fila na porta'],
  }
  expect(omitUnwritten(story)).toEqual({
    company: 'Padaria Sol Nascente',
    quote: '',
    timeline: '',
    challenge: 'Poucos clientes à tarde.',
    metrics: [{ value: '+40%', label: 'vendas' }],
    results: ['Fila na porta'],
  })
})

test('a list keeps its title when only the words above it are missing, and goes with its last item', () => {
  const block = { title: 'O que inclui', intro: ask, items: [{ title: 'Fotos', text: 'Dez.' }] }
  expect(omitUnwritten({ blocks: [block] })).toEqual({ blocks: [{ ...block, intro: '' }] })
  const empty = { ...block, items: [{ title: 'Fotos', text: ask }] }
  expect(omitUnwritten({ blocks: [block, empty] }).blocks).toHaveLength(1)
  const without = { ...block, intro: '', items: [] }
  expect(omitUnwritten({ blocks: [without] })).toEqual({ blocks: [without] })
})

test('a long text loses the paragraphs to be written and the titles with nothing below', () => {
  expect(omitUnwritten(`## 1. Sobre\n\n${ask}\n`)).toBe('')
  expect(omitUnwritten(`## 1. Sobre\n\n${ask}\n\n## 2. Uso\n\nLivre.`)).toBe('## 2. Uso\n\nLivre.')
  expect(omitUnwritten(`## 1. Sobre\n\n### Quem\n\nNós.\n\n${ask}`)).toBe(
    '## 1. Sobre\n\n### Quem\n\nNós.',
  )
})

test('a text that nobody asks for stays as it is', () => {
  const value = { text: 'Troque este texto', months: '10 meses', price: 0, none: null }
  expect(omitUnwritten(value)).toEqual(value)
  expect(isUnwritten('3 meses')).toBe(false)
})

test('a text that is wholly the template’s asks for something, one with other words does not', () => {
  expect(promptIn(ask)).toBe('o que foi feito.')
  expect(promptIn(noTime)).toMatch(/meses/)
  for (const text of [
    '',
    'Fizemos o site.',
    `${ask} Fizemos o site.`,
    `Oi. ${ask}`,
    undefined,
    3,
  ]) {
    expect(promptIn(text)).toBeUndefined()
  }
})
