import { type ActionFunctionArgs, data } from 'react-router'
import { formFailure, requestInfo } from '#features/people/server/people.server.ts'
import type { FieldErrors } from '#features/shared/rules/form.ts'
import { readForm } from '#server/http/read-form.ts'
import { type FormAnswer, type FormIntent, failureTitles } from './form-state.ts'

type Run = (args: ActionFunctionArgs, form: FormData) => Promise<Response | FieldErrors>

/** By the intent each form of a page names: what it does. */
export type FormVerbs<Intent extends FormIntent> = Record<Intent, Run>

/** Which version of what is stored a form was filled in on; a page of an earlier build does not say. */
export const seenIn = (form: FormData) => String(form.get('version') ?? '') || undefined

/** A refused password is that field's error. */
export const orRefused = (outcome: Response | string) =>
  outcome instanceof Response ? outcome : { password: outcome }

/** As long as the longest field: what was typed is never given back cut. */
const LONGEST_GIVEN_BACK = 4000

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
    const { description, status, headers, version } = formFailure(error, info)
    return data(
      { ...answer, version, failure: { title: failureTitles[intent as Intent], description } },
      { status, headers },
    )
  }
}
