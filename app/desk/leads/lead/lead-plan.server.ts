import type { Office } from '#features/calendar/rules/business-time.ts'
import { isOpenState, missingOf } from '#features/leads/rules/funnel.ts'
import { duplicateReasons } from '#features/leads/rules/merge.ts'
import type { leadOf } from '#features/leads/server/leads.server.ts'
import { stepView } from '../lead-marks.server.ts'

type LeadDetail = NonNullable<Awaited<ReturnType<typeof leadOf>>>

/** What comes next, what the deal is worth, and who looks like the same person. */
export function planView(report: LeadDetail, office: Office, now: Date) {
  const { lead, duplicates, merge } = report
  const today = office.clock.dayOf(now.getTime())
  const isOpen = isOpenState(lead.state) && !lead.held
  return {
    leadId: lead.id,
    version: lead.version,
    isOpen,
    today,
    step: isOpen ? stepView(lead, today) : null,
    stepId: lead.nextId ?? '',
    stored: { step: lead.nextStep ?? '', on: lead.nextOn ?? '', time: lead.nextTime ?? '' },
    deal:
      lead.held || (lead.state !== 'proposal' && lead.state !== 'won')
        ? null
        : {
            value: lead.value?.replace('.', ',') ?? '',
            expected: lead.expectedOn ?? '',
            missing: missingOf(lead),
          },
    duplicates: duplicates.map(({ id, name, about, why }) => ({
      id,
      text: [name, about].filter(Boolean).join(', '),
      why: duplicateReasons[why],
    })),
    merge,
  }
}
