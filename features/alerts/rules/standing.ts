import { type Figures, noFigures } from '#features/figures/rules/figures.ts'
import type { Goals, Pace } from '#features/figures/rules/goals.ts'
import { paceOf } from '#features/figures/rules/goals.ts'
import { type Day, monthOf } from '#features/shared/rules/days.ts'

/** A month's sums of a client, as far as goals count them. */
export type MonthSums = Pick<
  Figures,
  'spend' | 'conversions' | 'contacts' | 'purchases' | 'conversations'
>

/** The pace of the month of `today`; null without goals. */
export function standingOf(
  goals: Goals | null,
  today: Day,
  lastDay: Day | null,
  sums: MonthSums,
): Pace | null {
  return goals && paceOf(goals, monthOf(today), lastDay, { ...noFigures, ...sums })
}

/** 1 is exactly on plan: the part of the budget used, else of the goal, by the part of the month. */
export function paceRatio(pace: Pace | null): number | null {
  const share = pace?.budget?.share ?? pace?.conversions?.share
  if (!pace || share === undefined || pace.monthShare === 0) return null
  return share / pace.monthShare
}

/** Ratios within it are on plan. */
const TOLERANCE = 0.1

export type PaceState = 'on' | 'over' | 'under'

export function paceState(ratio: number): PaceState {
  if (ratio > 1 + TOLERANCE) return 'over'
  return ratio < 1 - TOLERANCE ? 'under' : 'on'
}
