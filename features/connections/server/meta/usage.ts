import { z } from 'zod'

/** How much of its limits the platform says we have used, and the minutes until it is let in again. */
export type Usage = { percent: number; minutes: number }

const shares = z.looseObject({
  call_count: z.number().optional(),
  total_cputime: z.number().optional(),
  total_time: z.number().optional(),
  acc_id_util_pct: z.number().optional(),
  app_id_util_pct: z.number().optional(),
  estimated_time_to_regain_access: z.number().optional(),
})
const byBusiness = z.record(z.string(), z.array(shares))

const headers = ['x-app-usage', 'x-ad-account-usage', 'x-fb-ads-insights-throttle']

function parsed<T>(schema: z.ZodType<T>, text: string | null): T | undefined {
  if (!text) return undefined
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

export function readUsage(given: Headers): Usage {
  const business = parsed(byBusiness, given.get('x-business-use-case-usage')) ?? {}
  const all = [
    ...Object.values(business).flat(),
    ...headers.map((name) => parsed(shares, given.get(name)) ?? {}),
  ]
  const percent = all.flatMap((each) => [
    each.call_count ?? 0,
    each.total_cputime ?? 0,
    each.total_time ?? 0,
    each.acc_id_util_pct ?? 0,
    each.app_id_util_pct ?? 0,
  ])
  const minutes = all.map((each) => each.estimated_time_to_regain_access ?? 0)
  return { percent: Math.max(0, ...percent), minutes: Math.max(0, ...minutes) }
}
