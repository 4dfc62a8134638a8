import type { Database } from '#server/db/client.ts'
import type { Env } from '#server/env.ts'
import { tooManyRequests } from '#server/errors.ts'
import { takeFromLimit } from '#server/limits/take-from-limit.ts'
import type { ContactMessage } from './schema.ts'

/** So many times the hourly limit and an address is no longer listened to: the disk is finite. */
const DEAF_ABOVE = 20

type Limits = Pick<Env, 'CONTACT_PER_ADDRESS_HOUR' | 'CONTACT_PER_DAY'>

/** Which limit this message is over, if any. It is stored all the same. */
export async function checkLimits(
  { db }: Pick<Database, 'db'>,
  { CONTACT_PER_ADDRESS_HOUR, CONTACT_PER_DAY }: Limits,
  clientAddress: string,
): Promise<ContactMessage['overLimit']> {
  const hourly = { name: 'contact-address', most: CONTACT_PER_ADDRESS_HOUR, windowSeconds: 3600 }
  const address = await takeFromLimit(db, hourly, clientAddress)
  if (address.used > hourly.most * DEAF_ABOVE) throw tooManyRequests(address.retryAfterSeconds)
  if (!address.allowed) return 'address'
  const daily = { name: 'contact-day', most: CONTACT_PER_DAY, windowSeconds: 86_400 }
  return (await takeFromLimit(db, daily, 'everybody')).allowed ? null : 'day'
}
