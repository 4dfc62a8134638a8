import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { deskSamples, sampleVisits } from '#content/samples/desk-samples.ts'
import { reportSample } from '#content/samples/report-sample.ts'
import type { SampleClient } from '#content/types/samples/desk-samples.ts'
import { removeSampleMeetings } from '#features/agenda/server/agenda.server.ts'
import {
  addSampleChannels,
  historyStart,
  removeStrayAccounts,
  yesterdayIn,
} from '#features/connections/server/connections.server.ts'
import { dayThere, readToday } from '#features/figures/server/figures.server.ts'
import { openDesk, recordAudit } from '#features/people/server/people.server.ts'
import { noWords } from '#features/reports/rules/report.ts'
import { lastMonth, periodBefore } from '#features/reports/rules/report-schedule.ts'
import { draftReport, reports } from '#features/reports/server/reports.server.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { idRow, queryRows } from '#server/db/query-rows.ts'
import { asServer, asStaff } from '#server/db/roles/run-as.ts'
import { AppError } from '#server/failures/errors.ts'
import type { Args } from '#server/http/request/request-context.ts'
import { addSampleLeads, addSampleMeetings, removeSampleLeads } from './sample-leads.ts'

/**
 * A connected account of a sample client. Its secret is a placeholder and it has no next sync, so
 * no platform is requested.
 */
async function addSampleConnection(
  tx: Transaction,
  { clientId, name }: { clientId: string; name: string },
): Promise<void> {
  const now = new Date()
  const [zone, last] = [brand.timeZone, yesterdayIn(brand.timeZone, now)]
  const first = historyStart(zone, now)
  const [credential, account] = [randomUUID(), randomUUID()]
  await tx.execute(sql`
    insert into alisio.ad_credentials (id, platform, kind, label, secret, client_id)
    values (${credential}, 'meta', 'sign-in', 'Exemplo', 'v1.demo', ${clientId})`)
  await tx.execute(sql`
    insert into alisio.ad_accounts (id, platform, external_id, name, currency, zone, credential_id,
      client_id, synced_at, wanted_from)
    values (${account}, 'meta', '1', ${name}, 'BRL', ${zone}, ${credential}, ${clientId}, now(),
      ${first})`)
  await tx.execute(sql`
    insert into alisio.imports (client_id, state, file_name, platform, staff_name, seq, done_at,
      result, ad_account_id, covered_from, covered_until)
    values (${clientId}, 'done', 'Conexão de exemplo', 'meta', 'Exemplo',
      nextval('alisio.layer_order'), now(), '{}', ${account}, ${first}, ${last})`)
  await asServer(tx, (serverTx) =>
    serverTx.execute(sql`
      insert into alisio.ad_syncs (account_id, client_id, reason, state, started_at, ended_at,
        first_day, last_day, requests, days, changed)
      select ${account}, ${clientId}, 'night', 'done', now() - make_interval(days => back), now(),
        ${last}::date - back - 27, ${last}::date - back, 3, 84, 6
      from generate_series(0, 2) back`),
  )
}

const DAYS = 180

/** Half a year of visits, removed with the sample clients. */
async function addSampleVisits(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    with days as (
      select plan.page, told.source, told.campaign,
        (now() at time zone ${brand.timeZone})::date - back as day, visits, back,
        (hashtextextended(page || query || referrer || back, 7) & 1023) / 1023.0 as luck
      from jsonb_to_recordset(${JSON.stringify(sampleVisits)}::jsonb)
        as plan (page text, query text, referrer text, visits numeric)
      cross join lateral (select source, campaign
        from alisio.visit_source('http://own' || page || query, referrer)) told
      cross join generate_series(0, ${DAYS}::int) back
    )
    insert into alisio.visits (demo, day, source, campaign, page, visits)
    select true, day, source, campaign, page, sum(drawn) from (
      select *, round(visits * (0.4 + 1.2 * luck) * (1.3 - 0.6 * back / ${DAYS}::numeric)
        * case extract(isodow from day) when 6 then 0.6 when 7 then 0.5 else 1 end) as drawn
      from days) drawn
    where drawn > 0 group by 1, 2, 3, 4, 5`)
  // Whoever arrives reads that page, and about as often comes to one from another.
  await tx.execute(sql`
    insert into alisio.page_reads (demo, day, page, reads, ahead)
    select true, day, page, sum(visits) + sum(visits) / 2, sum(visits) / 3
    from alisio.visits where demo group by day, page`)
}

/** An approved report and a draft of a sample client. Inside asStaff. */
async function addSampleReports(tx: Transaction, clientId: string): Promise<void> {
  const period = lastMonth(await readToday(tx))
  const reportId = await draftReport(tx, { clientId, period: periodBefore(period) })
  await draftReport(tx, { clientId, period })
  if (!reportId) return
  const words = { ...noWords, ...reportSample, signer: brand.name }
  await tx
    .update(reports)
    .set({ words, state: 'approved', approvedAt: sql`now()` })
    .where(eq(reports.id, reportId))
}

/** Samples and real figures never mix. */
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

/** Results by the platforms' names, of which a sample's conversions are made. */
const sampleKinds = {
  meta: {
    contacts: 'actions:lead',
    purchases: 'actions:omni_purchase',
    conversations: 'actions:onsite_conversion.messaging_conversation_started_7d',
    other: 'results',
  },
  google: {
    contacts: 'SUBMIT_LEAD_FORM',
    purchases: 'PURCHASE',
    conversations: 'Conversas por mensagem',
    other: 'conversions',
  },
}

/** Deterministic by name and day, so that the samples can be recreated. */
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
     conversations, revenue, reach, results)
  select id, ${clientId}, day, impressions, clicks,
    round(clicks * "clickCost" * (0.88 + 0.24 * luck), 2), conversions,
    round(100.0 * clicks / impressions, 4),
    case counts when 'contacts' then conversions else 0 end,
    case counts when 'purchases' then conversions else 0 end,
    case counts when 'conversations' then conversions else 0 end,
    round(conversions * ticket * (0.7 + 0.6 * luck), 2),
    case platform when 'meta' then round(impressions * (0.6 + 0.2 * close)) end,
    jsonb_strip_nulls(jsonb_build_object(kinds ->> coalesce(counts, 'other'),
      nullif(conversions, 0)) || case platform when 'meta'
        then jsonb_build_object('action_type:link_click', nullif(clicks, 0)) else '{}' end)
  from converted join jsonb_each(${JSON.stringify(sampleKinds)}::jsonb) named (source, kinds)
    on named.source = converted.platform`

/** Goals and notes of a sample client. */
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

/** Serialises adding and removing. */
const lockClient = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('sample clients', 0))`)

export function addSamples(database: Pick<Database, 'db'>, staffId: string): Promise<void> {
  return asStaff(database, staffId, async (tx) => {
    await lockClient(tx)
    await refuseBesideReal(tx)
    const { rows: existing } = await tx.execute(sql`select from alisio.clients where demo limit 1`)
    if (existing.length > 0) return
    const connected = deskSamples.find(({ campaigns }) =>
      campaigns.some(({ platform }) => platform === 'meta'),
    )
    const withChannels = deskSamples.find(({ agency }) => !agency)
    for (const sample of deskSamples) {
      const { name, campaigns, agency = false } = sample
      const rows = await queryRows(
        tx,
        idRow,
      )`insert into alisio.clients (name, demo, is_agency, responsible_id)
          values (${name}, true, ${agency}, ${staffId}) returning id`
      const clientId = rows[0]?.id as string
      await tx.execute(fill(clientId, JSON.stringify(campaigns)))
      await agree(tx, staffId, clientId, sample)
      if (sample === connected) await addSampleConnection(tx, { clientId, name })
      if (sample === withChannels) await addSampleChannels(tx, { clientId, name })
      // Last, since reports say what is there.
      if (!agency) await addSampleReports(tx, clientId)
    }
    await addSampleLeads(tx, staffId)
    await addSampleMeetings(tx)
    await addSampleVisits(tx)
    await recordAudit(tx, { kind: 'samples-added', detail: { clients: deskSamples.length } })
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
    await lockClient(tx)
    await removeSampleLeads(tx)
    await removeSampleMeetings(tx)
    const { rowCount } = await tx.execute(sql`delete from alisio.clients where demo`)
    await asServer(tx, removeStrayAccounts)
    if (rowCount) {
      await recordAudit(tx, { kind: 'samples-removed', detail: { clients: rowCount } })
    }
  })
}

export async function samplesStand(args: Args): Promise<boolean> {
  const { database, staffId } = await openDesk(args)
  return hasSamples(database, staffId)
}
