import { type ActionFunctionArgs, data } from 'react-router'
import type { FieldErrors } from '#contracts/form.ts'
import { readForm } from '#server/http/read-form.ts'
import { formFailure, requestInfo } from '#server/modules/auth/auth.server.ts'
import type { FormAnswer } from '../features/account/form-answer.ts'
import { type FormIntent, failureTitles } from '../features/account/form-failures.ts'

type Run = (args: ActionFunctionArgs, form: FormData) => Promise<Response | FieldErrors>

/** By the intent each form of a page names: what it does. */
export type FormVerbs<Intent extends FormIntent> = Record<Intent, Run>

/** A refused password is that field's error. */
export const orRefused = (outcome: Response | string) =>
  outcome instanceof Response ? outcome : { password: outcome }

const LONGEST_GIVEN_BACK = 300

/** `refill` names the fields whose text is given back. */
export async function runFormVerb<Intent extends FormIntent>(
  args: ActionFunctionArgs,
  verbs: FormVerbs<Intent>,
  refill: string[],
) {
  const form = await readForm(args.request)
  const intent = form.get('intent')
  if (typeof intent !== 'string' || !Object.hasOwn(verbs, intent))
    throw new Response(null, { status: 400 })
  const given = refill
    .filter((name) => form.has(name))
    .map((name) => [name, String(form.get(name)).slice(0, LONGEST_GIVEN_BACK)])
  const info = requestInfo(args)
  const answer: FormAnswer<Intent> = {
    id: info.requestId,
    intent: intent as Intent,
    given: Object.fromEntries(given),
  }
  try {
    const outcome = await verbs[intent as Intent](args, form)
    if (outcome instanceof Response) return outcome
    return data({ ...answer, errors: outcome }, { status: 400 })
  } catch (error) {
    if (error instanceof Response) throw error
    const { description, status, headers } = formFailure(error, info)
    return data(
      { ...answer, failure: { title: failureTitles[intent as Intent], description } },
      { status, headers },
    )
  }
}
