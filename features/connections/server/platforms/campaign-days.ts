import type { Day } from '#features/shared/rules/days.ts'
import { type ChannelWindow, rowsOfDimension } from './channel-api.ts'

/** What one campaign did on a day. */
export type CampaignDay = { day: Day; value: string; amounts: Record<string, number> }

/** Days read metric by metric become one of each campaign again. */
function merge(lines: CampaignDay[]): CampaignDay[] {
  const days = new Map<string, CampaignDay>()
  for (const { day, value, amounts } of lines) {
    const key = JSON.stringify([day, value])
    const line = days.get(key) ?? { day, value, amounts: {} }
    for (const [metric, amount] of Object.entries(amounts)) {
      line.amounts[metric] = (line.amounts[metric] ?? 0) + amount
    }
    days.set(key, line)
  }
  return [...days.values()]
}

/** Reads metrics together, or one by one where that is refused: a retired one loses itself. */
export async function readCampaignDays(
  metrics: string[],
  read: (metrics: string[]) => Promise<CampaignDay[]>,
  isRefused: (error: unknown) => boolean,
): Promise<Omit<ChannelWindow, 'until'>> {
  const lines: CampaignDay[] = []
  const lost: string[] = []
  try {
    lines.push(...(await read(metrics)))
  } catch (error) {
    if (!isRefused(error)) throw error
    for (const metric of metrics) {
      try {
        lines.push(...(await read([metric])))
      } catch (refusal) {
        if (!isRefused(refusal)) throw refusal
        lost.push(metric)
      }
    }
    // Where every one is refused it is the request that is wrong.
    if (lost.length === metrics.length) throw error
  }
  const totals = merge(lines.map((line) => ({ ...line, value: '' })))
  return {
    rows: [
      ...rowsOfDimension('', totals, metrics),
      ...rowsOfDimension('campaign', merge(lines), metrics),
    ].filter(({ amount }) => amount !== 0),
    lost,
  }
}
