import { eq } from 'drizzle-orm'
import { checkContact, type FieldErrors } from '#features/leads/rules/contact.ts'
import { oneLine } from '#features/shared/rules/one-line.ts'
import { shareableVisit, visitReference } from '#features/shared/rules/visit.ts'
import type { AppDeps } from '#server/deps.ts'
import { checkLimits } from './check-limits.ts'
import { contactMessages } from './schema.ts'
import { storeMessage } from './store-message.ts'
import type { Submission } from './submission.ts'
import { suspectSpam } from './suspect-spam.ts'

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
