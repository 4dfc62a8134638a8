import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startPlatforms } from '#tests/stand-ins/platforms.ts'
import { dayBefore, plainDays } from '#tests/stand-ins/world.ts'
import { type ConnectionState, PlatformFailure, type Reaction } from './fetch-platform.ts'
import { googleApi } from './platforms/google-ads/google-api.ts'
import { metaApi } from './platforms/meta-ads/meta-api.ts'

let platforms: Awaited<ReturnType<typeof startPlatforms>>
let slept: number[] = []
const timeouts = { sleep: async (ms: number) => void slept.push(ms) }
const span = { first: dayBefore(28), last: dayBefore(1) }

beforeAll(async () => {
  platforms = await startPlatforms()
  const campaign = { id: '120', name: 'Leads', objective: 'OUTCOME_LEADS', status: 'ACTIVE' }
  const account = { id: '11', name: 'Loja', currency: 'BRL', zone: 'America/Fortaleza' }
  platforms.meta.accounts = [{ ...account, campaigns: [{ ...campaign, days: plainDays(30) }] }]
  const search = { ...campaign, objective: 'SEARCH', status: 'ENABLED' }
  platforms.google.accounts = [{ ...account, campaigns: [{ ...search, days: plainDays(30) }] }]
  platforms.google.direct = ['11']
})
afterEach(() => {
  slept = []
  platforms.meta.failures = []
  platforms.meta.usage = {}
  platforms.meta.mostRows = Number.POSITIVE_INFINITY
  platforms.google.failures = []
  platforms.google.tokenFailures = []
})
afterAll(() => platforms.stop())

const meta = (token = platforms.meta.addToken()) => metaApi(platforms.env, token, timeouts)
const google = (refreshToken = platforms.google.addRefreshToken()) =>
  googleApi(platforms.env, { refreshToken }, timeouts)
const account = { externalId: '11', loginId: null }
const failureOf = (work: Promise<unknown>): Promise<PlatformFailure> =>
  work.then(
    () => expect.unreachable('it should have been refused'),
    (error) => {
      expect(error).toBeInstanceOf(PlatformFailure)
      return error
    },
  )

type MetaRow = [string, (typeof platforms.meta.failures)[number], Reaction, ConnectionState]

const metaRows: MetaRow[] = [
  ...[458, 459, 460, 463, 464, 467].map(
    (subcode): MetaRow => [`190/${subcode}`, { code: 190, subcode }, 'reconnect', 'reconnect'],
  ),
  ['190', { code: 190 }, 'reconnect', 'reconnect'],
  ['102', { code: 102 }, 'reconnect', 'reconnect'],
  ['10', { code: 10 }, 'report', 'no-permission'],
  ['200', { code: 200, status: 403 }, 'report', 'no-permission'],
  ['270', { code: 270 }, 'report', 'no-permission'],
  ['299', { code: 299 }, 'report', 'no-permission'],
  ['100/33', { code: 100, subcode: 33 }, 'report', 'no-permission'],
  ['100', { code: 100, message: '(#100) Missing permissions' }, 'report', 'no-permission'],
  ['4/1504022', { code: 4, subcode: 1504022 }, 'wait', 'waiting'],
  ['17/2446079', { code: 17, subcode: 2446079 }, 'wait', 'waiting'],
  ...[32, 341, 613, 80000, 80001, 80004, 80014].map(
    (code): MetaRow => [String(code), { code }, 'wait', 'waiting'],
  ),
  ['100', { code: 100, message: 'Invalid parameter' }, 'bug', 'set-up'],
  ['2500', { code: 2500 }, 'bug', 'set-up'],
  ['2635', { code: 2635 }, 'bug', 'set-up'],
  ['3018', { code: 3018 }, 'bug', 'set-up'],
]

test.each(metaRows)(
  'Meta’s %s of %j asks to %s and leaves the account %s',
  async (code, error, reaction, state) => {
    platforms.meta.failures = [error]
    const failure = await failureOf(meta().readWindow(account, span))
    expect([failure.code, failure.reaction, failure.state]).toEqual([code, reaction, state])
    expect(slept).toEqual([])
  },
)

type PassingRow = [string, NonNullable<MetaRow[1]>, number[]]

const passingRows: PassingRow[] = [
  ['1, too much', { code: 1, status: 500, message: 'Please reduce the amount of data' }, []],
  ['100/1487534', { code: 100, subcode: 1487534 }, []],
  ['100/1504018', { code: 100, subcode: 1504018 }, []],
  ['2/1504038', { code: 2, subcode: 1504038 }, []],
  ['1', { code: 1 }, [5000]],
  ['2', { code: 2, status: 503 }, [5000]],
  ['unknown but transient one', { code: 4242, transient: true }, [5000]],
]

test.each(passingRows)('after Meta’s %s the window is still complete', async (_, error, waits) => {
  // The campaigns are requested first; the figures are too much.
  platforms.meta.failures = [null, error]
  expect((await meta().readWindow(account, span)).days).toHaveLength(28)
  expect(slept).toEqual(waits)
})

type GoogleRow = [number, string, string, Reaction, ConnectionState]

const googleRows: GoogleRow[] = [
  [401, 'authenticationError', 'OAUTH_TOKEN_REVOKED', 'reconnect', 'reconnect'],
  [401, 'authenticationError', 'NOT_ADS_USER', 'reconnect', 'reconnect'],
  [401, 'authenticationError', 'CUSTOMER_NOT_FOUND', 'reconnect', 'reconnect'],
  [401, 'authenticationError', 'TWO_STEP_VERIFICATION_NOT_ENROLLED', 'reconnect', 'reconnect'],
  [403, 'authorizationError', 'USER_PERMISSION_DENIED', 'report', 'no-permission'],
  [403, 'authorizationError', 'CUSTOMER_NOT_ENABLED', 'report', 'no-permission'],
  [403, 'authorizationError', 'CLOUD_PROJECT_NOT_APPROVED_FOR_PRODUCTION', 'set-up', 'set-up'],
  [403, 'authorizationError', 'PROJECT_DISABLED', 'set-up', 'set-up'],
  [429, 'quotaError', 'RESOURCE_EXHAUSTED', 'wait', 'waiting'],
  [429, 'quotaError', 'RESOURCE_TEMPORARILY_EXHAUSTED', 'wait', 'waiting'],
  [400, 'queryError', 'UNRECOGNIZED_FIELD', 'bug', 'set-up'],
  [400, 'requestError', 'UNSUPPORTED_VERSION', 'bug', 'set-up'],
]

test.each(googleRows)(
  'Google’s %i %s.%s asks to %s and leaves the account %s',
  async (status, group, code, reaction, state) => {
    platforms.google.failures = [{ status, group, code, retryDelay: '60s' }]
    const failure = await failureOf(google().readWindow(account, span))
    expect([failure.code, failure.reaction, failure.state]).toEqual([code, reaction, state])
    if (reaction === 'wait') expect(failure.waitMs).toBe(60_000)
  },
)

test.each([
  ['authenticationError', 'OAUTH_TOKEN_EXPIRED'],
  ['authenticationError', 'OAUTH_TOKEN_INVALID'],
  ['unknownError', 'UNKNOWN'],
])(
  'an access token refused by %s.%s is fetched anew once, and a second time means signing in',
  async (group, code) => {
    const expired = { status: 401, group, code }
    platforms.google.failures = [expired]
    expect((await google().readWindow(account, span)).days).toHaveLength(28)
    platforms.google.failures = [expired, expired]
    expect((await failureOf(google().readWindow(account, span))).state).toBe('reconnect')
  },
)

test.each([
  ['invalid_grant', 'reconnect'],
  ['invalid_client', 'set-up'],
])('a token endpoint that says %s leaves it %s', async (error, state) => {
  platforms.google.tokenFailures = [error]
  expect((await failureOf(google().listAccounts())).state).toBe(state)
})

test('a dead credential of either platform is recognised', async () => {
  expect((await failureOf(meta('EAAdead').listAccounts())).code).toBe('190')
  const past = Math.floor(Date.now() / 1000) - 10
  const expired = platforms.meta.addToken(undefined, { expiresAt: past })
  expect((await failureOf(meta(expired).listAccounts())).code).toBe('190/463')
  expect((await failureOf(google('1//dead').listAccounts())).code).toBe('invalid_grant')
})

test('a platform’s server errors are retried five times with doubled delays', async () => {
  const trouble = { code: 2, status: 500, transient: true }
  platforms.meta.failures = Array(5).fill(trouble)
  expect((await meta().readWindow(account, span)).days).toHaveLength(28)
  expect(slept).toEqual([5000, 10_000, 20_000, 40_000, 80_000])
  platforms.meta.failures = Array(6).fill(trouble)
  expect((await failureOf(meta().readWindow(account, span))).state).toBe('waiting')
})

test('a limit waits as long as its header says, else a quarter of an hour', async () => {
  const regain = { type: 'ads_insights', call_count: 100, estimated_time_to_regain_access: 7 }
  platforms.meta.usage = { 'x-business-use-case-usage': JSON.stringify({ 11: [regain] }) }
  platforms.meta.failures = [{ code: 80000 }]
  expect((await failureOf(meta().listAccounts())).waitMs).toBe(7 * 60_000)
  platforms.meta.usage = {}
  platforms.meta.failures = [{ code: 17 }]
  expect((await failureOf(meta().listAccounts())).waitMs).toBe(15 * 60_000)
})

test.each([
  ['x-app-usage', { call_count: 80 }, 96],
  ['x-fb-ads-insights-throttle', { acc_id_util_pct: 80 }, 95.5],
  ['x-ad-account-usage', { acc_id_util_pct: 76.2 }, 97],
])('%s slows requests from 75 %% on and stops them at 95 %%', async (header, slow, full) => {
  platforms.meta.usage = { [header]: JSON.stringify(slow) }
  await meta().readWindow(account, span)
  expect(slept).toEqual([3000])
  const [name] = Object.keys(slow) as [string]
  platforms.meta.usage = { [header]: JSON.stringify({ [name]: full }) }
  const failure = await failureOf(meta().readWindow(account, span))
  expect([failure.reaction, failure.code]).toEqual(['wait', 'usage'])
})

test('too large requests are split by days, then run as a report, without losing rows', async () => {
  const whole = await meta().readWindow(account, span)
  platforms.meta.mostRows = 5
  expect((await meta().readWindow(account, span)).days).toEqual(whole.days)
  platforms.meta.mostRows = 0
  const reported = await meta().readWindow(account, { first: span.last, last: span.last })
  expect(reported.days).toEqual(whole.days.filter(({ day }) => day === span.last))
})
