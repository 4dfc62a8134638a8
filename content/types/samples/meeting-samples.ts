export type SampleMeeting = {
  name: string
  company: string
  subject: string
  /** In working days from today, whether before it or after. */
  day: number
  /** On the agency's clock. */
  at: string
  state: 'confirmed' | 'held' | 'missed'
}
