import pg from 'pg'
import type { Address, Connection } from './connection.ts'

/** A live server answers within milliseconds, under load within seconds. */
const ANSWER_MS = 2500

/** One URL for each host of postgresql://user:password@one:5432,two:5433/name. */
export function splitHosts(url: string): string[] {
  const [, before = '', hosts = '', after = ''] =
    /^(\w+:\/\/(?:[^@/]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? []
  return hosts.split(',').map((host) => before + host + after)
}

export function addressOf(url: string): Address {
  const { hostname, port } = new URL(url)
  return { host: hostname.replace(/^\[(.+)\]$/, '$1'), port: Number(port || 5432) }
}

/** A server that takes writes, with its timeline. */
type Standing = { at: Address | undefined; timeline: string }

const TIMELINE = `case when pg_is_in_recovery() then '' else substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) end`

/** Runs one query on a connection of its own, and rejects when there is no answer in time. */
export async function queryOnce(
  connection: Connection,
  at: Address | undefined,
  { name, query, timeoutMs }: { name: string; query: string; timeoutMs: number },
): Promise<pg.QueryResult> {
  const client = new pg.Client({
    ...connection,
    application_name: name,
    connectionTimeoutMillis: timeoutMs,
  })
  if (at) Object.assign(client, at)
  client.on('error', () => {})
  const timer = setTimeout(() => {
    client.connection.stream.destroy(new Error('Connection terminated: no answer'))
  }, timeoutMs)
  try {
    await client.connect()
    return await client.query(query)
  } finally {
    clearTimeout(timer)
    client.connection.stream.destroy()
  }
}

async function probeHost(connection: Connection, at: Address | undefined): Promise<Standing> {
  try {
    const { rows } = await queryOnce(connection, at, {
      name: 'alisio probe',
      query: `select current_setting('transaction_read_only') as read_only, ${at ? TIMELINE : `''`} as timeline`,
      timeoutMs: ANSWER_MS,
    })
    if (rows[0].read_only !== 'off') {
      throw Object.assign(new Error('the database is read-only'), { code: '25006' })
    }
    return { at, timeline: rows[0].timeline }
  } catch (error) {
    // No free connection, but the server is up.
    if (/^53/.test((error as { code?: string }).code ?? '')) return { at, timeline: '' }
    throw error
  }
}

/**
 * The server that takes writes, like libpq's target_session_attrs=read-write. All hosts are probed
 * at once. Of two that claim it, the one promoted last wins. Rejects with the last refusal when
 * there is none.
 */
export async function findPrimary(connection: Connection, atLeast = ''): Promise<Standing> {
  const places = connection.alternatives ?? [undefined]
  const answers = await Promise.allSettled(places.map((at) => probeHost(connection, at)))
  const standing = answers
    .flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    .filter(({ timeline }) => timeline >= atLeast || timeline === '')
    .sort((a, b) => b.timeline.localeCompare(a.timeline))
  if (standing[0]) return standing[0]
  const refused = answers.find((answer) => answer.status === 'rejected')
  throw refused?.reason ?? new Error('Connection terminated: only an outdated primary answers')
}
