/** What the agency decides about its leads. */
export type LeadSettings = {
  /** Business hours without an answer, after which somebody is reminded. */
  remindAfterHours: number
  templates: { name: string; subject: string; body: string }[]
}
