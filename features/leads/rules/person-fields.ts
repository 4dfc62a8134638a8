import * as z from 'zod/mini'
import { contactRules, type TextRule } from './contact.ts'

function schemaOf({ clean, error, least, most, form }: TextRule) {
  const [wrong, long] = error
  return z.string({ error: wrong }).check(
    z.overwrite(clean),
    z.trim(),
    z.minLength(least, wrong),
    z.refine((text) => form?.test(text) !== false, wrong),
    z.maxLength(most, long),
  )
}

/** The contact form's rules for other forms. Values are trimmed first. */
export const personFields = {
  name: schemaOf(contactRules.name),
  email: schemaOf(contactRules.email),
  phone: schemaOf(contactRules.phone),
}
