import { resolve } from 'node:path'
import type { Env } from '#server/env.ts'
import type { Logger } from '#server/log.ts'
import { StartupError } from '#server/startup-error.ts'
import type { Connection } from './connection.ts'
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts'
import { addressOf, findPrimary, splitHosts } from './hosts.ts'

/** The addresses without user, password and parameters. */
function publicPart(urls: string[]): string {
  const hosts = urls.map(addressOf).map(({ host, port }) => `${host}:${port}`)
  return hosts.join(',') + new URL(urls[0] as string).pathname
}

/** Commands that hold one connection use the first address, which is the one that takes writes. */
async function connectionFor(urls: string[]): Promise<Connection> {
  const [only] = urls
  const alternatives = urls.length > 1 ? urls.map(addressOf) : undefined
  const connection = { connectionString: only, alternatives }
  const { at } = await findPrimary(connection)
  const primary = at && alternatives ? urls[alternatives.indexOf(at)] : only
  return { ...connection, connectionString: primary }
}

/** An embedded PostgreSQL in DATA_DIR, unless DATABASE_URL names another. */
export async function startDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  root: string,
  log: Logger,
): Promise<EmbeddedDatabase> {
  const { DATABASE_URL: url } = env
  if (!url) return startEmbedded(resolve(root, env.DATA_DIR), log)
  const urls = splitHosts(url)
  try {
    const connection = await connectionFor(urls)
    return { connection, summary: `connected to ${publicPart(urls)}`, stop: async () => {} }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new StartupError(
      'DATABASE_URL',
      `no connection to ${publicPart(urls)} (${code ?? message}).`,
      'Check that the server runs and that user, password and database are right, or leave DATABASE_URL out to use the embedded PostgreSQL.',
    )
  }
}
