import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import type { Connection } from '#server/db/connection/connection.ts'
import { createLogger } from '#server/log.ts'
import type * as fillTables from '../dashboard-scale/fill-tables.ts'

type Questions = Record<string, () => Promise<unknown>>

export type Release = {
  project: string
  connection: Connection
  rows: number
  questions: Questions
  /** Only where the release knows of ads. */
  readBestAds?: () => Promise<unknown>
  close: () => Promise<void>
}

/**
 * A release's own modules, from its folder, on a database it has migrated and filled itself: names
 * that begin with `#` lead back into that folder.
 */
export async function openRelease(
  project: string,
  connection: Connection,
  clients: number,
): Promise<Release> {
  const load = (path: string) => import(pathToFileURL(join(project, path)).href)
  const campaigns = 'features/figures/server/campaigns'
  const { migrate } = (await load(
    'server/db/migrating/migrate.ts',
  )) as typeof import('#server/db/migrating/migrate.ts')
  await migrate(connection, join(project, 'server/db/migrations'))
  const { measuredClient, measuredStaff, measuredView, ...filling } = (await load(
    'bench/dashboard-scale/fill-tables.ts',
  )) as typeof fillTables
  const rows = await filling.fillTables(connection, clients)

  const { openDatabase } = await load('server/db/client.ts')
  const { asClient } = await load('server/db/roles/run-as.ts')
  const { readPeriodQuery } = await load('features/figures/rules/period.ts')
  const { readOverview } = await load(`${campaigns}/campaigns.server.ts`)
  const { readPeriod } = await load(`${campaigns}/read-period.ts`)
  const { readCampaign } = await load(`${campaigns}/read-campaign.ts`)
  const { listClients } = await load('features/client-overview/server/list-clients.ts')
  const { readBestAds } = await load(`${campaigns}/read-ads.ts`).catch(() => ({}))

  const database = openDatabase(connection, createLogger('warn'))
  const run = async (text: string, values: unknown[] = []) => {
    const client = new pg.Client(connection)
    await client.connect()
    try {
      return await client.query(text, values)
    } finally {
      await client.end()
    }
  }
  const one = await run('select id from alisio.campaigns where client_id = $1 limit 1', [
    measuredClient,
  ])
  const of = (days: string) => readPeriodQuery(new URLSearchParams(`periodo=${days}`))
  const asOwner = (work: (tx: unknown) => unknown) => asClient(database, measuredView, work)
  const today = new Date()
  const back = (days: number) =>
    new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10)
  return {
    project,
    connection,
    rows,
    questions: {
      'overview, 30 days': () => readOverview(database, measuredView, of('30')),
      'overview, 90 days': () => readOverview(database, measuredView, of('90')),
      'campaign list, 30 days': () => asOwner((tx) => readPeriod(tx, measuredClient, of('30'))),
      'campaign list, 90 days': () => asOwner((tx) => readPeriod(tx, measuredClient, of('90'))),
      'one campaign, 30 days': () => readCampaign(database, measuredView, one.rows[0].id, of('30')),
      'Clientes, first page': () => listClients(database, measuredStaff, {}),
      'Clientes, a search': () => listClients(database, measuredStaff, { search: 'client 99' }),
    },
    readBestAds:
      readBestAds &&
      (() => asOwner((tx) => readBestAds(tx, measuredClient, { first: back(30), last: back(0) }))),
    close: () => database.close(),
  }
}
