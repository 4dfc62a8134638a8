import { type ActionFunctionArgs, data } from 'react-router'
import { type FormIntent, failureTitles, isIntent } from '#app/shell/forms/desk-copy.ts'
import type { FormAnswer } from '#app/shell/forms/form-state.ts'
import { eraseForm } from '#features/people/rules/credentials.ts'
import { codeForm } from '#features/people/rules/desk.ts'
import {
  beginSetUp,
  describeSecret,
  endSetUp,
  formFailure,
  newRecoveryCodes,
  showCode,
} from '#features/people/server/people.server.ts'
import { parseForm } from '#features/shared/rules/form.ts'
import { withCookies } from '#server/http/request/cookies.ts'
import { readForm } from '#server/http/request/read-form.ts'
import { requestInfo } from '#server/http/request/request-context.ts'

type Secret = NonNullable<ReturnType<typeof describeSecret>>

/** Secrets and codes are part of one answer and cannot be shown again. */
export type FactorAnswer = FormAnswer<FormIntent> & { secret?: Secret | null; codes?: string[] }

type Step = Omit<FactorAnswer, 'id' | 'intent' | 'values'>

type Run = (
  args: ActionFunctionArgs,
  form: FormData,
) => Promise<Response | Step | { step: Step; cookies: string[] }>

const steps: Partial<Record<FormIntent, Run>> = {
  begin: async (args, form) => {
    const { values, errors } = parseForm(eraseForm, form)
    return errors ? { errors } : { secret: await beginSetUp(args, values.currentPassword) }
  },
  'confirm-factor': async (args, form) => {
    const { values, errors } = parseForm(codeForm, form)
    if (errors) return { errors }
    const { codes, cookies } = await endSetUp(args, values.code)
    return { step: { codes }, cookies }
  },
  code: async (args, form) => {
    const { values, errors } = parseForm(codeForm, form)
    return errors ? { errors } : showCode(args, values.code)
  },
  codes: async (args, form) => {
    const { values, errors } = parseForm(eraseForm, form)
    return errors ? { errors } : { codes: await newRecoveryCodes(args, values.currentPassword) }
  },
}

export async function factorAction(args: ActionFunctionArgs) {
  const form = await readForm(args.request)
  const intent = form.get('intent')
  const run = isIntent(intent) ? steps[intent] : undefined
  if (!run || !isIntent(intent)) throw new Response(null, { status: 400 })
  const info = requestInfo(args)
  // A failed attempt shows the same secret again.
  const secret = describeSecret(String(form.get('uri') ?? ''))
  const answer: FactorAnswer = { id: info.requestId, intent, values: {}, secret }
  try {
    const outcome = await run(args, form)
    if (outcome instanceof Response) return outcome
    if ('step' in outcome) return data({ ...answer, ...outcome.step }, withCookies(outcome.cookies))
    return data({ ...answer, ...outcome }, { status: outcome.errors ? 400 : 200 })
  } catch (error) {
    if (error instanceof Response) throw error
    const { description, status, headers } = formFailure(error, info)
    const failure = { title: failureTitles[intent], description }
    return data({ ...answer, failure }, { status, headers })
  }
}
