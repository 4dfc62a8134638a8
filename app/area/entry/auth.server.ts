import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from 'react-router'
import {
  type FormVerbs,
  passwordErrorOr,
  runFormVerb,
  withForm,
} from '#app/shell/forms/form-action.server.ts'
import type { FormAnswer } from '#app/shell/forms/form-state.ts'
import { accountMeta, pageNotice, shellLook } from '#app/shell/frame/shell-data.server.ts'
import { brand } from '#content/brand.ts'
import { contentAt } from '#content/derived/addresses.ts'
import { page } from '#content/pages/auth.ts'
import { parts } from '#content/parts.ts'
import {
  forgotForm,
  resetForm,
  signInForm,
  signUpForm,
} from '#features/people/rules/credentials.ts'
import { codeForm } from '#features/people/rules/desk.ts'
import { preferencesCookie, readPreferences } from '#features/people/rules/preferences.ts'
import {
  awaitsCode,
  enterByCode,
  enterByConfirming,
  enterBySignIn,
  enterBySignUp,
  enterNewPassword,
  findClient,
  isResetLink,
  startPasswordReset,
} from '#features/people/server/people.server.ts'
import { readCookie } from '#server/http/request/cookies.ts'

const modes = ['login', 'signup', 'forgot', 'reset', 'code'] as const

export async function authData(args: LoaderFunctionArgs) {
  const requested = args.url.searchParams.get('mode')
  const mode = modes.find((name) => name === requested) ?? 'login'
  // A link from an e-mail is for its account, whoever is signed in.
  if (mode !== 'reset' && requested !== 'verify' && (await findClient(args)))
    throw replace('/dashboard')
  const token = args.url.searchParams.get('token') ?? ''
  if (requested === 'verify') throw await enterByConfirming(args, token)
  if (mode === 'code' && !awaitsCode(args)) throw replace('/auth')
  const { meta, ...content } = page
  return {
    theme: 'dia' as const,
    ...shellLook(),
    meta: [...accountMeta(meta.title), { name: 'description', content: meta.description }],
    content,
    brandName: brand.name,
    legal: { terms: contentAt('legal/terms'), privacy: contentAt('legal/privacy') },
    signUp: parts.clientArea,
    mode,
    link: { token, works: mode === 'reset' && (await isResetLink(args, token)) },
    preferences: readPreferences(readCookie(args.request, preferencesCookie)),
    notice: pageNotice(args),
  }
}

export type AuthIntent = 'sign-in' | 'sign-up' | 'forgot' | 'reset' | 'code'
export type AuthAnswer = FormAnswer<AuthIntent>

const signUp = withForm(signUpForm, async (args, values) =>
  passwordErrorOr(await enterBySignUp(args, values)),
)

const verbs: FormVerbs<AuthIntent> = {
  'sign-in': withForm(signInForm, enterBySignIn),
  'sign-up': async (args, form) => {
    if (!parts.clientArea) throw new Response(null, { status: 404 })
    return signUp(args, form)
  },
  forgot: withForm(forgotForm, startPasswordReset),
  code: withForm(codeForm, enterByCode),
  reset: withForm(resetForm, async (args, values) =>
    passwordErrorOr(await enterNewPassword(args, values)),
  ),
}

export const authAction = (args: ActionFunctionArgs) => runFormVerb(args, verbs)
