import type { FieldErrors } from '#features/shared/rules/form.ts'
import type { Failure } from './failure-box.tsx'
import type { FormIntent } from './form-failures.ts'

/** What a page with several forms shows when one of them did not lead on. */
export type FormAnswer<Intent extends FormIntent = FormIntent> = {
  /** Tells one answer from the next, so that each is said once. */
  id: string
  intent: Intent
  errors?: FieldErrors
  failure?: Failure
  /** Of what somebody else saved in between: sent with it, the form overwrites that on purpose. */
  version?: string
  /** Given back where scripts are off; passwords never are. */
  given: Record<string, string>
}
