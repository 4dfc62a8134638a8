import type { FieldErrors } from '#contracts/contact.ts'

/** What the form shows. */
export type FormState = { errors: FieldErrors; sending: boolean }
