import { type ActionFunctionArgs, data } from 'react-router'
import { forgotForm, resetForm, signInForm, signUpForm } from '#contracts/credentials.ts'
import { type FieldErrors, parseForm } from '#contracts/form.ts'
import { readForm } from '#server/http/read-form.ts'
import {
  askForReset,
  enterBySignIn,
  enterBySignUp,
  enterNewPassword,
  formFailure,
  requestInfo,
} from '#server/modules/auth/auth.server.ts'

export type AuthIntent = 'sign-in' | 'sign-up' | 'forgot' | 'reset'

/** What a form's page shows when the form did not lead on. */
export type AuthAnswer = {
  /** Tells one answer from the next, so that each is said once. */
  id: string
  intent: AuthIntent
  errors?: FieldErrors
  failure?: { title: string; description: string }
  /** Given back where scripts are off; passwords never are. */
  given: { email: string; fullName: string }
}

type Verb = (args: ActionFunctionArgs, form: FormData) => Promise<Response | FieldErrors>

/** A refused password is that field's error. */
const orRefused = (outcome: Response | string) =>
  outcome instanceof Response ? outcome : { password: outcome }

const verbs: Record<AuthIntent, { failure: string; run: Verb }> = {
  'sign-in': {
    failure: 'Erro ao fazer login',
    run: async (args, form) => {
      const { values, errors } = parseForm(signInForm, form)
      return errors ?? enterBySignIn(args, values)
    },
  },
  'sign-up': {
    failure: 'Erro ao criar conta',
    run: async (args, form) => {
      const { values, errors } = parseForm(signUpForm, form)
      return errors ?? orRefused(await enterBySignUp(args, values))
    },
  },
  forgot: {
    failure: 'Erro ao enviar email',
    run: async (args, form) => {
      const { values, errors } = parseForm(forgotForm, form)
      return errors ?? askForReset(args, values)
    },
  },
  reset: {
    failure: 'Erro ao redefinir senha',
    run: async (args, form) => {
      const { values, errors } = parseForm(resetForm, form)
      return errors ?? orRefused(await enterNewPassword(args, values))
    },
  },
}

const isIntent = (value: unknown): value is AuthIntent =>
  typeof value === 'string' && Object.hasOwn(verbs, value)

export async function authAction(args: ActionFunctionArgs) {
  const form = await readForm(args.request)
  const intent = form.get('intent')
  if (!isIntent(intent)) throw new Response(null, { status: 400 })
  const { failure, run } = verbs[intent]
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 300)
  const { requestId, deps } = requestInfo(args)
  const answer: AuthAnswer = {
    id: requestId,
    intent,
    given: { email: text('email'), fullName: text('fullName') },
  }
  try {
    const outcome = await run(args, form)
    if (outcome instanceof Response) return outcome
    return data({ ...answer, errors: outcome }, { status: 400 })
  } catch (error) {
    if (error instanceof Response) throw error
    const { description, status, headers } = formFailure(error, deps.log)
    return data({ ...answer, failure: { title: failure, description } }, { status, headers })
  }
}
