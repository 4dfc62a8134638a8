import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { answerClient } from '#features/assistant/server/client-chat/answer-client.ts'
import { readChannels, readDimension } from '#features/connections/server/channels/read-figures.ts'
import { defaultPeriod } from '#features/figures/rules/period.ts'
import { readOverview } from '#features/figures/server/campaigns/campaigns.server.ts'
import { exportCsv } from '#features/figures/server/campaigns/export-csv.ts'
import { readCampaign } from '#features/figures/server/campaigns/read-campaign.ts'
import { readPeriodKinds } from '#features/figures/server/results/period-kinds.ts'
import { queryRows } from '#server/db/query-rows.ts'
import { type FigureSource, readAsClient } from '#server/db/replica/read-as-client.ts'
import { channelStage, daysBack } from '#tests/support/features/channels/channels.ts'
import { addClient } from '#tests/support/people/clients.ts'
import { grantAccess } from '#tests/support/people/staff.ts'

const { database, addAccount, connect, sync } = channelStage()

/** The primary in a replica's place, and what it is asked. */
function recordQueries() {
  const texts: string[] = []
  const dialect = new PgDialect()
  const recorded: Pick<typeof database.db, 'transaction'> = {
    transaction: (work, config) =>
      database.db.transaction((tx) => {
        const execute = tx.execute.bind(tx)
        tx.execute = ((query: SQL) => {
          texts.push(dialect.sqlToQuery(query).sql)
          return execute(query)
        }) as typeof tx.execute
        return work(tx)
      }, config),
  }
  const replica = {
    isUsable: () => true,
    attempt: (read) => read({ db: recorded as typeof database.db }),
  } as Pick<NonNullable<FigureSource['replica']>, 'isUsable' | 'attempt'>
  return { texts, source: { db: database.db, replica } as FigureSource }
}

const triggerRow = z.object({ table: z.string(), complete: z.boolean() })

test('whatever a replica is asked for has a version that changes with it', async () => {
  const now = new Date()
  const last = new Date(now.getTime() - 4 * 86_400_000).toISOString().slice(0, 10)
  const days = daysBack(last, 10)
  const externalId = addAccount('ga4', { days, zone: 'America/Fortaleza' })
  const { id, clientId } = await connect('ga4', externalId, days[0] as string)
  await sync(id, now)
  const person = await addClient(database)
  await grantAccess(database, person.id, clientId)
  const viewer = { userId: person.id, clientId }
  const { rows } = await database.db.execute<{ id: string }>(sql`
    insert into alisio.campaigns (client_id, campaign_name, objective, status, source)
    values (${clientId}, 'Contatos', 'OUTCOME_LEADS', 'ACTIVE', 'meta') returning id`)
  const campaign = rows[0]?.id as string
  await database.db.execute(sql`
    insert into alisio.campaigns_stats (campaign_id, date, impressions, clicks, spend, conversions, ctr)
    values (${campaign}, ${last}, 10, 2, 5, 1, 20)`)
  await database.db.execute(sql`
    insert into alisio.client_goals (client_id, from_month, monthly_budget)
    values (${clientId}, ${`${last.slice(0, 7)}-01`}, 100)`)

  const { texts, source } = recordQueries()
  await readOverview(source, viewer, defaultPeriod)
  await readCampaign(source, viewer, campaign, defaultPeriod)
  await exportCsv(source, viewer, { query: defaultPeriod })
  await readPeriodKinds(source, viewer, defaultPeriod)
  await readAsClient(source, viewer, async (tx) => {
    const [channel] = await readChannels(tx, clientId, defaultPeriod)
    if (!channel) throw new Error('no channel')
    for (const table of channel.channel.tables) await readDimension(tx, clientId, channel, table)
  })
  const questions = [
    'Quanto gastei este mês?',
    'Como estão minhas metas?',
    'Qual a melhor campanha?',
  ]
  for (const question of questions) {
    await readAsClient(source, viewer, (tx) =>
      answerClient(tx, { id: clientId, name: 'Jangada' }, { question }),
    )
  }

  const names = new Set(
    texts.flatMap((text) => [...text.matchAll(/alisio\.(\w+)/g)].map(([, name = '']) => name)),
  )
  const tables = await queryRows(database.db, triggerRow)`
    select relname::text as table, (
      select count(distinct tgtype & 28) = 3 from pg_trigger where tgrelid = pg_class.oid
        and tgfoid in ('alisio.note_changed_figures'::regproc, 'alisio.note_moved_figures'::regproc)
    ) as complete
    from pg_class where relnamespace = 'alisio'::regnamespace and relkind = 'r'
      -- Sums change with campaigns_stats and campaigns only, by their triggers.
      and relname not in ('figure_versions', 'campaign_weeks', 'client_days',
        'campaign_spans', 'platform_days')
      and relname = any(${sql.param([...names])}::text[])
    order by 1`
  expect(tables.filter(({ complete }) => !complete)).toEqual([])
  expect(tables.map(({ table }) => table)).toEqual([
    'ad_days',
    'ad_thumbnails',
    'campaigns',
    'campaigns_stats',
    'channel_accounts',
    'channel_days',
    'channel_periods',
    'client_goals',
    'figure_notes',
    'result_choices',
  ])
})

test('an account that goes to another client changes the figures of both', async () => {
  const versions = async () => {
    const { rows } = await database.db.execute(sql`
      select version from alisio.figure_versions where client_id in (${from}, ${to})`)
    return rows.map(({ version }) => version)
  }
  const [from, to] = [(await addClient(database)).id, (await addClient(database)).id]
  const externalId = crypto.randomUUID()
  const add = sql`insert into alisio.channel_accounts (channel, external_id, name, zone, client_id)
    values ('ga4', ${externalId}, 'Loja', 'UTC', ${from})`
  await database.db.execute(add)
  const before = await versions()
  await database.db.execute(
    sql`update alisio.channel_accounts set client_id = ${to} where external_id = ${externalId}`,
  )
  const after = await versions()
  expect([before.length, after.length]).toEqual([1, 2])
  expect(after).not.toContain(before[0])
  await database.db.execute(
    sql`delete from alisio.channel_accounts where external_id = ${externalId}`,
  )
})
