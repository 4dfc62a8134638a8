import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPlatforms } from '#tests/stand-ins/platforms.ts'
import { dayBefore, plainDays, type WorldCampaign } from '#tests/stand-ins/world.ts'
import { googleApi } from './platforms/google-ads/google-api.ts'
import { fromMicros } from './platforms/google-ads/micros.ts'
import { metaApi } from './platforms/meta-ads/meta-api.ts'

let platforms: Awaited<ReturnType<typeof startPlatforms>>
const timeouts = { sleep: async () => {} }
const span = { first: dayBefore(28), last: dayBefore(1) }
const yesterday = dayBefore(1)

function campaign(id: string, options: Partial<WorldCampaign> = {}): WorldCampaign {
  return {
    id,
    name: `Campanha ${id}`,
    objective: 'OUTCOME_LEADS',
    status: 'ACTIVE',
    days: {},
    ...options,
  }
}

const figures = { impressions: 100, clicks: 10, spend: 1234 }

beforeAll(async () => {
  platforms = await startPlatforms()
  const account = { name: 'Loja', currency: 'BRL', zone: 'America/Fortaleza' }
  platforms.meta.accounts = [
    {
      ...account,
      id: '11',
      campaigns: Array.from({ length: 10 }, (_, index) =>
        campaign(String(100 + index), { days: plainDays(28, index) }),
      ),
    },
    {
      ...account,
      id: '12',
      name: 'Miami',
      currency: 'USD',
      zone: 'America/New_York',
      campaigns: [
        campaign('200', { status: 'DELETED', days: { [yesterday]: figures } }),
        campaign('201', { days: { [yesterday]: figures } }),
      ],
    },
    { ...account, id: '13', closed: true, campaigns: [] },
  ]
  platforms.google.accounts = [
    { ...account, id: '500', isManager: true, campaigns: [] },
    {
      ...account,
      id: '501',
      manager: '500',
      campaigns: [
        campaign('77', { objective: 'SEARCH', status: 'ENABLED', days: plainDays(28) }),
        campaign('78', {
          objective: 'PERFORMANCE_MAX',
          status: 'REMOVED',
          days: {
            [yesterday]: {
              ...figures,
              conversions: 3.5,
              categories: {
                PURCHASE: { conversions: 2, value: 410.5 },
                SUBMIT_LEAD_FORM: { conversions: 1, value: 9 },
                PAGE_VIEW: { conversions: 0.5, value: 1 },
              },
            },
          },
        }),
      ],
    },
    { ...account, id: '502', currency: 'USD', zone: 'Europe/Lisbon', campaigns: [] },
  ]
  platforms.google.direct = ['500', '502']
})
afterAll(() => platforms.stop())

const meta = () => metaApi(platforms.env, platforms.meta.addToken(), timeouts)
const google = () =>
  googleApi(platforms.env, { refreshToken: platforms.google.addRefreshToken() }, timeouts)

test('a window of three pages is complete, and no address contains a token', async () => {
  const token = platforms.meta.addToken()
  const window = await metaApi(platforms.env, token, timeouts).readWindow(
    { externalId: '11', loginId: null },
    span,
  )
  expect(window.days).toHaveLength(280)
  expect(platforms.addresses.filter((each) => each.includes('insights'))).toHaveLength(3)
  expect(platforms.addresses.join()).not.toContain(token)
})

test('accounts have their currency and zone, closed ones are marked', async () => {
  expect(await meta().listAccounts()).toMatchObject([
    { externalId: '11', currency: 'BRL', zone: 'America/Fortaleza', open: true },
    { externalId: '12', currency: 'USD', zone: 'America/New_York' },
    { externalId: '13', open: false },
  ])
})

test('the cost of a deleted campaign counts', async () => {
  const account = { externalId: '12', loginId: null }
  const { campaigns, days } = await meta().readWindow(account, span)
  expect(days.map(({ campaignId, spend }) => [campaignId, spend])).toEqual([
    ['200', '12.34'],
    ['201', '12.34'],
  ])
  expect(campaigns.map(({ id, status }) => [id, status])).toEqual([
    ['200', 'ARCHIVED'],
    ['201', 'ACTIVE'],
  ])
  expect(await meta().readTotals(account, span)).toEqual({
    spend: '24.68',
    impressions: 200,
    clicks: 20,
  })
})

/** By objective and the platform's list: which kind is the campaign's, what beside it, and the revenue. */
test.each([
  [
    'OUTCOME_LEADS',
    { lead: 4, 'onsite_conversion.lead_grouped': 4, 'offsite_conversion.fb_pixel_lead': 3 },
    {},
    { results: { 'actions:lead': 4 }, revenue: null },
  ],
  [
    'OUTCOME_LEADS',
    { 'offsite_conversion.fb_pixel_lead': 3, purchase: 1 },
    { purchase: 50 },
    {
      results: { 'actions:offsite_conversion.fb_pixel_lead': 3, 'action_type:purchase': 1 },
      revenue: '50',
    },
  ],
  [
    'OUTCOME_SALES',
    { omni_purchase: 2, purchase: 2, 'offsite_conversion.fb_pixel_purchase': 2, lead: 9 },
    { omni_purchase: 301.5, purchase: 300 },
    { results: { 'actions:omni_purchase': 2, 'action_type:lead': 9 }, revenue: '301.5' },
  ],
  [
    'OUTCOME_ENGAGEMENT',
    { 'onsite_conversion.messaging_conversation_started_7d': 7, post_engagement: 90 },
    {},
    {
      results: {
        'actions:onsite_conversion.messaging_conversation_started_7d': 7,
        'action_type:post_engagement': 90,
      },
      revenue: null,
    },
  ],
  [
    'OUTCOME_TRAFFIC',
    { link_click: 12, landing_page_view: 9 },
    {},
    { results: { 'action_type:link_click': 12, 'action_type:landing_page_view': 9 } },
  ],
])('of %s with %j one type counts, never the sum', async (objective, actions, values, expected) => {
  const [account] = platforms.meta.accounts.filter(({ id }) => id === '13')
  if (!account) throw new Error('no account')
  const days = { [yesterday]: { ...figures, actions, values } }
  account.campaigns = [campaign('300', { objective, days })]
  const window = await meta().readWindow({ externalId: '13', loginId: null }, span)
  expect(window.days).toMatchObject([expected])
  expect(window.days[0]?.results).toEqual(expected.results)
  expect(window.days[0]?.raw.actions).toHaveLength(Object.keys(actions).length)
})

test('accounts below a manager are reached, and the manager has no figures', async () => {
  expect(await google().listAccounts()).toMatchObject([
    { externalId: '501', loginId: '500', zone: 'America/Fortaleza' },
    { externalId: '502', loginId: null, currency: 'USD', zone: 'Europe/Lisbon' },
  ])
})

test('Google’s pages, removed campaigns, micros and conversion kinds are read', async () => {
  platforms.google.rowsPerPage = 10
  const window = await google().readWindow({ externalId: '501', loginId: '500' }, span)
  platforms.google.rowsPerPage = 10_000
  expect(window.days).toHaveLength(29)
  expect(window.campaigns).toMatchObject([
    { id: '77', status: 'ACTIVE', objective: 'SEARCH' },
    { id: '78', status: 'ARCHIVED', objective: 'PERFORMANCE_MAX' },
  ])
  const { spend, results, revenue } = window.days.find(
    ({ campaignId }) => campaignId === '78',
  ) as (typeof window.days)[number]
  expect([spend, revenue].map(Number)).toEqual([12.34, 410.5])
  expect(results).toEqual({ PURCHASE: 2, SUBMIT_LEAD_FORM: 1, PAGE_VIEW: 0.5 })
  expect(fromMicros('-52340001')).toBe('-52.340001')
})

test('a service account signs for our token endpoint, not the one in its file', async () => {
  const file = JSON.parse(platforms.google.addServiceAccount())
  const api = googleApi(platforms.env, { serviceAccount: file }, timeouts)
  expect(await api.listAccounts()).toHaveLength(2)
  const forged = { ...file, client_email: 'outro@projeto.iam.gserviceaccount.com' }
  const refused = googleApi(platforms.env, { serviceAccount: forged }, timeouts).listAccounts()
  await expect(refused).rejects.toMatchObject({ reaction: 'reconnect', code: 'invalid_grant' })
})

test('other API versions are refused with a clear code', async () => {
  const account = { externalId: '11', loginId: null }
  const old = { ...platforms.env, META_API_VERSION: 'v24.0', GOOGLE_ADS_API_VERSION: 'v19' }
  const oldMeta = metaApi(old, platforms.meta.addToken(), timeouts).readWindow(account, span)
  await expect(oldMeta).rejects.toMatchObject({ reaction: 'bug', code: '2635' })
  const secret = { refreshToken: platforms.google.addRefreshToken() }
  const oldGoogle = googleApi(old, secret, timeouts).listAccounts()
  await expect(oldGoogle).rejects.toMatchObject({ reaction: 'bug', code: 'UNSUPPORTED_VERSION' })
})

test('a token’s expiry is requested without the token in an address', async () => {
  const ends = Math.floor(Date.now() / 1000) + 5000
  const token = platforms.meta.addToken(undefined, { expiresAt: ends })
  const api = metaApi(platforms.env, token, timeouts)
  expect(await api.readExpiry()).toEqual(new Date(ends * 1000))
  expect(await meta().readExpiry()).toBeNull()
  expect(platforms.addresses.join()).not.toContain(token)
})
