import { useEffect, useState } from 'react'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { guardEntry } from '#server/modules/auth/auth.server.ts'
import { actionHeaders } from '../action-headers.ts'
import { applyPreferences } from '../features/account/apply-preferences.ts'
import { CodeForm } from '../features/account/desk/code-form.tsx'
import { ForgotForm } from '../features/account/forgot-form.tsx'
import { keepPage, useStandingPage } from '../features/account/keep-page.ts'
import { NoticeBox } from '../features/account/notice-box.tsx'
import { ResetForm } from '../features/account/reset-form.tsx'
import { useSharedSession } from '../features/account/session-channel.ts'
import { SignInForm } from '../features/account/sign-in-form.tsx'
import { SignUpForm } from '../features/account/sign-up-form.tsx'
import { useFailureToast } from '../features/account/use-failure-toast.ts'
import { useNotice } from '../features/account/use-notice.ts'
import { useWarmPages } from '../features/account/warm-pages.ts'
import { pageMeta } from '../page-meta.ts'
import { AuthFrame } from '../sections/auth-frame.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { authData } from './auth.server.ts'
import { type AuthAnswer, type AuthIntent, authAction } from './auth-action.server.ts'

export const meta = pageMeta
export const headers = actionHeaders
export const middleware: MiddlewareFunction<Response>[] = [guardEntry]
export const clientMiddleware = [keepPage]
export const loader = (args: LoaderFunctionArgs) => authData(args)
export const action = (args: ActionFunctionArgs) => authAction(args)

export { AccountError as ErrorBoundary } from '../features/account/account-error.tsx'

export default function AuthPage() {
  const { content, brandName, legal, signUp, mode, link, notice, preferences } =
    useLoaderData<typeof loader>()
  const answer = useActionData<AuthAnswer>()
  const navigation = useNavigation()
  const [tab, setTab] = useState(mode === 'signup' ? 'signup' : 'login')
  useSharedSession()
  useNotice(notice)
  useStandingPage()
  // Signing in leads there.
  useWarmPages('layouts/account')
  useFailureToast(answer)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what this browser kept, once
  useEffect(() => applyPreferences(preferences), [])
  useEffect(() => {
    if (mode === 'signup') setTab('signup')
  }, [mode])

  const forIntent = (intent: AuthIntent) => ({
    answer: answer?.intent === intent ? answer : undefined,
    busy: navigation.formData?.get('intent') === intent,
  })
  const leaving = navigation.location?.pathname.startsWith('/dashboard') && !navigation.formData
  return (
    <AuthFrame content={content} brandName={brandName} legal={legal}>
      <NoticeBox notice={notice} />
      {leaving && (
        <p role="status" className="flex items-center gap-3 pb-5 text-muted">
          <Spinner className="size-5" />
          Abrindo a sua área…
        </p>
      )}
      {mode === 'forgot' && <ForgotForm {...forIntent('forgot')} />}
      {mode === 'code' && (
        <CodeForm
          intent="code"
          action="/auth?mode=code"
          label="Código do aplicativo ou de recuperação"
          button="Entrar"
        />
      )}
      {mode === 'reset' && <ResetForm {...forIntent('reset')} link={link} />}
      {(mode === 'login' || mode === 'signup') && !signUp && (
        <SignInForm {...forIntent('sign-in')} />
      )}
      {(mode === 'login' || mode === 'signup') && signUp && (
        <Tabs
          label="Entrar ou criar conta"
          value={tab}
          onChange={setTab}
          fill
          panelClassName="pt-7"
          items={[
            { id: 'login', label: 'Login', panel: <SignInForm {...forIntent('sign-in')} /> },
            { id: 'signup', label: 'Criar Conta', panel: <SignUpForm {...forIntent('sign-up')} /> },
          ]}
        />
      )}
      <Toaster />
    </AuthFrame>
  )
}
