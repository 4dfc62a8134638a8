import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { onEachPostgres } from '#tests/support/database/on-each-postgres.ts'
import { startPostgres } from '#tests/support/database/postgres.ts'
import { longTest } from '#tests/support/long-test.ts'
import { addCampaign, addClient, addStats } from '#tests/support/people/clients.ts'
import { createJobQueue } from '../../jobs/queue.ts'
import { createLogger } from '../../log.ts'
import { StartupError } from '../../process/startup-error.ts'
import { openDatabase } from '../client.ts'
import type { Connection } from '../connection/connection.ts'
import { migrate } from '../migrating/migrate.ts'
import { roles } from './roles.ts'
import { asClient, asUser } from './run-as.ts'

const folder = 'server/db/migrations'
const log = createLogger('silent')

/** The statements of a message, as somebody pastes them into a console. */
const statementsIn = (message: string) =>
  message
    .split('\n')
    .filter((line) => line.endsWith(';') && line.startsWith('    '))
    .join('\n')

/** Accounts, figures by row security, demo data and the queue: all that rights can break. */
async function worksFor(connection: Connection) {
  const database = openDatabase(connection, log)
  try {
    const [ana, bia] = [await addClient(database), await addClient(database)]
    const campaign = await addCampaign(database, ana)
    await addStats(database, campaign, [{ daysAgo: 1, spend: 10 }])
    const countFor = async (client: { id: string }) => {
      const rows = await asClient(database, { userId: client.id, clientId: client.id }, (tx) =>
        tx.execute(sql`select campaign_id as id from alisio.campaigns_stats`),
      )
      return rows.rows
    }
    expect(await countFor(ana)).toEqual([{ id: campaign }])
    expect(await countFor(bia)).toEqual([])
    await asUser(database, bia.id, (tx) =>
      tx.execute(sql`select alisio.generate_demo_campaign_data(${bia.id})`),
    )
    expect((await countFor(bia)).length).toBeGreaterThan(100)
    await asUser(database, ana.id, (tx) =>
      tx.execute(sql`update alisio.profiles set full_name = 'Outro Nome'`),
    )
    const renamed = await database.db.execute(
      sql`select id from alisio."user" where name = 'Outro Nome'`,
    )
    expect(renamed.rows).toEqual([{ id: ana.id }])
    const queue = createJobQueue(connection, log)
    await queue.start([])
    await queue.stop()
  } finally {
    await database.close()
  }
}

onEachPostgres('roles', ({ bin }) => {
  async function start() {
    const server = await startPostgres({ bin })
    onTestFinished(() => server.stop())
    const at = (user: string) => ({ connectionString: server.url(user, 'site') })
    return { server, at, administer: (statements: string) => server.administer(statements, 'site') }
  }

  test('a user without rights is told once what an administrator has to run, and that is enough', async () => {
    const { server, at, administer } = await start()
    await server.administer('create role plain login password PASSWORD')
    await server.administer('create database site')
    const refused = await migrate(at('plain'), folder).catch((error) => error)
    expect(refused).toBeInstanceOf(StartupError)
    for (const role of Object.values(roles)) expect(refused.message).toContain(role)

    await administer(statementsIn(refused.message))
    expect(await migrate(at('plain'), folder)).toBeGreaterThan(8)
    expect(await migrate(at('plain'), folder)).toBe(0)
    const { rows } = await administer(
      `select relname from pg_class where relnamespace = 'public'::regnamespace`,
    )
    expect(rows).toEqual([])
    await worksFor(at('plain'))
  })

  // So is the database of every run of these tests made.
  longTest('a user that may make roles needs nobody', async () => {
    const { server, at } = await start()
    await server.administer('create role maker login createrole password PASSWORD')
    await server.administer('create database site owner maker')
    await migrate(at('maker'), folder)
    await worksFor(at('maker'))
  })

  test('one user owns and migrates the tables, another serves requests', async () => {
    const { server, at, administer } = await start()
    await server.administer(`
      create role keeper login createrole password PASSWORD;
      create role waiter login password PASSWORD;`)
    await server.administer('create database site owner keeper')
    const owner = at('keeper')
    expect(await migrate(at('waiter'), folder, { owner })).toBeGreaterThan(8)
    await worksFor(at('waiter'))

    const waiter = new pg.Client(at('waiter'))
    await waiter.connect()
    await expect(waiter.query('drop table alisio.mails')).rejects.toMatchObject({ code: '42501' })
    await expect(waiter.query('create table alisio.x ()')).rejects.toMatchObject({ code: '42501' })
    await waiter.end()

    expect(await migrate(at('waiter'), folder)).toBe(0)
    await administer(`delete from alisio.schema_migrations where name like '0010%'`)
    const refused = await migrate(at('waiter'), folder).catch((error) => error)
    expect(refused).toBeInstanceOf(StartupError)
    expect(refused.message).toMatch(/belong to keeper.*MIGRATION_DATABASE_URL/)
  })
})
