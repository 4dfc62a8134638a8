import { expect, test } from 'vitest'
import { topics } from '#content/assistant/data.ts'
import { createStrength, createStrengths } from './match-terms.ts'

test('many lists looked at together weigh what each weighs alone', () => {
  const together = createStrengths(topics.map(({ id, terms }) => [id, terms] as const))
  for (const words of ['qual o horario de atendimento', 'quero cancelar meu contrato', 'cnpj']) {
    const alone = topics.flatMap(({ id, terms }) => {
      const strength = createStrength(terms)(words)
      return strength > 0 ? [[id, strength] as const] : []
    })
    expect(alone.length).toBeGreaterThan(0)
    const found = together(words)
    expect(found.size).toBe(alone.length)
    for (const [id, strength] of alone) expect(found.get(id)).toBeCloseTo(strength)
  }
})
