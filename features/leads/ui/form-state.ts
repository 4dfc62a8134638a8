import type { FieldErrors } from '../rules/contact.ts'

/** What the form shows. */
export type FormState = { errors: FieldErrors; sending: boolean }
