/** Between approval and mail, so that it can be taken back. */
export const UNDO_MINUTES = 10

/** An approved draft that has not left yet. */
export type SendPlan = {
  at: Date
  /** Id of who approved it. */
  by: string
  /** Whether the draft is still what was approved. */
  isSame: boolean
}

/** Nobody changes a report in its last minutes. */
export const isLeaving = ({ at, isSame }: SendPlan, now: Date): boolean =>
  isSame && at.getTime() - now.getTime() <= UNDO_MINUTES * 60_000
