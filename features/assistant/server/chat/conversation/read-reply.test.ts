import { expect, test } from 'vitest'
import { readReply } from './read-reply.ts'

test.each([
  'sim',
  'Sim!',
  'SIM, por favor',
  'pode passar sim',
  'claro, pode ligar',
  'ok obrigado',
  'autorizo',
  'yes, sure',
  'sí, claro',
  '👍',
])('“%s” is a yes', (text) => {
  expect(readReply(text).says).toBe('yes')
})

test.each(['não', 'Não, obrigada', 'agora não', 'prefiro que não', 'no thanks', 'deixa pra lá'])(
  '“%s” is a no',
  (text) => {
    expect(readReply(text).says).toBe('no')
  },
)

test.each([
  'sim, mas não passa ainda',
  'pode ser por e-mail?',
  'quanto custa um site?',
  'não sei, o que vocês fazem com ele?',
  'talvez',
  'sim?',
  '',
])('“%s” is neither, and so no consent', (text) => {
  expect(readReply(text).says).not.toBe('yes')
})

test('what is asked after a yes is left to be answered, politeness is not', () => {
  expect(readReply('sim, e quanto custa um site?').rest).toBe('e quanto custa um site?')
  expect(readReply('sim, por favor').rest).toBe('')
})
