import type { FieldErrors } from '../rules/contact.ts'

export type FormState = { errors: FieldErrors; sending: boolean; sent?: boolean }
