export type SampleLead = {
  name: string
  company: string
  message: string
  hoursAgo: number
  state: 'new' | 'talking' | 'proposal' | 'won' | 'lost'
  /** The address they came to, on this site. */
  landing: string
  answer?: string
  value?: string
  reason?: string
  /** What comes next, so many working days from now. */
  next?: { step: string; day: number }
}
