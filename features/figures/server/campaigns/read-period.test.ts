import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { noFigures } from '#features/figures/rules/figures.ts'
import { readPeriodQuery } from '#features/figures/rules/period.ts'
import { asClient, asStaff } from '#server/db/roles/run-as.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { addClient, viewOf } from '#tests/support/people/clients.ts'
import { addStaff } from '#tests/support/people/staff.ts'
import { readPeriod } from './read-period.ts'
import { dayThere } from './read-received.ts'

const database = testDatabase()
const TODAY = '2026-11-15'

type TestCampaign = {
  source: 'meta' | 'google' | null
  status?: string
  days: [first: string, last: string]
  without?: string[]
}

/** Test clients with the special cases the figures must survive. */
const testClients: Record<string, TestCampaign[]> = {
  'two platforms, one of them behind': [
    { source: 'meta', days: ['2025-09-01', '2026-11-14'] },
    { source: 'google', days: ['2026-08-20', '2026-11-11'] },
    { source: 'google', status: 'PAUSED', days: ['2026-10-01', '2026-10-20'] },
  ],
  'a platform whose campaigns are over': [
    { source: 'meta', days: ['2026-09-01', '2026-11-15'] },
    { source: 'google', status: 'COMPLETED', days: ['2026-09-01', '2026-11-02'] },
  ],
  'days missing in the middle': [
    {
      source: 'meta',
      days: ['2026-10-01', '2026-11-14'],
      without: ['2026-11-09', '2026-11-10', '2026-10-31'],
    },
  ],
  'figures that stopped': [{ source: 'google', days: ['2026-05-01', '2026-07-31'] }],
  'one day only': [{ source: 'meta', days: ['2026-10-31', '2026-10-31'] }],
  'around the ends of February': [{ source: 'meta', days: ['2027-01-20', '2028-03-02'] }],
  'no platform at all': [{ source: null, days: ['2026-10-20', '2026-11-15'] }],
  'a campaign without a day': [],
}

const ids = new Map<string, string>()

beforeAll(async () => {
  for (const [name, campaigns] of Object.entries(testClients)) {
    const client = await addClient(database)
    ids.set(name, client.id)
    if (name === 'a campaign without a day') {
      await database.db.execute(sql`
        insert into alisio.campaigns (client_id, campaign_name, objective, status, source)
        values (${client.id}, 'Vazia', 'OUTCOME_LEADS', 'ACTIVE', 'meta')`)
    }
    for (const [index, { source, status = 'ACTIVE', days, without = [] }] of campaigns.entries()) {
      // Fractions, cents, refunds and missing revenue, different for every campaign and day.
      await database.db.execute(sql`
        with campaign as (
          insert into alisio.campaigns (client_id, campaign_name, objective, status, source)
          values (${client.id}, ${`Campanha ${index}`}, 'OUTCOME_LEADS', ${status}, ${source})
          returning id)
        insert into alisio.campaigns_stats (campaign_id, client_id, date, impressions, clicks, spend,
          conversions, ctr, revenue, contacts, purchases, conversations)
        select id, ${client.id}, day, 100 + n * 7, n % 40, n * 0.37 + 0.01, n % 9 + 0.33, n % 7 * 0.4129,
          case n % 5 when 0 then null when 1 then -12.34 else n * 3.21 end,
          n % 3, case when n % 9 > 2 then 0.33 else 0 end, case when n % 9 > 4 then 1.5 else 0 end
        from campaign, (select day::date, (row_number() over (order by day) * 13 + ${index}::int) % 97 as n
          from generate_series(${days[0]}::date, ${days[1]}::date, '1 day') day) days
        where not day = any(${sql.raw(`array[${without.map((day) => `'${day}'`).join()}]::date[]`)})`)
    }
  }
})

const golden = (
  clientId: string,
  today: string,
  first: string,
  last: string,
  monthly: boolean,
  year: boolean,
  only: string | null,
) => sql`
  with mine as (
    select stats.*, campaigns.source, campaigns.status from alisio.campaigns_stats stats
    join alisio.campaigns on campaigns.id = stats.campaign_id
    where campaigns.client_id = ${clientId} and (${only}::text is null or campaigns.source = ${only})
  ), newest as (select least(max(date), ${today}::date) as day from mine
  ), asked as (
    select ${sql.raw(first)} as first, least(${sql.raw(last)}, ${today}::date) as last from newest
  ), ends as (
    select source, least((select last from asked), case
      when bool_or(status in ('ACTIVE', 'UNKNOWN')) then least(max(date), ${today}::date)
      else (select day from newest) end) as last
    from mine group by source
  ), compared as (
    select case
      when ${year} then (first - interval '1 year')::date
      when ${monthly} then (first - interval '1 month')::date
      else first - (last - first + 1) end as first
    from asked
  ), marked as (
    select mine.*, mine.date >= asked.first and mine.date <= ends.last as now,
      mine.date >= compared.first and case
        when not ${monthly} then mine.date - compared.first <= ends.last - asked.first
        -- A whole month with the whole month; else its same days.
        when ends.last = (asked.first + interval '1 month')::date - 1
          then mine.date < (compared.first + interval '1 month')::date
        else mine.date < (compared.first + interval '1 month')::date
          and extract(day from mine.date) <= extract(day from ends.last) and ends.last >= asked.first
      end as earlier
    from mine join ends on ends.source is not distinct from mine.source, asked, compared
  )
  select ${sql.raw(
    ['now', 'earlier']
      .map(
        (part) => `jsonb_build_object(
    'spend', coalesce(sum(spend) filter (where ${part}), 0),
    'impressions', coalesce(sum(impressions) filter (where ${part}), 0),
    'clicks', coalesce(sum(clicks) filter (where ${part}), 0),
    'conversions', coalesce(sum(conversions) filter (where ${part}), 0),
    'contacts', coalesce(sum(contacts) filter (where ${part}), 0),
    'purchases', coalesce(sum(purchases) filter (where ${part}), 0),
    'conversations', coalesce(sum(conversations) filter (where ${part}), 0),
    'revenue', sum(revenue) filter (where ${part}),
    'revenueSpend', coalesce(sum(spend) filter (where ${part} and revenue is not null), 0),
    'ctr', avg(ctr) filter (where ${part}), 'rows', count(*) filter (where ${part})) as ${part}`,
      )
      .join(', '),
  )},
    (select jsonb_object_agg(campaign_id, spend) from (select campaign_id, sum(spend) as spend
      from marked where now group by campaign_id) each) as campaigns,
    (select jsonb_object_agg(coalesce(source, ''), clicks) from (select source, sum(clicks) as clicks
      from marked where earlier group by source) each) as platforms,
    (select jsonb_object_agg(date, conversions) from (select date, sum(conversions) as conversions
      from marked where now group by date) each) as days
  from marked`

/** Query string, first and last day in SQL, and the comparison, independent of our code. */
const periods: [address: string, first: string, last: string, monthly: boolean][] = [
  ['periodo=7', 'day - 6', 'day', false],
  ['', 'day - 29', 'day', false],
  ['periodo=90', 'day - 89', 'day', false],
  ['periodo=este-mes', `date '2026-11-01'`, `date '2026-11-15'`, true],
  ['periodo=mes-passado', `date '2026-10-01'`, `date '2026-10-31'`, true],
  ['periodo=2026-09', `date '2026-09-01'`, `date '2026-09-30'`, true],
  ['periodo=datas&de=2026-11-12&ate=2026-10-28', `date '2026-10-28'`, `date '2026-11-12'`, false],
  ['periodo=2026-10-31_2026-12-24', `date '2026-10-31'`, `date '2026-11-15'`, false],
  ['periodo=2025-06-03_2026-11-24', `date '2025-06-03'`, `date '2026-11-15'`, false],
]

const close = (value: unknown) =>
  typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value
const rounded = (figures: object) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, close(value)]))
const present = (pairs: (readonly [string, number])[]) =>
  Object.fromEntries(pairs.filter(([, value]) => value !== 0))

async function expectGolden(
  name: string,
  today: string,
  [address, first, last, monthly]: (typeof periods)[number],
) {
  const clientId = ids.get(name) as string
  const query = readPeriodQuery(new URLSearchParams(address))
  const report = await asClient(database, viewOf({ id: clientId }), (tx) =>
    readPeriod(tx, clientId, query, today),
  )
  const year = query.comparison === 'year'
  const { rows } = await database.db.execute<Record<string, never>>(
    golden(clientId, today, first, last, monthly, year, query.platform),
  )
  const truth = rows[0] as Record<string, Record<string, number> | null>
  expect(rounded(report.total)).toEqual(rounded(truth.now ?? {}))
  expect(rounded(report.before)).toEqual(rounded(truth.earlier ?? {}))
  expect(present(report.campaigns.map(({ id, now }) => [id, now.spend]))).toEqual(
    truth.campaigns ?? {},
  )
  expect(
    present(report.platforms.map(({ platform, before }) => [platform ?? '', before.clicks])),
  ).toEqual(present(Object.entries(truth.platforms ?? {})))
  const days = report.days.flatMap(({ date, figures }) =>
    figures ? [[date, figures.conversions] as const] : [],
  )
  expect(Object.fromEntries(days)).toEqual(truth.days ?? {})
}

describe.each(Object.keys(testClients))(
  'the figures of a client with %s are those of plain SQL',
  (name) => {
    test.each(periods)('%s', async (...which) => {
      await expectGolden(name, TODAY, which)
      const [address, ...rest] = which
      await expectGolden(name, TODAY, [`${address}&comparar=ano`, ...rest])
      await expectGolden(name, TODAY, [`${address}&plataforma=google`, ...rest])
    })
  },
)

test.each(['2028-03-01', '2028-02-29', '2027-03-31', '2028-01-01'])(
  'months end where they end, on %s',
  async (today) => {
    const month = `date_trunc('month', date '${today}')::date`
    const before = `(${month} - interval '1 month')::date`
    const name = 'around the ends of February'
    await expectGolden(name, today, ['periodo=este-mes', month, `date '${today}'`, true])
    await expectGolden(name, today, [
      'periodo=este-mes&comparar=ano',
      month,
      `date '${today}'`,
      true,
    ])
    await expectGolden(name, today, ['periodo=mes-passado', before, `${month} - 1`, true])
    await expectGolden(name, today, ['periodo=7', 'day - 6', 'day', false])
  },
)

test('without figures there are no totals, and no day is zero', async () => {
  const client = await addClient(database)
  const report = await asClient(database, viewOf(client), (tx) =>
    readPeriod(tx, client.id, readPeriodQuery(new URLSearchParams())),
  )
  expect(report).toMatchObject({
    total: noFigures,
    before: noFigures,
    campaigns: [],
    platforms: [],
  })
  expect(report.days.every(({ figures }) => figures === null)).toBe(true)
})

test('a day begins at midnight in the agency’s zone', async () => {
  const { rows } = await database.db.execute<Record<string, string>>(sql`
    select ${dayThere(sql`timestamptz '2026-11-01 02:59:59Z'`)}::text as before,
      ${dayThere(sql`timestamptz '2026-11-01 03:00:00Z'`)}::text as after`)
  expect(rows[0]).toEqual({ before: '2026-10-31', after: '2026-11-01' })
})

test('staff read the same figures of a named client, others do not', async () => {
  const { id: staffId } = await addStaff(database, 'team')
  const clientId = ids.get('two platforms, one of them behind') as string
  const query = readPeriodQuery(new URLSearchParams())
  const clientReport = await asClient(database, viewOf({ id: clientId }), (tx) =>
    readPeriod(tx, clientId, query, TODAY),
  )
  expect(await asStaff(database, staffId, (tx) => readPeriod(tx, clientId, query, TODAY))).toEqual(
    clientReport,
  )
  const stranger = await addClient(database)
  const strangerReport = await asClient(database, viewOf(stranger), (tx) =>
    readPeriod(tx, clientId, query, TODAY),
  )
  expect(strangerReport).toMatchObject({ campaigns: [], total: noFigures })
})

test('stopped figures differ from finished campaigns', async () => {
  const stoppedOf = async (name: string) => {
    const clientId = ids.get(name) as string
    const { account } = await asClient(database, viewOf({ id: clientId }), (tx) =>
      readPeriod(tx, clientId, readPeriodQuery(new URLSearchParams()), TODAY),
    )
    return account.received
      .filter(({ stopped }) => stopped)
      .map(({ platform, lastDay }) => [platform, lastDay])
  }
  expect(await stoppedOf('figures that stopped')).toEqual([['google', '2026-07-31']])
  expect(await stoppedOf('a platform whose campaigns are over')).toEqual([])
})
