import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { mails } from '#server/db/schema.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { eraseOldMails } from './send-mail.ts'

const database = testDatabase()

test('mails are forgotten after 90 days, their files too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'alisio-old-mails-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const kind = `test-${crypto.randomUUID()}`
  const age = (days: number) => ({
    kind,
    recipient: 'ana@example.com',
    subject: `${days}`,
    createdAt: sql`now() - make_interval(days => ${days}::int)`,
  })
  await database.db.insert(mails).values([age(91), age(89)])
  for (const [name, days] of [
    ['old.eml', 91],
    ['new.eml', 1],
    ['notes.txt', 91],
  ] as const) {
    writeFileSync(join(folder, name), '')
    const then = Date.now() / 1000 - days * 86_400
    utimesSync(join(folder, name), then, then)
  }
  await eraseOldMails(database, folder)
  const remaining = await database.db.select().from(mails).where(eq(mails.kind, kind))
  expect(remaining.map(({ subject }) => subject)).toEqual(['89'])
  expect(readdirSync(folder).sort()).toEqual(['new.eml', 'notes.txt'])
  await eraseOldMails(database, join(folder, 'missing'))
})
