import { fullDay, moment } from '#app/shell/format.server.ts'
import { brand } from '#content/brand.ts'
import { type Platform, platformNames } from '#features/figures/rules/period.ts'
import { shortDay } from '#features/figures/rules/period-words.ts'
import type { ResolvedPeriod } from '#features/figures/rules/resolve-period.ts'

type Received = { platform: Platform | null; lastDay: string | null; stopped: boolean }

/** Whose figures stopped, when, and who loads them. */
export function stoppedView(received: Received[]) {
  return received
    .filter(({ stopped }) => stopped)
    .map(({ platform, lastDay }) => ({
      text: `Os números${platform ? ` do ${platformNames[platform]}` : ''} pararam em ${fullDay(lastDay as string)}.`,
      loader: `Quem carrega os números é a equipe da ${brand.name}.`,
    }))
}

/** The last day all platforms of the period have arrived for; null where none of them is behind. */
export function wholeUntil({ period }: { period: ResolvedPeriod }): string | null {
  const ends = period.platforms.flatMap(({ now }) => now?.last ?? [])
  const least = ends.reduce((a, b) => (a < b ? a : b), period.received?.last ?? '')
  return period.received && least < period.received.last ? least : null
}

/** Why the chart's last days are drawn faintly. */
export function behindText({ period }: { period: ResolvedPeriod }): string {
  const last = period.received?.last
  const behind = period.platforms.filter(({ now }) => now && last && now.last < last)
  return behind
    .map(
      ({ platform, now }) =>
        ` Depois de ${shortDay(now?.last as string)} falta${platform ? ` o ${platformNames[platform]}` : 'm números'}, e o traço fica claro.`,
    )
    .join('')
}

/** When a figure last changed. */
export function lastUpdate(campaigns: { updatedAt: string }[]): string | null {
  const [first, ...others] = campaigns.map(({ updatedAt }) => updatedAt)
  return first ? moment(others.reduce((a, b) => (a > b ? a : b), first)) : null
}
