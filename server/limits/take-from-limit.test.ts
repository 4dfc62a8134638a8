import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database/database.ts'
import { takeFromLimit } from './limits.ts'

const { db } = testDatabase()
const limit = { name: 'test', most: 3, windowSeconds: 3600 }

test('the fourth of three allowed uses is refused with the time to retry', async () => {
  const who = randomUUID()
  for (let use = 1; use <= 3; use += 1) {
    expect(await takeFromLimit(db, limit, who)).toMatchObject({ allowed: true, used: use })
  }
  const refused = await takeFromLimit(db, limit, who)
  expect(refused.allowed).toBe(false)
  expect(refused.retryAfterSeconds).toBeGreaterThan(0)
  expect(refused.retryAfterSeconds).toBeLessThanOrEqual(3600)
})

test('uses at the same time are all counted', async () => {
  const who = randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => takeFromLimit(db, limit, who)))
  expect(answers.filter((answer) => answer.allowed)).toHaveLength(3)
})

test('one visitor’s uses do not count for another', async () => {
  for (let use = 0; use < 3; use += 1) await takeFromLimit(db, limit, randomUUID())
  expect((await takeFromLimit(db, limit, randomUUID())).used).toBe(1)
})
