import { sql } from 'drizzle-orm'
import { businessMinutes, type Office } from '#features/calendar/rules/business-time.ts'
import type { Transaction } from '#server/db/client.ts'

const WEEK = 7 * 86_400_000
const MOST = 500

const median = (values: number[]): number | null => {
  if (values.length === 0) return null
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) / 2)] as number
}

export type FirstAnswer = { minutes: number | null; before: number | null; count: number }

/** How long people waited for a first answer, in open hours: the last seven days and those before. */
export async function readFirstAnswer(
  tx: Transaction,
  office: Office,
  now: Date,
): Promise<FirstAnswer> {
  const since = new Date(now.getTime() - 2 * WEEK).toISOString()
  const { rows } = await tx.execute<{ from: string; to: string }>(sql`
    select created_at as "from", first_answer_at as "to" from alisio.leads
    where created_at > ${since}::timestamptz and created_at <= ${now.toISOString()}::timestamptz
      and first_answer_at is not null
    order by created_at desc limit ${MOST}`)
  const waits = rows.map(({ from, to }) => ({
    at: new Date(from).getTime(),
    minutes: businessMinutes(office, new Date(from).getTime(), new Date(to).getTime()),
  }))
  const isLate = (at: number) => at > now.getTime() - WEEK
  const of = (week: boolean) =>
    waits.filter(({ at }) => isLate(at) === week).map(({ minutes }) => minutes)
  return { minutes: median(of(true)), before: median(of(false)), count: of(true).length }
}
