import { expect, test } from 'vitest'
import { siteMap } from '#content/site-map.ts'
import { linkedText, plainText } from './linked-text.server.ts'

const [{ path }] = siteMap as [(typeof siteMap)[number]]

test('words with an address become a link, and the rest stays text', () => {
  expect(linkedText(`Veja [os preços](${path}) antes.`)).toEqual([
    { text: 'Veja ' },
    { text: 'os preços', to: path },
    { text: ' antes.' },
  ])
  expect(linkedText('Sem nada.')).toEqual([{ text: 'Sem nada.' }])
})

test('a page that this site does not have leaves its words without a link', () => {
  expect(linkedText('Veja [isto](/nao-existe).')).toEqual([
    { text: 'Veja ' },
    { text: 'isto', to: undefined },
    { text: '.' },
  ])
})

test('search engines read the words alone', () => {
  expect(plainText(`Veja [os preços](${path}) antes.`)).toBe('Veja os preços antes.')
})
