import type { FieldErrors } from '#contracts/form.ts'
import type { Failure } from './failure-box.tsx'
import type { FormIntent } from './form-failures.ts'

/** What a page with several forms shows when one of them did not lead on. */
export type FormAnswer<Intent extends FormIntent = FormIntent> = {
  /** Tells one answer from the next, so that each is said once. */
  id: string
  intent: Intent
  errors?: FieldErrors
  failure?: Failure
  /** Given back where scripts are off; passwords never are. */
  given: Record<string, string>
}
