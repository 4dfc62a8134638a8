import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import type { Connection } from '#server/db/connection.ts'
import { type EmbeddedDatabase, startEmbedded } from '#server/db/embedded.ts'
import { createLogger } from '#server/log.ts'

/** A PostgreSQL of a test file's own, on which it can have as many empty databases as it wants. */
export function freshDatabases() {
  const folder = mkdtempSync(join(tmpdir(), 'alisio-fresh-'))
  chmodSync(folder, 0o711)
  const dataDir = join(folder, 'data')
  let server: EmbeddedDatabase
  let count = 0
  beforeAll(async () => {
    server = await startEmbedded(dataDir, createLogger('warn'))
  })
  afterAll(async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    folder,
    create: async (): Promise<Connection> => {
      const file = join(dataDir, 'postgres', 'passwords.json')
      const { superuser: password } = JSON.parse(readFileSync(file, 'utf8'))
      const admin = { ...server.connection, user: 'postgres', password, database: 'postgres' }
      const client = new pg.Client(admin)
      await client.connect()
      count += 1
      await client.query(`create database fresh_${count} owner ${server.connection.user}`)
      await client.end()
      return { ...server.connection, database: `fresh_${count}` }
    },
  }
}
