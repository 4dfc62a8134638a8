import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { channelSamples } from '#content/samples/channel-samples.ts'
import { addDays, countDays, daysOf, type Span } from '#features/shared/rules/days.ts'
import type { Transaction } from '#server/db/client.ts'
import { asServer } from '#server/db/roles/run-as.ts'
import { type ChannelRow, rowsOfDimension } from '../../platforms/channel-api.ts'
import { yesterdayIn } from '../../sync/windows.ts'
import { wholePeriods } from '../sync/whole-periods.ts'
import { DAYS, pseudoRandom, sampleCount } from './sample-days.ts'
import { addSamplePosts, adRows, socialAccounts, socialRows } from './sample-social.ts'

/** Search and map are that many days late. */
const SEARCH_DELAY = 2
/** People per visit. */
const PEOPLE = 0.78

type Values = Parameters<typeof rowsOfDimension>[1]

function siteRows(days: string[]): ChannelRow[] {
  const total: Values = []
  const [sources, pages, events]: [Values, Values, Values] = [[], [], []]
  for (const [place, day] of days.entries()) {
    let [sessions, keyEvents] = [0, 0]
    for (const { name, visits, acts } of channelSamples.sources) {
      const came = sampleCount(visits, day, name, place)
      const did = Math.floor(came * acts + pseudoRandom(day, name, 'acts'))
      sources.push({ day, value: name, amounts: { sessions: came, keyEvents: did } })
      sessions += came
      keyEvents += did
    }
    const engagedSessions = Math.round(sessions * (0.52 + 0.1 * pseudoRandom(day, 'engaged')))
    total.push({ day, value: '', amounts: { sessions, engagedSessions, keyEvents } })
    // The last one takes what rounding leaves, so that parts and total agree.
    const share = (list: { name: string; share: number }[], whole: number) => {
      let rest = whole
      return list.map(({ name, share: part }, at) => {
        const value = at === list.length - 1 ? rest : Math.min(rest, Math.round(whole * part))
        rest -= value
        return { name, value }
      })
    }
    const did = share(channelSamples.pages, keyEvents)
    for (const [at, { name, value }] of share(channelSamples.pages, sessions).entries()) {
      const amounts = { sessions: value, keyEvents: did[at]?.value ?? 0 }
      pages.push({ day, value: name, amounts })
    }
    for (const { name, value } of share(channelSamples.events, keyEvents)) {
      events.push({ day, value: name, amounts: { keyEvents: value } })
    }
  }
  return [
    ...rowsOfDimension('', total, ['sessions']),
    ...rowsOfDimension('source', sources, ['sessions']),
    ...rowsOfDimension('page', pages, ['sessions']),
    ...rowsOfDimension('event', events, ['keyEvents']),
  ]
}

function searchRows(days: string[], client: string): ChannelRow[] {
  const [total, queries, pages]: [Values, Values, Values] = [[], [], []]
  for (const [at, day] of days.entries()) {
    const add = (list: Values, value: string, amounts: Record<string, number>) => {
      const same = list.find((each) => each.day === day && each.value === value)
      if (!same) return void list.push({ day, value, amounts: { ...amounts } })
      for (const [metric, amount] of Object.entries(amounts)) {
        same.amounts[metric] = (same.amounts[metric] ?? 0) + amount
      }
    }
    const { searches, untold } = channelSamples
    const [ofDay, byPage]: [Values, Values] = [[], []]
    for (const { query, page, shown: impressionsPerDay, clickRate, place } of [
      ...searches,
      { ...untold, query: '' },
    ]) {
      const impressions = sampleCount(impressionsPerDay, day, query || 'untold', at)
      const clicks = Math.floor(impressions * clickRate + pseudoRandom(day, query, 'clicks'))
      const positionWeight = impressions * (place + pseudoRandom(day, query, 'place'))
      const amounts = { clicks, impressions, positionWeight }
      add(ofDay, '', amounts)
      add(byPage, `https://exemplo.com.br${page}`, amounts)
      const value = query.replace('{marca}', client.toLowerCase().replace(/\s*—\s*/, ' '))
      if (query) queries.push({ day, value, amounts })
    }
    total.push(...ofDay)
    pages.push(...byPage)
  }
  return [
    ...rowsOfDimension('', total, ['clicks']),
    ...rowsOfDimension('query', queries, ['clicks']),
    ...rowsOfDimension('page', pages, ['clicks']),
  ]
}

function mapRows(days: string[]): ChannelRow[] {
  const [total, places]: [Values, Values] = [[], []]
  for (const [at, day] of days.entries()) {
    const amounts: Record<string, number> = { impressions: 0 }
    for (const { name, usual } of channelSamples.presses)
      amounts[name] = sampleCount(usual, day, name, at)
    for (const { name, usual } of channelSamples.places) {
      const impressions = sampleCount(usual, day, name, at)
      amounts.impressions = (amounts.impressions ?? 0) + impressions
      places.push({ day, value: name, amounts: { impressions } })
    }
    total.push({ day, value: '', amounts })
  }
  return [
    ...rowsOfDimension('', total, ['calls']),
    ...rowsOfDimension('where', places, ['impressions']),
  ]
}

type SampleAccount = {
  channel: string
  externalId: string
  name: string
  last: string
  rows: (days: string[]) => ChannelRow[]
  /** What does not add up over days, as a share of a sum of days. */
  whole?: { metric: string; of: string; share: number; longest: number }
}

/** Stores one account with its days; its id and that of its reading. */
async function addAccount(
  server: Transaction,
  { clientId, credential }: { clientId: string; credential: string },
  { channel, externalId, name, last, rows, whole }: SampleAccount,
) {
  const span: Span = { first: addDays(last, 1 - DAYS), last }
  const [id, syncId] = [randomUUID(), randomUUID()]
  await server.execute(sql`
    insert into alisio.channel_accounts (id, channel, external_id, name, zone, credential_id,
      client_id, synced_at, wanted_from, covered_from, covered_until, settings)
    values (${id}, ${channel}, ${externalId}, ${name}, ${brand.timeZone}, ${credential},
      ${clientId}, now(), ${span.first}, ${span.first}, ${span.last}, '{"demo": "true"}')`)
  await server.execute(sql`
    insert into alisio.channel_syncs (id, account_id, client_id, reason, state, ended_at,
      first_day, last_day, requests, days)
    values (${syncId}, ${id}, ${clientId}, 'night', 'done', now(), ${span.first}, ${span.last},
      9, ${DAYS})`)
  await server.execute(sql`
    insert into alisio.channel_days
      (account_id, client_id, channel, day, dimension, value, metric, amount, sync_id)
    select ${id}, ${clientId}, ${channel}, day, dimension, value, metric, round(amount, 4),
      ${syncId}
    from jsonb_to_recordset(${JSON.stringify(rows(daysOf(span)))}::jsonb)
      said (day date, dimension text, value text, metric text, amount numeric)`)
  if (whole) {
    const today = addDays(last, 1)
    const spans = wholePeriods({ lastDay: last, today, firstDay: span.first, stored: [] })
    const within = spans.filter((each) => countDays(each) <= whole.longest)
    await server.execute(sql`
      insert into alisio.channel_periods
        (account_id, client_id, channel, first_day, last_day, metric, amount, sync_id)
      select ${id}, ${clientId}, ${channel}, said.first, said.last, ${whole.metric},
        round(${whole.share} * (select sum(amount) from alisio.channel_days
          where account_id = ${id} and dimension = '' and metric = ${whole.of}
            and day between said.first and said.last)), ${syncId}
      from jsonb_to_recordset(${JSON.stringify(within)}::jsonb) said (first date, last date)`)
  }
  return { id, syncId }
}

/** The secret is a placeholder. */
async function addCredential(
  server: Transaction,
  clientId: string,
  { platform, reads }: { platform: string; reads: string[] },
) {
  const id = randomUUID()
  await server.execute(sql`
    insert into alisio.ad_credentials (id, platform, kind, label, secret, client_id, reads)
    values (${id}, ${platform}, 'sign-in', 'Exemplo', 'v1.demo', ${clientId},
      ${sql.param(reads)}::text[])`)
  return id
}

/**
 * A site, its search, its entry on the map and its profiles of a sample client. There is no next
 * sync, so nothing is asked of anybody; the accounts go with the client.
 */
export async function addSampleChannels(
  tx: Transaction,
  { clientId, name, now = new Date() }: { clientId: string; name: string; now?: Date },
): Promise<void> {
  const last = yesterdayIn(brand.timeZone, now)
  const externalId = `exemplo-${clientId}`
  const late = addDays(last, -SEARCH_DELAY)
  const google: SampleAccount[] = [
    {
      channel: 'ga4',
      externalId,
      name,
      last,
      rows: siteRows,
      whole: { metric: 'totalUsers', of: 'sessions', share: PEOPLE, longest: DAYS },
    },
    {
      channel: 'search-console',
      externalId: `https://exemplo.com.br/${clientId}`,
      name: 'exemplo.com.br',
      last: late,
      rows: (days) => searchRows(days, name),
    },
    { channel: 'business-profile', externalId, name, last: late, rows: mapRows },
  ]
  await asServer(tx, async (server) => {
    const reads = google.map(({ channel }) => channel)
    const credential = await addCredential(server, clientId, { platform: 'google', reads })
    for (const account of google) await addAccount(server, { clientId, credential }, account)
    const social = socialAccounts.map(({ channel }) => channel)
    const meta = await addCredential(server, clientId, { platform: 'meta', reads: social })
    for (const profile of socialAccounts) {
      const { channel, whole } = profile
      const rows = (days: string[]) => socialRows(profile, days)
      const account = { channel, externalId, name, last, rows, whole }
      const stored = await addAccount(server, { clientId, credential: meta }, account)
      await addSamplePosts(server, { clientId, last, ...stored }, profile)
    }
    for (const ads of channelSamples.ads) {
      const { channel } = ads
      const platform = channel === 'tiktok-ads' ? 'tiktok' : 'linkedin'
      const access = await addCredential(server, clientId, { platform, reads: [channel] })
      const rows = (days: string[]) => adRows(ads, days)
      const account = { channel, externalId, name, last, rows }
      await addAccount(server, { clientId, credential: access }, account)
    }
  })
}
