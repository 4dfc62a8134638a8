import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database/database.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import { firstSteps } from '../rules/first-steps.ts'
import { skipStep } from './first-steps.ts'

const database = testDatabase()

beforeEach(async () => {
  await database.db.execute(sql`delete from alisio.site_steps`)
})

const skipped = async () =>
  (await database.db.execute(sql`select step from alisio.site_steps order by step`)).rows.map(
    ({ step }) => step,
  )

test('a step that somebody leaves for later stays left for everybody, until it is taken up', async () => {
  const [one, other] = [await addStaff(database, 'owner'), await addStaff(database, 'team')]
  await skipStep(database, one.id, 'cores', true)
  await skipStep(database, other.id, 'cores', true)
  await skipStep(database, other.id, 'legal', true)
  expect(await skipped()).toEqual(['cores', 'legal'])
  await skipStep(database, other.id, 'cores', false)
  expect(await skipped()).toEqual(['legal'])
})

test('there is no step of another name', async () => {
  const { id } = await addStaff(database, 'owner')
  await expect(skipStep(database, id, 'qualquer', true)).rejects.toThrow()
  expect(new Set(firstSteps.map((step) => step.id)).size).toBe(firstSteps.length)
})
