import type { TodayLine } from '#features/shared/rules/today-line.ts'
import type { Transaction } from '#server/db/client.ts'
import { sources } from './sources.ts'

/**
 * What needs a person now, most urgent first, then whatever waits longest; of one person alone where
 * `owner` names them. Inside asStaff.
 */
export async function readToday(tx: Transaction, now: Date, owner?: string): Promise<TodayLine[]> {
  const lines: TodayLine[] = []
  for (const source of sources) lines.push(...(await source(tx, now, owner)))
  const sinceOf = ({ since }: TodayLine) => since ?? '9'
  return lines
    .filter((line) => owner === undefined || line.owner === owner)
    .toSorted(
      (one, other) => one.urgency - other.urgency || sinceOf(one).localeCompare(sinceOf(other)),
    )
}
