import * as z from 'zod/mini'
import { contactRules, type TextRule } from './contact.ts'

function schemaOf({ clean, told, least, most, form }: TextRule) {
  const [wrong, long] = told
  return z.string({ error: wrong }).check(
    z.overwrite(clean),
    z.trim(),
    z.minLength(least, wrong),
    z.refine((text) => form?.test(text) !== false, wrong),
    z.maxLength(most, long),
  )
}

/** Who writes, in other forms than the contact form, by the same rules. Everything is trimmed first. */
export const personFields = {
  name: schemaOf(contactRules.name),
  email: schemaOf(contactRules.email),
  phone: schemaOf(contactRules.phone),
}
