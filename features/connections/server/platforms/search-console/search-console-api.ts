import { z } from 'zod'
import { addDays } from '#features/shared/rules/days.ts'
import { googleRest } from '../../credentials/google-rest.ts'
import { PlatformFailure } from '../../fetch-platform.ts'
import { type ChannelApi, type ChannelRow, rowsOfDimension } from '../channel-api.ts'
import type { Access } from '../platform.ts'
import type { Span } from '../platform-api.ts'

export const searchConsoleScope = 'https://www.googleapis.com/auth/webmasters.readonly'

/** Its days are those of California, whatever the site. */
const ZONE = 'America/Los_Angeles'
const ROWS_PER_PAGE = 25_000
/** Days it may take until a day is final. */
const LATEST_DAYS = 5

const sites = z.object({
  siteEntry: z
    .array(
      z.object({ siteUrl: z.string().min(1).max(300), permissionLevel: z.string().default('') }),
    )
    .default([]),
})
const answered = z.object({
  rows: z
    .array(
      z.object({
        keys: z.array(z.string()),
        clicks: z.number().nonnegative(),
        impressions: z.number().nonnegative(),
        position: z.number().nonnegative(),
      }),
    )
    .default([]),
})

const dimensions = [
  { name: '', theirs: [] },
  { name: 'query', theirs: ['query'] },
  { name: 'page', theirs: ['page'] },
]
const metrics = ['clicks', 'impressions', 'positionWeight']

/** 'sc-domain:loja.com.br' and 'https://loja.com.br/' are the same to a reader. */
const nameOf = (siteUrl: string) =>
  siteUrl
    .replace(/^sc-domain:/, '')
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '') || siteUrl

export function searchConsoleApi(access: Access): ChannelApi {
  const rest = googleRest(access, searchConsoleScope)
  const base = `${access.env.GOOGLE_SEARCH_CONSOLE_URL}/webmasters/v3`

  async function readAll(site: string, { first, last }: Span, names: string[]) {
    const rows: z.infer<typeof answered>['rows'] = []
    for (;;) {
      const { rows: page } = answered.parse(
        await rest.post(`${base}/sites/${encodeURIComponent(site)}/searchAnalytics/query`, {
          startDate: first,
          endDate: last,
          dimensions: names,
          type: 'web',
          rowLimit: ROWS_PER_PAGE,
          startRow: rows.length,
          dataState: 'final',
        }),
      )
      rows.push(...page)
      if (page.length < ROWS_PER_PAGE) return rows
    }
  }

  return {
    requests: rest.requests,
    listAccounts: async () =>
      sites
        .parse(await rest.get(`${base}/sites`))
        .siteEntry.filter(({ permissionLevel }) => permissionLevel !== 'siteUnverifiedUser')
        .map(({ siteUrl }) => ({ externalId: siteUrl, name: nameOf(siteUrl) })),
    describe: async () => ({ zone: ZONE, settings: { type: 'web', dataState: 'final' } }),
    readWindow: async (site, span) => {
      const rows: ChannelRow[] = []
      for (const { name, theirs } of dimensions) {
        const values = (await readAll(site, span, ['date', ...theirs])).map((row) => {
          const [day = '', value = ''] = row.keys
          if (!z.iso.date().safeParse(day).success)
            throw new PlatformFailure('google', 'bug', 'answer keys')
          const { clicks, impressions, position } = row
          const amounts = { clicks, impressions, positionWeight: position * impressions }
          return { day, value, amounts }
        })
        rows.push(...rowsOfDimension(name, values, metrics))
      }
      const latest = rows.reduce((last, { day }) => (day > last ? day : last), '')
      // Days without data are left out, so the last of them are late rather than empty.
      const late = addDays(span.last, -LATEST_DAYS)
      return { rows, lost: [], until: latest > late ? latest : late }
    },
    // All its figures add up, or follow from sums.
    readPeriods: async () => ({ rows: [], lost: [] }),
  }
}
