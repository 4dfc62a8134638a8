/** What the agency decides about its leads. */
export type LeadSettings = {
  /** Business hours without an answer, after which somebody is reminded. */
  remindAfterHours: number
  templates: { name: string; subject: string; body: string }[]
}

/** How the agency reads its funnel. */
export type FunnelSettings = {
  /** Of a hundred leads in this state, how many are won in the end. */
  chances: { new: number; talking: number; proposal: number }
  /** Reasons of a loss, offered in this order. */
  lossReasons: string[]
}
