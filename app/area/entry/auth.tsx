import { useEffect, useState } from 'react'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { applyPreferences } from '#app/shell/apply-preferences.ts'
import { actionHeaders } from '#app/shell/forms/action-headers.ts'
import { CodeForm } from '#app/shell/forms/code-form.tsx'
import { useFailureToast } from '#app/shell/forms/use-failure-toast.ts'
import { keepPage, useStandingPage } from '#app/shell/keep-page.ts'
import { NoticeBox } from '#app/shell/notice-box.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { useSharedSession } from '#app/shell/session-channel.ts'
import { useNotice } from '#app/shell/use-notice.ts'
import { useWarmPages } from '#app/shell/warm-pages.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { Toaster } from '#app/ui/toaster.tsx'
import { guardEntry } from '#features/people/server/people.server.ts'
import { authData } from './auth.server.ts'
import { type AuthAnswer, type AuthIntent, authAction } from './auth-action.server.ts'
import { AuthFrame } from './auth-frame.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { ResetForm } from './reset-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

export const meta = pageMeta
export const headers = actionHeaders
export const middleware: MiddlewareFunction<Response>[] = [guardEntry]
export const clientMiddleware = [keepPage]
export const loader = (args: LoaderFunctionArgs) => authData(args)
export const action = (args: ActionFunctionArgs) => authAction(args)

export { AccountError as ErrorBoundary } from '#app/shell/account-error.tsx'

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
