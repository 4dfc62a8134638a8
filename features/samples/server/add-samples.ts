import { sql } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { deskSamples } from '#content/desk-samples.ts'
import type { SampleClient } from '#content/types/desk-samples.ts'
import { removeSampleMeetings } from '#features/agenda/server/agenda.server.ts'
import { forgetStrays } from '#features/connections/server/connections.server.ts'
import { dayThere } from '#features/figures/server/figures.server.ts'
import { recordAct } from '#features/people/server/people.server.ts'
import { asServer } from '#server/db/as-server.ts'
import { asStaff } from '#server/db/as-staff.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { addSampleConnection } from './sample-connection.ts'
import { addSampleLeads, removeSampleLeads } from './sample-leads.ts'
import { addSampleMeetings } from './sample-meetings.ts'
import { addSampleReports } from './sample-reports.ts'
import { addSampleVisits } from './sample-visits.ts'

/** Invented figures never stand beside real ones. */
async function refuseBesideReal(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute(sql`select from alisio.campaigns where not demo limit 1`)
  if (rows.length > 0) {
    throw new AppError(
      'bad_request',
      'A mesa já tem números de verdade.',
      'Os exemplos só aparecem em uma mesa sem números.',
    )
  }
}

/** The same draws for the same names and days, so that the samples can be made again. */
const fill = (clientId: string, campaigns: string) => sql`
  with plan as (
    select gen_random_uuid() as id, plan.* from jsonb_to_recordset(${campaigns}::jsonb) as plan
      (platform text, name text, objective text, status text, "firstDay" int, "lastDay" int,
       reach numeric, "clickRate" numeric, "clickCost" numeric, "closeRate" numeric, trend numeric,
       counts text, ticket numeric)
  ), made as (
    insert into alisio.campaigns
      (id, client_id, campaign_name, objective, status, source, demo, created_at)
    select id, ${clientId}, name, objective, status, platform, true,
      now() - make_interval(days => "firstDay") from plan
    returning id
  ), days as (
    select plan.*, (now() at time zone ${brand.timeZone})::date - back as day, back,
      (hashtextextended(${clientId} || name || back, 1) & 1023) / 1023.0 as luck,
      (hashtextextended(${clientId} || name || back, 2) & 1023) / 1023.0 as close
    from plan join made using (id)
    cross join lateral generate_series("lastDay", "firstDay") back
  ), shown as (
    select *, round(reach * (0.72 + 0.56 * luck)
      * (1 + trend * (1 - (back - "lastDay")::numeric / ("firstDay" - "lastDay")))
      * case extract(isodow from day) when 6 then 0.82 when 7 then 0.7 else 1 end)::bigint
      as impressions from days
  ), clicked as (
    select *, round(impressions * "clickRate" * (0.8 + 0.4 * close))::bigint as clicks from shown
  ), converted as (
    select *, floor(clicks * "closeRate" * (0.75 + 0.5 * close) + close) as conversions from clicked
  )
  insert into alisio.campaigns_stats
    (campaign_id, client_id, date, impressions, clicks, spend, conversions, ctr, contacts, purchases,
     conversations, revenue, reach)
  select id, ${clientId}, day, impressions, clicks,
    round(clicks * "clickCost" * (0.88 + 0.24 * luck), 2), conversions,
    round(100.0 * clicks / impressions, 4),
    case counts when 'contacts' then conversions else 0 end,
    case counts when 'purchases' then conversions else 0 end,
    case counts when 'conversations' then conversions else 0 end,
    round(conversions * ticket * (0.7 + 0.6 * luck), 2),
    case platform when 'meta' then round(impressions * (0.6 + 0.2 * close)) end
  from converted`

/** What was agreed on with an invented client, and what it is told on its chart. */
async function agree(
  tx: Transaction,
  staffId: string,
  clientId: string,
  { goals, notes }: SampleClient,
): Promise<void> {
  const { monthlyBudget, conversions, costPerConversion } = goals
  await tx.execute(sql`
    insert into alisio.client_goals
      (client_id, from_month, monthly_budget, conversions, cost_per_conversion)
    values (${clientId}, date_trunc('month', ${dayThere(sql`now()`)} - 200)::date, ${monthlyBudget},
      ${conversions}, ${costPerConversion})`)
  for (const { daysAgo, text, campaign = null } of notes) {
    await tx.execute(sql`
      insert into alisio.figure_notes (client_id, date, campaign_id, body, author_id)
      values (${clientId}, ${dayThere(sql`now()`)} - ${daysAgo}::int, (select id from alisio.campaigns
        where client_id = ${clientId} and campaign_name = ${campaign} limit 1), ${text}, ${staffId})`)
  }
}

/** One at a time makes or removes them. */
const takeTurn = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('sample clients', 0))`)

export function addSamples(database: Pick<Database, 'db'>, staffId: string): Promise<void> {
  return asStaff(database, staffId, async (tx) => {
    await takeTurn(tx)
    await refuseBesideReal(tx)
    const { rows: known } = await tx.execute(sql`select from alisio.clients where demo limit 1`)
    if (known.length > 0) return
    const connected = deskSamples.find(({ campaigns }) =>
      campaigns.some(({ platform }) => platform === 'meta'),
    )
    for (const sample of deskSamples) {
      const { name, campaigns, agency = false } = sample
      const { rows } = await tx.execute<{ id: string }>(
        sql`insert into alisio.clients (name, demo, is_agency)
          values (${name}, true, ${agency}) returning id`,
      )
      const clientId = rows[0]?.id as string
      await tx.execute(fill(clientId, JSON.stringify(campaigns)))
      await agree(tx, staffId, clientId, sample)
      if (!agency) await addSampleReports(tx, clientId)
      if (sample === connected) await addSampleConnection(tx, { clientId, name })
    }
    await addSampleLeads(tx, staffId)
    await addSampleMeetings(tx)
    await addSampleVisits(tx)
    await recordAct(tx, { kind: 'samples-added', detail: { clients: deskSamples.length } })
  })
}

export function hasSamples(database: Pick<Database, 'db'>, staffId: string): Promise<boolean> {
  return asStaff(database, staffId, async (tx) => {
    const { rows } = await tx.execute(sql`select from alisio.clients where demo limit 1`)
    return rows.length > 0
  })
}

export function removeSamples(database: Pick<Database, 'db'>, staffId: string): Promise<void> {
  return asStaff(database, staffId, async (tx) => {
    await takeTurn(tx)
    await removeSampleLeads(tx)
    await removeSampleMeetings(tx)
    const { rowCount } = await tx.execute(sql`delete from alisio.clients where demo`)
    await asServer(tx, forgetStrays)
    if (rowCount) {
      await recordAct(tx, { kind: 'samples-removed', detail: { clients: rowCount } })
    }
  })
}
