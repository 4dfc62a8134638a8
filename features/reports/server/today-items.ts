import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { addDays } from '#features/shared/rules/days.ts'
import type { TodayItem } from '#features/shared/rules/today-item.ts'
import { isUnsettled } from '#features/shared/server/shared.server.ts'
import type { Transaction } from '#server/db/client.ts'
import { jsonAs, moment, queryRows } from '#server/db/query-rows.ts'
import { longDay, periodName } from './compose/format.ts'
import { platformName } from './compose/report-figures.ts'
import type { Missing } from './schema.ts'

const MAX_ITEMS = 20

const rowSchema = z.object({
  id: z.string(),
  client: z.string(),
  state: z.enum(['waiting', 'draft', 'changed', 'failed']),
  first: z.string(),
  last: z.string(),
  waits: jsonAs<Missing[]>(),
  since: z.string(),
})

/** 'Google Ads desde 29 de outubro' */
export const missingText = (missing: Missing[]) =>
  missing
    .map(({ source, lastDay }) =>
      lastDay
        ? `${platformName(source)} desde ${longDay(addDays(lastDay, 1))}`
        : platformName(source),
    )
    .join(' e ')

/** Drafts to approve, also after a change, reports with missing figures, and failed mails. */
export async function listReportItems(tx: Transaction, _now: Date): Promise<TodayItem[]> {
  const rows = await queryRows(tx, rowSchema)`
    select reports.id, clients.name as client,
      case when send_at is null then reports.state else 'changed' end as state, first_day::text as first,
      last_day::text as last, waits_for as waits,
      to_char(coalesce(drafted_at, reports.created_at) at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since
    from alisio.reports join alisio.clients on clients.id = reports.client_id
    where reports.state <> 'approved' and archived_at is null
      and (send_at is null or version <> send_version or drafted_at <> send_figures_at)
    union all
    select reports.id, clients.name, 'failed', first_day::text, last_day::text, '[]',
      to_char(min(mails.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
    from alisio.report_mails mails join alisio.reports on reports.id = mails.report_id
    join alisio.clients on clients.id = reports.client_id
    where mails.state = 'failed' and archived_at is null
    group by reports.id, clients.name, first_day, last_day
    order by since, id limit ${MAX_ITEMS}`
  return rows.map(({ id, client, state, first, last, waits, since }) => {
    const title = `Relatório de ${periodName({ first, last }).title.toLowerCase()}: ${client}`
    const line = { kind: 'report', title, href: `/agencia/relatorios/${id}`, since }
    if (state === 'draft') {
      return { ...line, urgency: 2, detail: 'Rascunho pronto para ler e aprovar.', action: 'Ler' }
    }
    if (state === 'changed') {
      const detail = 'Mudou depois de aprovado e por isso não sai: leia e aprove de novo.'
      return { ...line, urgency: 1, detail, action: 'Ler' }
    }
    if (state === 'failed') {
      return { ...line, urgency: 1, detail: 'Um e-mail não chegou ao cliente.', action: 'Ver' }
    }
    return { ...line, urgency: 2, detail: `Faltam números: ${missingText(waits)}.`, action: 'Ver' }
  })
}

const UNOPENED_DAYS = 7

const unopenedRow = z.object({
  id: z.string(),
  clientId: z.string(),
  client: z.string(),
  owner: z.nullable(z.string()),
  first: z.string(),
  last: z.string(),
  since: moment,
})

/**
 * The last report of a client, mailed a week ago and opened by nobody, until somebody opens it or a
 * member of staff settles it. Inside asStaff.
 */
export async function listUnopenedReports(
  tx: Transaction,
  now: Date,
  owner?: string,
): Promise<TodayItem[]> {
  const rows = await queryRows(tx, unopenedRow)`
    select reports.id, clients.id as "clientId", clients.name as client,
      responsible_id as owner, first_day::text as first, last_day::text as last,
      approved_at as since
    from alisio.reports join alisio.clients on clients.id = reports.client_id
    where reports.state = 'approved' and archived_at is null and not clients.demo
      and approved_at < ${now}::timestamptz - make_interval(days => ${UNOPENED_DAYS}::int)
      and (${owner ?? ''} = '' or responsible_id = ${owner ?? ''})
      and ${isUnsettled(sql`'unopened ' || reports.id`)}
      and exists (select from alisio.report_deliveries where report_id = reports.id)
      and not exists (select from alisio.report_readings where report_id = reports.id)
      and not exists (
        select from alisio.report_links where report_id = reports.id and openings > 0)
      and not exists (
        select from alisio.reports newer where newer.client_id = reports.client_id
          and newer.state = 'approved' and newer.approved_at > reports.approved_at)
    order by approved_at desc, reports.id limit ${MAX_ITEMS}`
  return rows.map(({ id, clientId, client, owner: whose, first, last, since }) => ({
    kind: 'unopened',
    urgency: 3,
    title: `Relatório de ${periodName({ first, last }).title.toLowerCase()}: ${client}`,
    detail: 'Saiu há mais de uma semana e ninguém do cliente o abriu. Vale uma ligação.',
    href: `/agencia/relatorios/${id}`,
    action: 'Ver',
    since: since.toISOString(),
    owner: whose,
    settle: { key: `unopened ${id}`, about: id, clientId },
  }))
}
