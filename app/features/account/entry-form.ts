import type { FieldErrors } from '#contracts/form.ts'

/** What every form of /auth is given: the answer to its last attempt, and whether one is under way. */
export type EntryFormProps = {
  answer?: { errors?: FieldErrors; given: { email: string; fullName: string } }
  busy: boolean
}
