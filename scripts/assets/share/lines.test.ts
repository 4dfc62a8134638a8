import { expect, test } from 'vitest'
import { fitTitle } from './lines.ts'

const byLetters = (text: string) => text.length * 0.5
const room = { width: 900, height: 330, sizes: [140, 110, 90, 74, 58, 50], leading: 1.05 }

test('a short title is set large on one line', () => {
  expect(fitTitle('Portfólio', byLetters, room)).toEqual({ size: 140, lines: ['Portfólio'] })
})

test('no line of a title ends in a small word', () => {
  const { lines } = fitTitle('Criação de sites e landing pages em Fortaleza', byLetters, room)
  for (const line of lines) expect(line).not.toMatch(/ (de|e|em)$/)
  expect(lines.join(' ')).toBe('Criação de sites e landing pages em Fortaleza')
})

test('a long title gets smaller until it fits', () => {
  const title = 'Marketing digital para clínicas que querem a agenda cheia o ano inteiro'
  const { size, lines } = fitTitle(title, byLetters, room)
  expect(lines.length * size * room.leading).toBeLessThanOrEqual(room.height)
  for (const line of lines) expect(byLetters(line) * size).toBeLessThanOrEqual(room.width)
})

test('a title that cannot fit ends where its room does', () => {
  const title = 'Marketing digital completo para pequenas empresas do bairro, '.repeat(8)
  const { size, lines } = fitTitle(title, byLetters, room)
  expect(lines.length * size * room.leading).toBeLessThanOrEqual(room.height)
  for (const line of lines) expect(byLetters(line) * size).toBeLessThanOrEqual(room.width)
  expect(lines.join(' ')).toMatch(/^Marketing digital .*\p{L}…$/u)
  expect(fitTitle('x'.repeat(60), byLetters, room).lines).toEqual([expect.stringMatching(/^x+…$/)])
})
