/** One item of Hoje, with the page that resolves it. */
export type TodayItem = {
  /** The group: lead, figures, report, mail and so on. */
  kind: string
  /** 1 is most urgent. */
  urgency: 1 | 2 | 3
  title: string
  detail: string
  /** The page that resolves it, and its button's label. */
  href: string
  action: string
  /** ISO time since when it waits. */
  since: string | null
  /** The user responsible for it, if any. */
  owner?: string | null
  /** Mailed to a person once, under this key. */
  once?: string
  /** Stays until somebody settles it under this key; `about` is the subject's id for the audit log. */
  settle?: { key: string; about: string; clientId?: string }
  /** Buttons that deal with it on the spot, each a form of Hoje. */
  acts?: { intent: string; id: string; fields: Record<string, string>; label: string }[]
  /** What can be marked as seen, with its last days, oldest first. */
  alert?: { id: string; series: (number | null)[]; description: string }
}
