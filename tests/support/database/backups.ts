import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { type Database, openDatabase } from '#server/db/client.ts'
import type { Connection } from '#server/db/connection/connection.ts'
import { migrate } from '#server/db/migrating/migrate.ts'
import type { Mail } from '#server/email/mail.ts'
import { queueMail } from '#server/email/queue-mail.ts'
import { createJobQueue, type JobQueue } from '#server/jobs/queue.ts'
import { createLogger } from '#server/log.ts'
import { allJobs } from '#server/main/jobs.ts'
import { addCampaign, addClient, addStats } from '../people/clients.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'

const log = createLogger('error')
export const migrations = 'server/db/migrations'

type Site = { connection: Connection; database: Database; mailId: string }
type Elsewhere = { owner?: Connection; putBack?: JobQueue['putBack'] }

/** A site in use, and as many empty databases to restore it into as a test wants. */
export function backupStage() {
  const folder = mkdtempSync(join(tmpdir(), 'alisio-backups-'))
  const closers: (() => unknown)[] = []
  /** Once nobody is connected any more. */
  const servers: TestPostgres[] = []
  let server: TestPostgres
  let count = 0
  const site = {} as Site

  function open(connection: Connection): { database: Database; queue: JobQueue } {
    const database = openDatabase(connection, log)
    const queue = createJobQueue(connection, log)
    closers.push(async () => {
      if (queue.isReady()) await queue.stop()
      await database.close()
    })
    return { database, queue }
  }

  async function freshDatabase(): Promise<Connection> {
    count += 1
    await server.administer(`create database fresh_${count} owner site`)
    return { connectionString: server.url('site', `fresh_${count}`) }
  }

  beforeAll(async () => {
    server = await startPostgres()
    await server.administer('create role site login createrole password PASSWORD')
    const connection = await freshDatabase()
    await migrate(connection, migrations)
    const { database, queue } = open(connection)
    await queue.start(allJobs)
    const client = await addClient(database)
    // Whatever is hard to write down.
    const hard = 'tab\t, barra \\N \\. "aspas" \r\n🌬️ e o fim'
    const campaign = await addCampaign(database, client, { name: hard })
    await addStats(database, campaign, [{ daysAgo: 1, spend: 0.1, conversions: 2.5 }])
    const mail: Mail = {
      kind: 'contact-agency',
      to: 'ana@example.com',
      subject: 'Olá',
      html: hard,
      text: '',
    }
    const mailId = await queueMail(database.db, queue, mail)
    Object.assign(site, { connection, database, mailId })
  })
  afterAll(async () => {
    await Promise.all(closers.map((close) => close()))
    await Promise.all([server, ...servers].map(({ stop }) => stop()))
    rmSync(folder, { recursive: true })
  })

  const newFile = () => join(folder, `${crypto.randomUUID()}.backup`)
  return {
    site,
    newFile,
    freshDatabase,
    open: (connection: Connection) => open(connection).database,
    startElsewhere: async (bin?: string) => {
      const other = await startPostgres({ bin })
      servers.push(other)
      return other
    },
    backUp: async (connection: Connection) => {
      const file = newFile()
      await writeBackup(connection, file, { product: 'test' })
      return file
    },
    restore: (file: string, connection: Connection, { owner, putBack }: Elsewhere = {}) => {
      const { queue } = open(connection)
      const places = putBack ? { ...queue, putBack } : queue
      return restoreBackup(file, { connection, owner, queue: places, jobs: allJobs, migrations })
    },
  }
}
