import type { ContactExtras } from '#features/leads/rules/contact-extras.ts'
import type { Env } from '#server/env.ts'
import type { ContactMessage } from './schema.ts'

/** People do not see the trap, and need longer. What does not say how long it took may be a program's. */
export function suspectSpam(
  { assunto, elapsed }: Pick<ContactExtras, 'assunto' | 'elapsed'>,
  { CONTACT_MIN_SECONDS }: Pick<Env, 'CONTACT_MIN_SECONDS'>,
): ContactMessage['suspectedSpam'] {
  if (assunto.trim()) return 'honeypot'
  if (elapsed !== undefined && elapsed < CONTACT_MIN_SECONDS * 1000) return 'too-fast'
  return null
}
