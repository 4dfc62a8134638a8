import { expect, test } from 'vitest'
import { cutIntoPieces } from '../stream.ts'
import { foldWords } from '../understanding/text.ts'

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
