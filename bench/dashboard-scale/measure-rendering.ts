import pg from 'pg'
import type { Connection } from '#server/db/connection/connection.ts'
import { table } from '../support/markdown.ts'
import { withServer } from '../support/server.ts'
import { signUp } from '../support/sign-up.ts'
import { round } from '../support/statistics.ts'
import { wrk } from '../support/wrk.ts'
import { measuredClient } from './fill-tables.ts'

const SECONDS = 10
const CONNECTIONS = 8
const pages = ['/dashboard', '/dashboard?periodo=90', '/dashboard/campaigns', '/dashboard/settings']

export function addressOf({ host, port, user, password, database }: Connection): string {
  const url = new URL(`postgresql://localhost/${database}`)
  url.username = user ?? ''
  url.password = String(password ?? '')
  if (host?.startsWith('/')) url.searchParams.set('host', host)
  else url.hostname = host ?? 'localhost'
  if (port) url.port = String(port)
  return url.href
}

/** Signs up, then makes that session the measured client's. */
export async function sessionOf(url: string, connection: Connection): Promise<string> {
  const { cookie } = await signUp(url)
  if (!cookie) throw new Error('nobody could sign up')
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query('update alisio.session set user_id = $1', [measuredClient])
  } finally {
    await client.end()
  }
  return cookie
}

/** The client's pages as a browser asks for them: session, queries, React, answer. */
export async function measureRendering(
  databases: { title: string; connection: Connection }[],
): Promise<string> {
  const rows: (string | number)[][] = []
  for (const { title, connection } of databases) {
    await withServer(
      async ({ url }) => {
        const Cookie = await sessionOf(url, connection)
        for (const page of pages) {
          const load = { url: url + page, connections: CONNECTIONS, headers: { Cookie }, core: 1 }
          await wrk({ ...load, seconds: 3 })
          const { perSecond, p99 } = await wrk({ ...load, seconds: SECONDS })
          rows.push([page, title, round(perSecond), round(p99)])
        }
      },
      { env: { DATABASE_URL: addressOf(connection) }, core: 0 },
    )
  }
  const head = ['rendered page', 'table', 'requests/s', 'p99, ms']
  return `Rendered on request, one process on core 0, wrk with ${CONNECTIONS} connections on core 1 (where PostgreSQL runs too), ${SECONDS} s each after a warm-up:\n\n${table(head, rows)}`
}
