import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { mails } from '#server/db/schema.ts'
import { createLogger } from '#server/log.ts'
import { testConnection, testDatabase } from '#tests/support/database/database.ts'
import type { JobDefinition } from './job.ts'
import { reportDeadLetters } from './job-failures.ts'
import { createJobQueue } from './queue.ts'

const database = testDatabase()
const logged: string[] = []
const log = createLogger('error', (text) => logged.push(text))
const queue = createJobQueue(testConnection(), log)

function testJob(options = {}): JobDefinition<{ mailId: string }> {
  const payload = z.object({ mailId: z.string() })
  return { name: `test-${crypto.randomUUID()}`, payload, options }
}

const fine = testJob()
const hopeless = testJob({ retryLimit: 0 })
const stubborn = testJob({ retryLimit: 1, retryDelay: 0 })

beforeAll(() => queue.start([fine, hopeless, stubborn]))
afterAll(() => queue.stop())

test('jobs exist if and only if their transaction commits, and each runs once', async () => {
  const runs: string[] = []
  await queue.work(fine, async ({ mailId }) => void runs.push(mailId))
  const names = Array.from({ length: 30 }, (_, index) => `mail-${index}`)
  await database.db.transaction(async (tx) => {
    for (const mailId of names) await queue.enqueue(tx, fine, { mailId })
  })
  const undone = database.db.transaction(async (tx) => {
    await queue.enqueue(tx, fine, { mailId: 'undone' })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await expect.poll(() => runs.length, { timeout: 15_000 }).toBe(30)
  expect(runs.sort()).toEqual(names.sort())
})

test('the last attempt is marked as the last', async () => {
  const attempts: boolean[] = []
  await queue.work(stubborn, async (_, { isLast }) => {
    attempts.push(isLast)
    if (!isLast) throw new Error('once more')
  })
  await queue.enqueue(database.db, stubborn, { mailId: 'x' })
  await expect.poll(() => attempts, { timeout: 15_000 }).toEqual([false, true])
})

test('dead letters are counted and logged until somebody resolves them', async () => {
  await queue.work(hopeless, async () => {
    throw new Error('no use')
  })
  await queue.enqueue(database.db, hopeless, { mailId: 'x' })
  await expect
    .poll(queue.countDead, { timeout: 15_000 })
    .toMatchObject({ [`${hopeless.name}-dead`]: 1 })
  await reportDeadLetters({ database, log, queue })
  log.flush()
  expect(logged.join('')).toContain('job given up')
  expect(logged.join('')).toContain('jobs were given up on')
})

test('a mail whose last attempt was never noted counts as failed', async () => {
  const [mail] = await database.db
    .insert(mails)
    .values({ kind: 'test', recipient: 'ana@example.com', subject: 'Olá' })
    .returning()
  const id = mail?.id as string
  await queue.start([{ ...testJob(), name: 'send-mail' }])
  await queue.enqueue(database.db, { ...testJob(), name: 'send-mail-dead' }, { mailId: id })
  await reportDeadLetters({ database, log, queue })
  const [row] = await database.db.select().from(mails).where(eq(mails.id, id))
  expect(row?.state).toBe('failed')
})
