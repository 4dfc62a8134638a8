import type { FieldErrors } from '#contracts/form.ts'
import type { Failure } from './failure-box.tsx'

/** What every form of /auth is given: the answer to its last attempt, and whether one is under way. */
export type EntryFormProps = {
  answer?: {
    errors?: FieldErrors
    failure?: Failure
    given: { email: string; fullName: string }
  }
  busy: boolean
}
