import type { FormAnswer } from '#app/shell/forms/form-answer.ts'
import type { FormIntent } from '#app/shell/forms/form-failures.ts'

/** What every form of /auth is given: the answer to its last attempt, and whether one is under way. */
export type EntryFormProps = {
  answer?: FormAnswer<FormIntent>
  busy: boolean
}
