import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { backupStage, migrations } from '#tests/support/database/backups.ts'
import { tableContents } from '#tests/support/database/table-contents.ts'
import { longTest } from '#tests/support/long-test.ts'
import { addClient } from '#tests/support/people/clients.ts'
import type { Database } from '../db/client.ts'
import type { Connection } from '../db/connection/connection.ts'
import { migrate } from '../db/migrating/migrate.ts'
import { mails } from '../db/schema.ts'
import { writeBackup } from './write-backup.ts'

// Each restore prepares a database of its own.
vi.setConfig({ testTimeout: 60_000 })

const { site, freshDatabase, newFile, backUp, restore, open } = backupStage()

async function waitingMails({ db }: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select data ->> 'mailId' as id from jobs.job where name = 'send-mail' and state = 'created'`,
  )
  return rows.map(({ id }) => id)
}

async function restoreSite() {
  const { connection, database } = site
  // One that a process was at work on when the backup was taken.
  await database.db.execute(sql`update jobs.job set state = 'active' where name = 'send-mail'`)
  const target = await freshDatabase()
  return { target, restored: await restore(await backUp(connection), target) }
}

let copy: ReturnType<typeof restoreSite> | undefined
/** The site in another database, for all that looks at it there. */
function restoredSite() {
  copy ??= restoreSite()
  return copy
}

test('a backup holds every row, and whoever waits for a mail still gets it', async () => {
  const { connection, mailId } = site
  const { target, restored } = await restoredSite()
  const contents = await tableContents(target)
  expect(contents).toEqual(await tableContents(connection))
  expect(restored.rows).toBe(Object.values(contents).flat().length)
  expect(restored.jobs).toBe(1)
  expect(await waitingMails(open(target))).toEqual([mailId])
  expect(await migrate(target, migrations)).toBe(0)
})

test('only its owner may read the file, and no file is written over', async () => {
  const { connection } = site
  const file = await backUp(connection)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await expect(writeBackup(connection, file, { product: 'test' })).rejects.toThrow('exists already')
})

test('what was restored keeps its rules: triggers, keys and policies are back', async () => {
  const { target } = await restoredSite()
  const rules = sql`
    select relname, relforcerowsecurity, tgname, tgenabled, conname, convalidated,
      pg_get_constraintdef(pg_constraint.oid) as key
    from pg_class
    left join pg_trigger on tgrelid = pg_class.oid and not tgisinternal
    left join pg_constraint on conrelid = pg_class.oid and contype = 'f'
    where relkind = 'r' and relnamespace::regnamespace::text = 'alisio'
    order by 1, 3, 5`
  const rulesOf = async (where: Connection) => (await open(where).db.execute(rules)).rows
  expect(await rulesOf(target)).toEqual(await rulesOf(site.connection))
})

test('a file that is cut off or damaged is refused before anything is changed', async () => {
  const { connection } = site
  const whole = readFileSync(await backUp(connection))
  const target = await freshDatabase()
  const plain = gunzipSync(whole)
  const flipped = Buffer.from(plain)
  flipped[plain.length >> 1] = (plain[plain.length >> 1] as number) ^ 1
  const broken = {
    'cut off': whole.subarray(0, whole.length - 20),
    'cut off long before': whole.subarray(0, whole.length >> 1),
    'one byte changed': gzipSync(flipped),
    'without its end': gzipSync(plain.subarray(0, plain.length - 80)),
    'no backup': Buffer.from('Data;Campanha\r\n'),
    empty: Buffer.alloc(0),
  }
  for (const [name, bytes] of Object.entries(broken)) {
    const file = newFile()
    writeFileSync(file, bytes)
    await expect(restore(file, target), name).rejects.toThrow('is damaged, cut off')
  }
  await expect(restore(newFile(), target)).rejects.toThrow('There is no such file')
  expect(await tableContents(target)).toEqual({})
})

test('a database that holds something is left as it is', async () => {
  const { connection } = site
  const file = await backUp(connection)
  const before = await tableContents(connection)
  await expect(restore(file, connection)).rejects.toThrow('This database is not empty')
  expect(await tableContents(connection)).toEqual(before)
})

test('a failure half-way leaves the database empty, and the next try succeeds', async () => {
  const { connection } = site
  const file = await backUp(connection)
  const target = await freshDatabase()
  const putBack = () => Promise.reject(new Error('the queue went away'))
  await expect(restore(file, target, { putBack })).rejects.toThrow('the queue went away')
  expect(Object.values(await tableContents(target)).flat()).toEqual([])
  await restore(file, target)
  expect(await tableContents(target)).toEqual(await tableContents(connection))
})

longTest('what is written while a backup is taken is in it as a whole or not at all', async () => {
  const { connection, database } = site
  let writing = true
  const write = async () => {
    while (writing) {
      const id = crypto.randomUUID()
      await database.db.transaction(async (tx) => {
        await tx.execute(
          sql`insert into alisio."user" (id, name, email) values (${id}, 'Ana', ${`${id}@example.com`})`,
        )
        await tx.insert(mails).values({ kind: id, recipient: 'ana@example.com', subject: 'um' })
        await tx.insert(mails).values({ kind: id, recipient: 'ana@example.com', subject: 'dois' })
      })
    }
  }
  const writers = [write(), write()]
  const countUsers = async () => (await tableContents(connection)).user?.length
  await expect.poll(countUsers, { timeout: 30_000 }).toBeGreaterThan(20)
  const file = await backUp(connection)
  writing = false
  await Promise.all(writers)
  const target = await freshDatabase()
  await restore(file, target)
  const { user, profiles, mails: mailRows } = await tableContents(target)
  const written = (user as string[]).length - 1
  expect(written).toBeGreaterThan(10)
  expect(profiles).toHaveLength(written + 1)
  expect(mailRows).toHaveLength(2 * written + 1)
})

longTest('a backup of an earlier version is restored by a later one', async () => {
  const names = readdirSync(migrations).filter((name) => name.endsWith('.sql'))
  const connection = await freshDatabase()
  await migrate(connection, migrations, { only: names.slice(0, -1) })
  await addClient(open(connection))
  const file = await backUp(connection)
  const target = await freshDatabase()
  await restore(file, target)
  expect(await migrate(target, migrations)).toBe(0)
  await migrate(connection, migrations)
  expect(await tableContents(target)).toMatchObject(await tableContents(connection))
})

test('a backup of a later version is refused', async () => {
  const { connection, database } = site
  await database.db.execute(
    sql`insert into alisio.schema_migrations (name, checksum) values ('9999_later.sql', 'x')`,
  )
  const target = await freshDatabase()
  const file = await backUp(connection)
  await database.db.execute(sql`delete from alisio.schema_migrations where checksum = 'x'`)
  await expect(restore(file, target)).rejects.toThrow('by a newer version')
  expect(await tableContents(target)).toEqual({})
})
