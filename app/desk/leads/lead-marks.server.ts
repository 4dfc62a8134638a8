import { fullDay, shortDay } from '#app/shell/format.server.ts'
import { hourName } from '#features/calendar/rules/clock-text.ts'
import { lacksStep, missingOf } from '#features/leads/rules/funnel.ts'
import type { LeadState } from '#features/leads/rules/leads.ts'

type Planned = {
  state: LeadState
  value: string | null
  expectedOn: string | null
  nextStep?: string | null
  nextOn: string | null
  nextTime?: string | null
}

/** '24/11', with the year where it is another one. */
export const dayOf = (day: string, today: string) =>
  day.slice(0, 4) === today.slice(0, 4) ? shortDay(day) : fullDay(day)

/** The next step in a few words, and whether its day has passed. */
export function stepView(lead: Planned, today: string) {
  const { nextStep, nextOn, nextTime } = lead
  if (!nextOn) return null
  const day = nextOn === today ? 'hoje' : dayOf(nextOn, today)
  return {
    text: nextStep ?? '',
    when: nextTime ? `${day}, ${hourName(nextTime)}` : day,
    late: nextOn < today,
  }
}

/** What a lead still lacks, each in words. */
export function marksOf(lead: Planned, today: string): string[] {
  const missing = missingOf(lead)
  return [
    ...(lacksStep(lead) ? ['sem próximo passo'] : []),
    ...(lead.nextOn && lead.nextOn < today ? ['próximo passo atrasado'] : []),
    ...(missing.includes('value') ? ['sem valor'] : []),
    ...(missing.includes('expected') ? ['sem data prevista'] : []),
    ...(lead.state === 'proposal' && lead.expectedOn && lead.expectedOn < today
      ? ['data prevista passou']
      : []),
  ]
}
