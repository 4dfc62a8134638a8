import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '#server/db/client.ts'
import { nameRow, queryRows } from '#server/db/query-rows.ts'
import { asClient, asUser, type Viewer } from '#server/db/roles/run-as.ts'
import type { AppDeps } from '#server/deps.ts'
import { listSessions } from '../auth/sessions.ts'
import { clients, profiles, userPreferences } from '../schema.ts'

type Deps = Pick<AppDeps, 'database'>
type Owner = { id: string; email: string }

const PAGE = 5000

/** Other columns are passed through. */
const dayRow = z.looseObject({ date: z.string() })
const campaignRow = z.looseObject({ id: z.string() })

/**
 * Days are read in pages, each in its own transaction: memory stays bounded and a slow download
 * holds no connection.
 */
async function* statsOf({ database }: Deps, viewer: Viewer, campaignId: string) {
  for (let after = '-infinity', comma = ''; ; ) {
    const rows = await asClient(
      database,
      viewer,
      (tx) => queryRows(tx, dayRow)`
        select date::text, impressions::float8, clicks::float8, spend::float8,
          conversions::float8, contacts::float8, purchases::float8, conversations::float8,
          revenue::float8, reach::float8, ctr::float8, results
        from alisio.campaigns_stats where campaign_id = ${campaignId} and date > ${after}::date
        order by date limit ${PAGE}`,
    )
    for (const row of rows) {
      yield `${comma}\n${JSON.stringify(row)}`
      comma = ','
    }
    if (rows.length < PAGE) return
    after = rows.at(-1)?.date as string
  }
}

async function* campaignsOf(deps: Deps, viewers: Viewer[]) {
  let comma = ''
  for (const viewer of viewers) {
    const rows = await asClient(
      deps.database,
      viewer,
      (tx) => queryRows(tx, campaignRow)`
        select id, client_id, campaign_name, objective, status, demo, created_at from alisio.campaigns
        order by created_at, id`,
    )
    for (const campaign of rows) {
      yield `${comma}\n${JSON.stringify(campaign).slice(0, -1)},"stats":[`
      yield* statsOf(deps, viewer, campaign.id)
      yield ']}'
      comma = ','
    }
  }
}

/** Connected ad accounts without their secrets. */
async function connectionsOf({ database }: Deps, viewers: Viewer[]) {
  const all = await Promise.all(
    viewers.map((viewer) =>
      asClient(database, viewer, async (tx) => {
        const { rows } = await tx.execute(sql`
          select client_id, platform, external_id, name, currency, synced_at
          from alisio.ad_accounts where client_id is not null order by platform, external_id`)
        return rows
      }),
    ),
  )
  return all.flat()
}

/** Devices that receive notifications of the desk, and what about; addresses and keys stay out. */
async function notificationsOf({ database }: Deps, userId: string) {
  const devices = await database.db.execute(sql`
    select label, created_at, succeeded_at as last_success_at from alisio.push_subscriptions
    where user_id = ${userId} order by created_at`)
  const choices = await database.db.execute(sql`
    select new_lead, waiting, meeting, quiet_from, quiet_to, show_names from alisio.push_settings
    where user_id = ${userId}`)
  return { devices: devices.rows, choices: choices.rows[0] ?? null }
}

/** Channels with the totals of their days. */
async function channelsOf({ database }: Deps, viewers: Viewer[]) {
  const all = await Promise.all(
    viewers.map((viewer) =>
      asClient(database, viewer, async (tx) => {
        const { rows } = await tx.execute(sql`
          select client_id, channel, name, synced_at, (
            select json_agg(json_build_object('day', day, 'metric', metric, 'amount', amount)
              order by day, metric)
            from alisio.channel_days where account_id = account.id and dimension = '') as days, (
            select json_agg(json_build_object('posted', posted_at, 'kind', kind, 'text', body,
              'link', link, 'figures', figures) order by posted_at)
            from alisio.channel_posts where account_id = account.id) as posts
          from alisio.channel_accounts account order by channel, name`)
        return rows
      }),
    ),
  )
  return all.flat()
}

/**
 * Everything the client area stores about an account, with the account's rights, as parts of one
 * JSON document. Contact messages are excluded: anybody may have sent them with this address.
 */
export async function* exportData(deps: Deps, owner: Owner): AsyncGenerator<string> {
  const account = await asUser(deps.database, owner.id, async (tx) => ({
    profile: (await tx.select().from(profiles))[0],
    preferences: (await tx.select().from(userPreferences))[0],
    clients: await tx.select({ id: clients.id, name: clients.name }).from(clients),
  }))
  const viewers = account.clients.map(({ id }) => ({ userId: owner.id, clientId: id }))
  const head = {
    exported_at: new Date().toISOString(),
    account: { id: owner.id, email: owner.email },
    ...account,
    sessions: await listSessions(deps, owner.id),
    notifications: await notificationsOf(deps, owner.id),
    ad_accounts: await connectionsOf(deps, viewers),
    channels: await channelsOf(deps, viewers),
  }
  yield `${JSON.stringify(head).slice(0, -1)},"campaigns":[`
  yield* campaignsOf(deps, viewers)
  yield ']}\n'
}

/**
 * The company that stays, archived, when this account is erased: created at sign-up, without other
 * people, with work of the agency. The database decides the same (0067_erasure_requests.sql).
 */
export async function companyThatStays(db: Transaction, userId: string): Promise<string | null> {
  const rows = await queryRows(db, nameRow)`
    select name from alisio.clients where own_of = ${userId} and alisio.has_agency_work(id)
      and not exists (select from alisio.client_people
        where client_id = clients.id and user_id <> ${userId})`
  return rows[0]?.name ?? null
}
