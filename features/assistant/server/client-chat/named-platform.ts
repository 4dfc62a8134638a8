import { isOther, platformName } from '#features/figures/rules/period.ts'
import type { PeriodReport } from '#features/figures/server/figures.server.ts'
import { fold } from '../chat/understanding/text.ts'
import type { ClientQuestion } from './read-client-question.ts'

/** A platform of this client's own, by the first word of the name staff gave it: 'TikTok'. */
export function namedPlatform({ platform, words }: ClientQuestion, { account }: PeriodReport) {
  if (platform) return null
  const others = account.received.flatMap((each) => each.platform ?? []).filter(isOther)
  const said = new Set(fold(words).split(/[^a-z0-9]+/))
  return (
    others.find((each) => said.has(fold(platformName(each)).split(/[^a-z0-9]+/)[0] ?? '')) ?? null
  )
}
