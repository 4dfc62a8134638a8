import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database/database.ts'
import { takeFromLimit, takeThenShared } from './limits.ts'

const { db } = testDatabase()
const visitorLimits = [
  { name: 'own-minute', most: 2, windowSeconds: 86_400 },
  { name: 'own-hour', most: 5, windowSeconds: 86_400 },
]

test('what a visitor was refused does not count for everybody', async () => {
  const shared = { name: `shared-${randomUUID()}`, most: 3, windowSeconds: 86_400 }
  const who = randomUUID()
  const answers = []
  for (let use = 0; use < 4; use += 1)
    answers.push(await takeThenShared(db, visitorLimits, who, shared))
  expect(answers.map(({ allowed }) => allowed)).toEqual([true, true, false, false])
  expect(answers[3]?.retryAfterSeconds).toBeGreaterThan(0)
  expect((await takeFromLimit(db, shared, 'everyone')).used).toBe(3)
  expect((await takeThenShared(db, visitorLimits, randomUUID(), shared)).allowed).toBe(false)
})

test('uses at the same time are all counted, without a deadlock', async () => {
  const shared = { name: `shared-${randomUUID()}`, most: 1000, windowSeconds: 86_400 }
  const visitors = [randomUUID(), randomUUID(), randomUUID()]
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, i) =>
      takeThenShared(db, visitorLimits, visitors[i % 3] as string, shared),
    ),
  )
  expect(answers.filter(({ allowed }) => allowed)).toHaveLength(6)
})
