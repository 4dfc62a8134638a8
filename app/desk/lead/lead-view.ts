type Channel = 'whatsapp' | 'email'

export type AnswerView = {
  possible: boolean
  channel: Channel
  number: string | null
  email: string
  channels: { by: Channel; name: string; icon: 'message' | 'mail'; to: string }[]
  templates: { name: string; to: string; subject: string; body: string }[]
  /** Index of the initial template. */
  index: number
  answerCount: number
  replyTo: string
}

export type StateView = {
  stops: { state: string; name: string; passed: boolean; current: boolean }[]
  state: string
  name: string
  value: string
  reason: string
  version: number
}

export type TimelineView = {
  key: string
  when: string
  text: string
  body: string
  by: string
  tone: string
}[]

export type LeadView = {
  id: string
  name: string
  about: string
  initials: string
  demo: boolean
  contact: { name: string; email: string; phone: string; company: string; version: number }
  state: StateView
  owner: string
  staff: { id: string; name: string }[]
  ownerInitials: string
  held: { why: string; awaitsVisitor: boolean } | null
  wait: { sentence: string; late: boolean } | null
  letter: { text: string; from: string; more: number } | undefined
  meeting: { id: string; when: string } | null
  /** Link to book a meeting; null if that is not possible. */
  bookAt: string | null
  answer: AnswerView
  opened: string | null
  facts: { title: string; rows: { label: string; value: string; href: string }[] }[]
  timeline: TimelineView
  others: { id: string; text: string }[]
  resend: string | null
  won: false | { client: { id: string; name: string } | null; name: string; email: string }
}
