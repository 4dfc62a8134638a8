/** One thing that waits for a person at the desk, and the act it leads to. */
export type TodayItem = {
  /** What it is, for the group it stands in: lead, figures, report, mail and so on. */
  kind: string
  /** 1 comes first. */
  urgency: 1 | 2 | 3
  title: string
  detail: string
  /** The page where it is dealt with, and the word on its button. */
  href: string
  act: string
  /** Since when it waits, as an ISO moment, where that means something. */
  since: string | null
  /** Whose it is, where it is somebody's in particular. */
  owner?: string | null
}
