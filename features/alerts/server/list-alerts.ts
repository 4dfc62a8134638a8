import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Platform } from '#features/figures/rules/period.ts'
import { readToday } from '#features/figures/server/figures.server.ts'
import { openDesk } from '#features/people/server/people.server.ts'
import type { Day } from '#features/shared/rules/days.ts'
import type { TodayItem } from '#features/shared/rules/today-item.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { jsonAs, queryRows, textAs } from '#server/db/query-rows.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import { notFound } from '#server/failures/errors.ts'
import type { Args } from '#server/http/request/request-context.ts'
import { alertWords } from '../rules/alert-words.ts'
import { type Alert, isWeekend } from '../rules/alerts.ts'

const alertRow = z.object({
  id: z.string(),
  clientId: z.string(),
  client: z.string(),
  owner: z.nullable(z.string()),
  kind: textAs<Alert['kind']>(),
  platform: z.pipe(
    textAs<Platform | ''>(),
    z.transform((text) => (text === '' ? null : text)),
  ),
  day: textAs<Day>(),
  value: z.number(),
  usual: z.number(),
  facts: jsonAs<Alert['facts']>(),
  series: jsonAs<Alert['series']>(),
  since: z.string(),
  quietWeekends: z.boolean(),
  seen: z.boolean(),
})
export type OpenAlert = z.infer<typeof alertRow>

const MOST = 50

/** Open alerts, newest first: of one client also those somebody has seen. Inside asStaff. */
async function readOpen(
  tx: Transaction,
  { clientId = '', owner = '' }: { clientId?: string; owner?: string },
): Promise<OpenAlert[]> {
  return queryRows(tx, alertRow)`
    select alerts.id, alerts.client_id as "clientId", clients.name as client,
      clients.responsible_id as owner, kind, platform, day::text, value::float8, usual::float8,
      facts, series, to_json(opened_at) #>> '{}' as since, seen_at is not null as seen,
      coalesce(quiet_weekends, false) as "quietWeekends"
    from alisio.alerts join alisio.clients on clients.id = alerts.client_id
    left join alisio.alert_settings settings on settings.client_id = alerts.client_id
    where resolved_at is null and clients.archived_at is null
      and (${clientId} = '' or alerts.client_id = ${clientId})
      and (${owner} = '' or clients.responsible_id = ${owner})
      and (${clientId} <> '' or seen_at is null)
    order by opened_at desc, alerts.id limit ${MOST}`
}

/** Alerts nobody has seen. A client with quiet weekends has none on them. Inside asStaff. */
export async function listAlertItems(
  tx: Transaction,
  _now: Date,
  owner?: string,
): Promise<TodayItem[]> {
  const weekend = isWeekend(await readToday(tx))
  const rows = await readOpen(tx, { owner })
  return rows
    .filter(({ quietWeekends }) => !(quietWeekends && weekend))
    .map((alert) => {
      const { title, detail, description } = alertWords(alert)
      return {
        kind: 'alert',
        urgency: alert.kind === 'spend-stopped' || alert.kind === 'spend-up' ? 1 : 2,
        title: `${alert.client}: ${title}`,
        detail,
        href: `/agencia/clientes/${alert.clientId}`,
        action: 'Ver o cliente',
        since: alert.since,
        owner: alert.owner,
        once: `alert ${alert.id}`,
        alert: { id: alert.id, series: alert.series, description },
      }
    })
}

export async function alertsOfClient(args: Args, clientId: string): Promise<OpenAlert[]> {
  const { run } = await openDesk(args)
  return run((tx) => readOpen(tx, { clientId }))
}

/** Takes it away from Hoje until it is over; pressing twice is no error. */
export async function markSeen(database: Pick<Database, 'db'>, staffId: string, id: string) {
  const { rowCount } = await asStaff(database, staffId, (tx) =>
    tx.execute(sql`
      update alisio.alerts set seen_at = coalesce(seen_at, now()),
        seen_by = coalesce(seen_by, ${staffId})
      where id = ${id}`),
  )
  if (!rowCount) throw notFound()
}
