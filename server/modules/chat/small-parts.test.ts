import { expect, test } from 'vitest'
import { foldWords } from './fold.ts'
import { cutIntoPieces } from './stream-text.ts'
import { visitorOf } from './take-chat-limits.ts'

test('words without accents and in the plural are the same words', () => {
  expect(foldWords('Clínicas Odontológicas, automações!')).toEqual([
    'clinica',
    'odontologica',
    'automacao',
  ])
})

test('the pieces of a text are the text', () => {
  const text = `Olá, ${'x'.repeat(90)}  **negrito** e\n\n1. passo · [SEO](/home1/services/seo) 🌊`
  expect(cutIntoPieces(text).join('')).toBe(text)
  expect(cutIntoPieces('')).toEqual([])
})

test('a household’s IPv6 addresses count as one visitor', () => {
  expect(visitorOf('2001:db8:1:2:aaaa::1')).toBe(visitorOf('2001:db8:1:2::ffff'))
  expect(visitorOf('2001:db8::1')).not.toBe(visitorOf('2001:db8:0:1::1'))
  expect(visitorOf('203.0.113.7')).toBe('203.0.113.7')
})
