import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/client.ts'
import type { Env } from '#server/env.ts'
import { networkOf } from '#server/limits/network-of.ts'
import { takeFromLimit } from '#server/limits/take-from-limit.ts'

/** Addresses are not kept: only this, and only while the booking is open. */
export function networkHash(clientAddress: string): string {
  return createHash('sha256')
    .update(`bookings\n${networkOf(clientAddress)}`)
    .digest('base64url')
}

type Asked = { email: string; network: string; trap: string }

/**
 * Whether a booking must wait for the link in its mail: whoever has that many open already, by address
 * or by network, and everybody on a day with too many. What looks like a machine waits too.
 */
export async function needsHold(
  tx: Transaction,
  env: Pick<Env, 'BOOKINGS_OPEN' | 'BOOKINGS_PER_DAY'>,
  { email, network, trap }: Asked,
): Promise<boolean> {
  const { rows } = await tx.execute<{ own: number; near: number }>(sql`
    select count(*) filter (where lower(person.email) = ${email.toLowerCase()})::int as own,
      count(*) filter (where booking.network = ${network})::int as near
    from alisio.bookings booking
    join alisio.contact_messages person on person.id = booking.contact_message_id
    where booking.state in ('pending', 'confirmed') and booking.starts_at > now()`)
  const daily = { name: 'bookings-day', most: env.BOOKINGS_PER_DAY, windowSeconds: 86_400 }
  const day = await takeFromLimit(tx, daily, 'everybody')
  const open = Math.max(rows[0]?.own ?? 0, rows[0]?.near ?? 0)
  return open >= env.BOOKINGS_OPEN || !day.allowed || trap.trim() !== ''
}
