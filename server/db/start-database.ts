import { resolve } from 'node:path'
import pg from 'pg'
import type { Env } from '#server/env.ts'
import type { Logger } from '#server/log.ts'
import { StartupError } from '#server/startup-error.ts'
import type { Connection } from './connection.ts'
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts'

async function probe(connection: Connection): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  await client.connect()
  await client.end()
}

/** The address without user, password and parameters. */
function publicPart(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}:${port || 5432}${pathname}`
}

/** An embedded PostgreSQL in DATA_DIR, unless DATABASE_URL names another. */
export async function startDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  root: string,
  log: Logger,
): Promise<EmbeddedDatabase> {
  const { DATABASE_URL: url } = env
  if (!url) return startEmbedded(resolve(root, env.DATA_DIR), log)
  const connection = { connectionString: url }
  try {
    await probe(connection)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new StartupError(
      'DATABASE_URL',
      `no connection to ${publicPart(url)} (${code ?? message}).`,
      'Check that the server runs and that user, password and database are right, or leave DATABASE_URL out to use the embedded PostgreSQL.',
    )
  }
  return { connection, summary: `connected to ${publicPart(url)}`, stop: async () => {} }
}
