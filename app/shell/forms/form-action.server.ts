import { type ActionFunctionArgs, data } from 'react-router'
import type { z } from 'zod/mini'
import { formFailure } from '#features/people/server/people.server.ts'
import { type FieldErrors, parseForm } from '#features/shared/rules/form.ts'
import { isSecret, readForm } from '#server/http/request/read-form.ts'
import { requestInfo } from '#server/http/request/request-context.ts'
import { type FormIntent, failureTitles } from './desk-copy.ts'
import type { FormAnswer } from './form-state.ts'

type Outcome = Response | FieldErrors
type Run = (args: ActionFunctionArgs, form: FormData) => Promise<Outcome>

/** The handlers of a page's forms, by intent. */
export type FormVerbs<Intent extends FormIntent> = Record<Intent, Run>

/** Runs with a form's parsed values, or returns its field errors. */
export const withForm =
  <Schema extends z.ZodMiniType>(
    schema: Schema,
    run: (args: ActionFunctionArgs, values: z.infer<Schema>) => Promise<Outcome>,
  ): Run =>
  async (args, form) => {
    const { values, errors } = parseForm(schema, form)
    return errors ?? run(args, values)
  }

/** A refused password is that field's error. */
export const passwordErrorOr = (outcome: Response | string) =>
  outcome instanceof Response ? outcome : { password: outcome }

/** As long as the longest field, so that no typed value is cut. */
const LONGEST_VALUE = 4000

/** All fields except secrets, to fill in a failed form again; boxes of one name, a line each. */
function typedValues(form: FormData): Record<string, string> {
  const names = [...form.keys()].filter((name) => !isSecret.test(name) && name !== 'token')
  return Object.fromEntries(
    names.map((name) => [name, form.getAll(name).join('\n').slice(0, LONGEST_VALUE)]),
  )
}

export async function runFormVerb<Intent extends FormIntent>(
  args: ActionFunctionArgs,
  verbs: FormVerbs<Intent>,
) {
  const form = await readForm(args.request)
  const intent = form.get('intent')
  if (typeof intent !== 'string' || !Object.hasOwn(verbs, intent))
    throw new Response(null, { status: 400 })
  const info = requestInfo(args)
  const answer: FormAnswer<Intent> = {
    id: info.requestId,
    intent: intent as Intent,
    values: typedValues(form),
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
