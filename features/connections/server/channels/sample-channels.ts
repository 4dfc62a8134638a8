import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { channelSamples } from '#content/channel-samples.ts'
import { addDays, daysOf, type Span } from '#features/shared/rules/days.ts'
import type { Transaction } from '#server/db/client.ts'
import { asServer } from '#server/db/run-as.ts'
import { type ChannelRow, rowsOfDimension } from '../platforms/channel-api.ts'
import { yesterdayIn } from '../sync/windows.ts'
import { wholePeriods } from './whole-periods.ts'

const DAYS = 190
/** Search and map are that many days late. */
const SEARCH_DELAY = 2
/** People per visit. */
const PEOPLE = 0.78

/** From 0 to 1, the same for the same words. */
const luckOf = (...words: string[]) =>
  createHash('sha256').update(words.join(' ')).digest().readUInt16BE(0) / 65_535

/** A usual day's number on this day: weekends are quiet, and there is more of it each month. */
function drawn(usual: number, day: string, name: string, place: number): number {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  const quiet = weekday === 0 ? 0.6 : weekday === 6 ? 0.75 : 1
  return Math.round(usual * quiet * (0.75 + 0.5 * luckOf(day, name)) * (0.8 + (0.4 * place) / DAYS))
}

type Values = Parameters<typeof rowsOfDimension>[1]

function siteRows(days: string[]): ChannelRow[] {
  const total: Values = []
  const [sources, pages, events]: [Values, Values, Values] = [[], [], []]
  for (const [place, day] of days.entries()) {
    let [sessions, keyEvents] = [0, 0]
    for (const { name, visits, acts } of channelSamples.sources) {
      const came = drawn(visits, day, name, place)
      const did = Math.floor(came * acts + luckOf(day, name, 'acts'))
      sources.push({ day, value: name, amounts: { sessions: came, keyEvents: did } })
      sessions += came
      keyEvents += did
    }
    const engagedSessions = Math.round(sessions * (0.52 + 0.1 * luckOf(day, 'engaged')))
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
    for (const { query, page, shown, clickRate, place } of [
      ...searches,
      { ...untold, query: '' },
    ]) {
      const impressions = drawn(shown, day, query || 'untold', at)
      const clicks = Math.floor(impressions * clickRate + luckOf(day, query, 'clicks'))
      const positionWeight = impressions * (place + luckOf(day, query, 'place'))
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
      amounts[name] = drawn(usual, day, name, at)
    for (const { name, usual } of channelSamples.places) {
      const impressions = drawn(usual, day, name, at)
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

/**
 * A site, its search and its entry on the map of a sample client. The secret is a placeholder and there is no next sync,
 * so nothing is asked of anybody; the accounts go with the client.
 */
export async function addSampleChannels(
  tx: Transaction,
  { clientId, name, now = new Date() }: { clientId: string; name: string; now?: Date },
): Promise<void> {
  const last = yesterdayIn(brand.timeZone, now)
  const credential = randomUUID()
  const site = { channel: 'ga4', externalId: `exemplo-${clientId}`, name, last }
  const search = {
    channel: 'search-console',
    externalId: `https://exemplo.com.br/${clientId}`,
    name: 'exemplo.com.br',
    last: addDays(last, -SEARCH_DELAY),
  }
  const map = {
    channel: 'business-profile',
    externalId: `exemplo-${clientId}`,
    name,
    last: addDays(last, -SEARCH_DELAY),
  }
  await asServer(tx, async (server) => {
    await server.execute(sql`
      insert into alisio.ad_credentials (id, platform, kind, label, secret, client_id, reads)
      values (${credential}, 'google', 'sign-in', 'Exemplo', 'v1.demo', ${clientId},
        '{ga4,search-console,business-profile}')`)
    for (const account of [site, search, map]) {
      const span: Span = { first: addDays(account.last, 1 - DAYS), last: account.last }
      const days = daysOf(span)
      const rows =
        account === site
          ? siteRows(days)
          : account === search
            ? searchRows(days, name)
            : mapRows(days)
      const [id, syncId] = [randomUUID(), randomUUID()]
      await server.execute(sql`
        insert into alisio.channel_accounts (id, channel, external_id, name, zone, credential_id,
          client_id, synced_at, wanted_from, covered_from, covered_until, settings)
        values (${id}, ${account.channel}, ${account.externalId}, ${account.name},
          ${brand.timeZone}, ${credential}, ${clientId}, now(), ${span.first}, ${span.first},
          ${span.last}, '{"demo": "true"}')`)
      await server.execute(sql`
        insert into alisio.channel_syncs (id, account_id, client_id, reason, state, ended_at,
          first_day, last_day, requests, days)
        values (${syncId}, ${id}, ${clientId}, 'night', 'done', now(), ${span.first}, ${span.last},
          9, ${DAYS})`)
      await server.execute(sql`
        insert into alisio.channel_days
          (account_id, client_id, channel, day, dimension, value, metric, amount, sync_id)
        select ${id}, ${clientId}, ${account.channel}, day, dimension, value, metric,
          round(amount, 4), ${syncId}
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          said (day date, dimension text, value text, metric text, amount numeric)`)
      if (account !== site) continue
      const today = addDays(last, 1)
      const whole = wholePeriods({ lastDay: last, today, firstDay: span.first, stored: [] })
      await server.execute(sql`
        insert into alisio.channel_periods
          (account_id, client_id, channel, first_day, last_day, metric, amount, sync_id)
        select ${id}, ${clientId}, 'ga4', said.first, said.last, 'totalUsers', round(${PEOPLE} * (
          select sum(amount) from alisio.channel_days
          where account_id = ${id} and dimension = '' and metric = 'sessions'
            and day between said.first and said.last)), ${syncId}
        from jsonb_to_recordset(${JSON.stringify(whole)}::jsonb) said (first date, last date)`)
    }
  })
}
