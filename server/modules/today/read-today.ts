import type { Transaction } from '#server/db/client.ts'
import { sources } from './sources.ts'
import type { TodayLine } from './today-line.ts'

/** What needs a person now, most urgent first, then whatever waits longest. Inside asStaff. */
export async function readToday(tx: Transaction, now: Date): Promise<TodayLine[]> {
  const lines: TodayLine[] = []
  for (const source of sources) lines.push(...(await source(tx, now)))
  const sinceOf = ({ since }: TodayLine) => since ?? '9'
  return lines.toSorted(
    (one, other) => one.urgency - other.urgency || sinceOf(one).localeCompare(sinceOf(other)),
  )
}
