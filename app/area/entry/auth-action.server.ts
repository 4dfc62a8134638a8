import type { ActionFunctionArgs } from 'react-router'
import { type FormVerbs, orRefused, runFormVerb } from '#app/shell/forms/form-action.server.ts'
import type { FormAnswer } from '#app/shell/forms/form-answer.ts'
import { parts } from '#content/parts.ts'
import {
  forgotForm,
  resetForm,
  signInForm,
  signUpForm,
} from '#features/people/rules/credentials.ts'
import { codeForm } from '#features/people/rules/desk.ts'
import {
  askForReset,
  enterByCode,
  enterBySignIn,
  enterBySignUp,
  enterNewPassword,
} from '#features/people/server/people.server.ts'
import { parseForm } from '#features/shared/rules/form.ts'

export type AuthIntent = 'sign-in' | 'sign-up' | 'forgot' | 'reset' | 'code'
export type AuthAnswer = FormAnswer<AuthIntent>

const verbs: FormVerbs<AuthIntent> = {
  'sign-in': async (args, form) => {
    const { values, errors } = parseForm(signInForm, form)
    return errors ?? enterBySignIn(args, values)
  },
  'sign-up': async (args, form) => {
    if (!parts.clientArea) throw new Response(null, { status: 404 })
    const { values, errors } = parseForm(signUpForm, form)
    return errors ?? orRefused(await enterBySignUp(args, values))
  },
  forgot: async (args, form) => {
    const { values, errors } = parseForm(forgotForm, form)
    return errors ?? askForReset(args, values)
  },
  code: async (args, form) => {
    const { values, errors } = parseForm(codeForm, form)
    return errors ?? enterByCode(args, values)
  },
  reset: async (args, form) => {
    const { values, errors } = parseForm(resetForm, form)
    return errors ?? orRefused(await enterNewPassword(args, values))
  },
}

export const authAction = (args: ActionFunctionArgs) =>
  runFormVerb(args, verbs, ['email', 'fullName'])
