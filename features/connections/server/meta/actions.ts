import type { ConversionKind } from '#features/figures/rules/figures.ts'

export type Action = { action_type: string; value: string }

/**
 * Action types overlap: the same purchase is counted by three of them. Of each kind the first type
 * that is there counts, and never a sum.
 */
const typesOf: Record<ConversionKind, string[]> = {
  contacts: ['lead', 'onsite_conversion.lead_grouped', 'offsite_conversion.fb_pixel_lead'],
  purchases: ['omni_purchase', 'purchase', 'offsite_conversion.fb_pixel_purchase'],
  conversations: ['onsite_conversion.messaging_conversation_started_7d'],
}

/** What a campaign is run for decides which kind its results are; else the next that ever occurs. */
const wantedBy: [RegExp, ConversionKind[]][] = [
  [/LEAD/, ['contacts', 'conversations', 'purchases']],
  [/SALES|CONVERSIONS|CATALOG/, ['purchases', 'contacts', 'conversations']],
  [/ENGAGEMENT|MESSAGES/, ['conversations', 'contacts', 'purchases']],
]
const otherwise: ConversionKind[] = ['purchases', 'contacts', 'conversations']

export function pick(actions: Action[], kind: ConversionKind): Action | undefined {
  for (const type of typesOf[kind]) {
    const found = actions.find(({ action_type }) => action_type === type)
    if (found) return found
  }
  return undefined
}

/** One kind for all of a campaign's days in a window, so that days can be compared. */
export function chooseKind(objective: string, days: Action[][]): ConversionKind {
  const wanted = wantedBy.find(([words]) => words.test(objective))?.[1] ?? otherwise
  const occurring = wanted.find((kind) => days.some((actions) => pick(actions, kind)))
  return occurring ?? (wanted[0] as ConversionKind)
}

/** The value of the very type that was counted. */
export function revenueOf(actions: Action[], values: Action[]): string | null {
  const counted = pick(actions, 'purchases')?.action_type
  const found = counted
    ? values.find(({ action_type }) => action_type === counted)
    : pick(values, 'purchases')
  return found?.value ?? null
}
