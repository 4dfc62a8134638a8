import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createLogger } from '#server/log.ts'
import { backupStage } from '#tests/support/database/backups.ts'
import { differences, figuresStage } from '#tests/support/database/figures-stage.ts'
import { tableContents } from '#tests/support/database/table-contents.ts'
import { longTest } from '#tests/support/long-test.ts'
import { openDatabase } from '../client.ts'
import { migrate } from '../migrating/migrate.ts'
import { addMonths } from './add-months-job.ts'
import { readBelongings, readDefinition } from './definition.ts'
import {
  abandonPartitions,
  advance,
  describeFigures,
  partitionFigures,
} from './partition-figures.ts'
import { inTransaction } from './transaction.ts'

vi.setConfig({ testTimeout: 120_000 })

const { connect, fillSite, administer, url } = figuresStage()

describe('In backups', () => {
  const { backUp, restore, freshDatabase } = backupStage()

  longTest('backups before, during and after are the same, and restore all rows', async () => {
    const { connection } = await fillSite()
    const before = await tableContents(connection)
    const client = await connect(connection)
    for (let step = 0; step < 6; step += 1) await advance({ client })
    const during = await backUp(connection)
    await partitionFigures(connection)
    const after = await backUp(connection)
    expect(await tableContents(connection)).toEqual(before)
    for (const file of [during, after]) {
      const target = await freshDatabase()
      await restore(file, target)
      expect(await tableContents(target)).toEqual(before)
      // The restored table is one whole; it can be divided again.
      expect(await describeFigures(target)).toMatchObject({ partitioned: false, step: null })
    }
  })
})

longTest('what is abandoned leaves the table as it was, whatever step it had reached', async () => {
  const site = await fillSite()
  const client = await connect(site.connection)
  const look = () =>
    inTransaction(client, async () => [
      (await readDefinition(client)).fingerprint,
      (await readBelongings(client)).toSorted(),
      (
        await client.query(`select relname from pg_class where relnamespace = 'alisio'::regnamespace
          order by relname`)
      ).rows,
      (await client.query(`select nspname from pg_namespace where nspname ~ '^alisio'`)).rows,
    ])
  const before = await look()
  expect(await abandonPartitions(site.connection)).toBe(false)
  let steps = 1
  for (let isDone = false; !isDone; steps += 4) {
    for (let step = 0; step < steps && !isDone; step += 1) isDone = await advance({ client })
    if (isDone) break
    expect(await abandonPartitions(site.connection)).toBe(true)
    expect(await look()).toEqual(before)
    expect(await differences(site)).toBe(0)
  }
  expect(steps).toBeGreaterThan(20)
  expect(await abandonPartitions(site.connection)).toBe(false)
  expect(await describeFigures(site.connection)).toMatchObject({ partitioned: true, others: true })
})

test('an update of the product meanwhile is noticed, and later ones apply to the months', async () => {
  const site = await fillSite()
  const client = await connect(site.connection)
  for (let step = 0; step < 4; step += 1) await advance({ client })
  const folder = mkdtempSync(join(tmpdir(), 'alisio-later-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync('server/db', folder, { recursive: true })
  const update = (name: string, text: string) => {
    writeFileSync(join(folder, 'migrations', name), text)
    return migrate(site.connection, join(folder, 'migrations'))
  }
  await update('9001_column.sql', 'alter table campaigns_stats add column later int')
  await expect(partitionFigures(site.connection)).rejects.toThrow('was changed since')
  expect(await abandonPartitions(site.connection)).toBe(true)
  await site.database.db.execute(sql`alter table public.mirror add column later int`)
  await partitionFigures(site.connection)

  // It would have to have the same columns.
  await client.query('drop trigger reflect on alisio.campaigns_stats')
  await update(
    '9002_more.sql',
    `alter table campaigns_stats add column score numeric not null default 1 check (score > 0);
     alter table campaigns_stats drop column later;
     create index campaigns_stats_later on campaigns_stats (client_id, score);
     create policy later on campaigns_stats for select to alisio_client using (false);
     create function count_rows() returns trigger language plpgsql as $$
       begin perform set_config('test.rows', (select count(*)::text from changed), false);
       return null; end $$;
     create trigger later after insert on campaigns_stats referencing new table as changed
       for each statement execute function count_rows()`,
  )
  const { rows } = await client.query(
    `with added as (
       insert into alisio.campaigns_stats (campaign_id, date)
       select $1, day from generate_series('2025-01-01'::date, '2027-12-31', '1 month') day
       on conflict (campaign_id, client_id, date) do update set clicks = 5
       returning xmax = 0 as added)
     select count(*) filter (where added)::int as added, count(*) filter (where not added)::int as changed
     from added`,
    [site.campaigns[0]],
  )
  expect(rows[0].added + rows[0].changed).toBe(36)
  expect(rows[0].changed).toBeGreaterThan(5)
  const { rows: seen } = await client.query(`select current_setting('test.rows')::int as rows`)
  expect(seen[0].rows).toBe(rows[0].added)
})

test('rows of any date have a place, and their months get one by the server’s own user', async () => {
  const site = await fillSite()
  await partitionFigures(site.connection)
  const name = (
    await site.database.db.execute<{ name: string }>(sql`select current_database() as name`)
  ).rows[0]?.name as string
  await administer('create role serves login password PASSWORD', name)
  await migrate({ connectionString: url('serves', name) }, 'server/db/migrations', {
    owner: site.connection,
  })
  await site.database.db.execute(sql`
    insert into alisio.campaigns_stats (campaign_id, date, spend)
    select ${site.campaigns[0]}, day, 1 from unnest(array['2024-05-31', '2024-06-01', '0044-03-15 BC',
      '5000-01-01']::date[]) day`)
  const server = await connect({ connectionString: url('serves', name) })
  const others = async () =>
    (
      await server.query('select date::text from alisio.campaigns_stats where date < $1', [
        '2025-01-01',
      ])
    ).rows.length
  expect(await others()).toBe(9)
  const database = openDatabase({ connectionString: url('serves', name) }, createLogger('error'))
  onTestFinished(() => database.close())
  expect(await addMonths(database)).toEqual(['2024-05-01', '2024-06-01'])
  expect(await addMonths(database)).toEqual([])
  expect(await others()).toBe(9)
  expect(await differences(site)).toBe(0)
  const direct = server.query('select from alisio.campaigns_stats_2024_05')
  await expect(direct).rejects.toMatchObject({ code: '42501' })
  await expect(partitionFigures({ connectionString: url('serves', name) })).resolves.toBe(false)
})

test('a user without rights is told whom to sign in as', async () => {
  const site = await fillSite()
  const name = (
    await site.database.db.execute<{ name: string }>(sql`select current_database() as name`)
  ).rows[0]?.name as string
  await administer('create role looks login password PASSWORD', name)
  await migrate({ connectionString: url('looks', name) }, 'server/db/migrations', {
    owner: site.connection,
  })
  await expect(partitionFigures({ connectionString: url('looks', name) })).rejects.toThrow(
    'set MIGRATION_DATABASE_URL to sign in as site',
  )
  await administer(`alter database ${name} owner to postgres`, name)
  await expect(partitionFigures(site.connection)).rejects.toThrow(
    'create schema alisio_partitions authorization "site"',
  )
  await administer('create schema alisio_partitions authorization site', name)
  expect(await partitionFigures(site.connection)).toBe(true)
})
