import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database/database.ts'
import { whatsappStage } from '#tests/support/features/conversations/whatsapp-stage.ts'
import { connectNumber, disconnectNumber, openNumber, testNumber } from './number.ts'

const database = testDatabase()
const { db } = database
let stage: Awaited<ReturnType<typeof whatsappStage>>
beforeAll(async () => {
  stage = await whatsappStage(database)
})
afterAll(() => stage.stop())

test('only an owner connects, and what Meta refuses is not stored', async () => {
  const [owner, marina] = [await stage.member('owner'), await stage.member()]
  const wrong = { ...stage.typed, secret: 'EAAerrado' }
  await expect(connectNumber(owner, wrong, stage.keys)).rejects.toThrow(
    'A Meta não aceita este token.',
  )
  await expect(connectNumber(marina, stage.typed, stage.keys)).rejects.toThrow()
  const before = await openNumber(stage.deps)
  expect(before).toMatchObject({ token: stage.number.token })
  expect(await connectNumber(owner, stage.typed, stage.keys)).toBe('whatsapp-renewed')
  // The code that Meta was given stays.
  expect(await openNumber(stage.deps)).toEqual(before)
  await testNumber(marina, stage.keys)
  const sealed = await db.execute(sql`select secret from alisio.whatsapp_numbers`)
  expect(JSON.stringify(sealed.rows)).not.toContain(stage.number.token)
  await expect(
    marina.run((tx) => tx.execute(sql`select secret from alisio.whatsapp_numbers`)),
  ).rejects.toThrow()
  await disconnectNumber(marina)
  expect(await openNumber(stage.deps)).not.toBeNull()
})
