import { brand } from '#content/brand.ts'
import { type LeadQuery, listLeadPage } from '#features/leads/server/list-leads.ts'
import { readLead } from '#features/leads/server/read-lead.ts'
import { listLeadItems } from '#features/leads/server/today-items.ts'
import { listMailItems } from '#features/today/server/sources.ts'
import { type OriginView, readOrigins } from '#features/visits/server/origins/read-origins.ts'
import type { Database } from '#server/db/client.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { median } from '../support/statistics.ts'
import { leadId, measuredStaff } from './fill-leads.ts'

const TIMES = 60
const WARM_UP = 10

type Query = (database: Pick<Database, 'db'>) => Promise<unknown>

const all: LeadQuery = { search: '', group: null, source: null, owner: null, days: null, page: 1 }

const list =
  (query: Partial<LeadQuery>): Query =>
  (database) =>
    asStaff(database, measuredStaff, (tx) => listLeadPage(tx, { ...all, ...query }))

/** Of a month that is over. */
const month = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 7)
const origins =
  (by: OriginView): Query =>
  (database) =>
    readOrigins(database, measuredStaff, { month, by, timeZone: brand.timeZone })

export const questions = {
  'list, everything': list({}),
  'list, page 20': list({ page: 20 }),
  'list, one state': list({ group: 'lost' }),
  'list, one origin': list({ source: 'google-ads' }),
  'list, one owner, 90 days': list({ owner: measuredStaff, days: 90 }),
  'list, 7 days': list({ days: 7 }),
  'search, a name': list({ search: 'gabriela freitas' }),
  'search, a common first name': list({ search: 'ana' }),
  'search, one person': list({ search: 'pessoa17@example' }),
  'search, a telephone': list({ search: '(85) 90007-919' }),
  'De onde vêm, by source': origins('source'),
  'De onde vêm, by campaign': origins('campaign'),
  'De onde vêm, by page': origins('page'),
  'one lead': (database) => asStaff(database, measuredStaff, (tx) => readLead(tx, leadId(7))),
  'Hoje, who waits': (database) =>
    asStaff(database, measuredStaff, (tx) => listLeadItems(tx, new Date())),
  'Hoje, mails that failed': (database) =>
    asStaff(database, measuredStaff, (tx) => listMailItems(tx, new Date())),
} satisfies Record<string, Query>

/** The median of each question, turn by turn on each database. */
export async function measureLeads(databases: Database[]): Promise<Record<string, number[]>> {
  const medians: Record<string, number[]> = {}
  for (const [name, run] of Object.entries(questions)) {
    const times = databases.map((): number[] => [])
    for (let turn = 0; turn < TIMES + WARM_UP; turn += 1) {
      for (const [index, database] of databases.entries()) {
        const started = performance.now()
        await run(database)
        if (turn >= WARM_UP) times[index]?.push(performance.now() - started)
      }
    }
    medians[name] = times.map(median)
  }
  return medians
}
