import * as z from 'zod/mini'
import { oneLine } from '#features/shared/rules/text.ts'

const longestAddress = 2000
const address = z.catch(
  z.string().check(
    z.overwrite((text) => oneLine(text).slice(0, longestAddress)),
    z.trim(),
  ),
  '',
)

/**
 * What the form sends along by itself. Nothing of it can make a message fail: what does not have
 * the expected form counts as absent.
 */
export const contactExtras = z.object({
  /** Chosen by the browser for this text; the same key again is the same message. */
  key: z.catch(z.optional(z.uuid()), undefined),
  /** The address of the page with the form. */
  page: address,
  /** What brought the visit, see features/shared/rules/visit.ts. */
  visit: z.catch(z.optional(z.object({ landing: address, referrer: address })), undefined),
  /** How long the visitor had the form, in milliseconds. */
  elapsed: z.catch(z.optional(z.number()), undefined),
  /** A field that people do not see. */
  assunto: z.catch(z.string(), ''),
})

export type ContactExtras = z.infer<typeof contactExtras>
