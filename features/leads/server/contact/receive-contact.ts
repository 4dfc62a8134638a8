import { eq } from 'drizzle-orm'
import { checkContact, type FieldErrors } from '#features/leads/rules/contact.ts'
import type { ContactExtras } from '#features/leads/rules/contact-extras.ts'
import { oneLine } from '#features/shared/rules/one-line.ts'
import { shareableVisit, visitReference } from '#features/shared/rules/visit.ts'
import type { Database } from '#server/db/client.ts'
import type { AppDeps } from '#server/deps.ts'
import type { Env } from '#server/env.ts'
import { tooManyRequests } from '#server/errors.ts'
import { takeFromLimit } from '#server/limits/take-from-limit.ts'
import { type ContactMessage, contactMessages } from './schema.ts'
import { storeMessage } from './store-message.ts'
import type { Submission } from './submission.ts'

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

/** People do not see the trap, and need longer. What does not say how long it took may be a program's. */
function suspectSpam(
  { assunto, elapsed }: Pick<ContactExtras, 'assunto' | 'elapsed'>,
  { CONTACT_MIN_SECONDS }: Pick<Env, 'CONTACT_MIN_SECONDS'>,
): ContactMessage['suspectedSpam'] {
  if (assunto.trim()) return 'honeypot'
  if (elapsed !== undefined && elapsed < CONTACT_MIN_SECONDS * 1000) return 'too-fast'
  return null
}

export type Receipt = { received: true } | { received: false; errors: FieldErrors }

/** A program may call anything a visit; what is no address tells nothing. */
function describeVisit(told: Submission['extras']['visit']) {
  const visit = shareableVisit(told ?? { landing: '', referrer: '' })
  const reference = visit.landing ? visitReference(visit) : ''
  return { ...visit, reference: oneLine(reference).trim().slice(0, 400) }
}

/**
 * Takes a message in. Once this resolves with `received` it is stored, and its mails are queued by
 * the same transaction. Machines are told the same as people, so that they learn nothing.
 */
export async function receiveContact(
  { database, queue, env, log }: Pick<AppDeps, 'database' | 'queue' | 'env' | 'log'>,
  { input, extras, clientAddress }: Submission,
): Promise<Receipt> {
  const { fields, errors } = checkContact(input)
  if (errors) return { received: false, errors }

  if (extras.key) {
    const [known] = await database.db
      .select({ id: contactMessages.id })
      .from(contactMessages)
      .where(eq(contactMessages.idempotencyKey, extras.key))
    if (known) return { received: true }
  }
  const overLimit = await checkLimits(database, env, clientAddress)
  const suspectedSpam = suspectSpam(extras, env)
  const id = await storeMessage(database, queue, env, {
    ...fields,
    idempotencyKey: extras.key,
    page: extras.page,
    ...describeVisit(extras.visit),
    suspectedSpam,
    overLimit,
  })
  log.info('contact message stored', { lead: id, suspectedSpam, overLimit })
  return { received: true }
}
