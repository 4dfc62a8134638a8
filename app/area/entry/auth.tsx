import { useEffect, useState } from 'react'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { CodeForm } from '#app/shell/forms/code-form.tsx'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { DoorFrame } from '#app/shell/frame/account-error.tsx'
import { applyPreferences } from '#app/shell/frame/apply-preferences.ts'
import { cachePage, useStandingPage, useWarmPages } from '#app/shell/frame/last-page.ts'
import { useSharedSession } from '#app/shell/frame/session-channel.ts'
import { NoticeBox, useNotice } from '#app/shell/notice-box.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { SailScene } from '#app/site/art/sail-scene.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { Tabs } from '#app/ui/tabs/tabs.tsx'
import { Toaster } from '#app/ui/toast/toaster.tsx'
import type { AuthContent } from '#content/types/account.ts'
import { guardEntry } from '#features/people/server/people.server.ts'
import { authAction, authData } from './auth.server.ts'
import { ForgotForm, ResetForm, SignInForm, SignUpForm } from './entry-forms.tsx'

function Aside({ aside }: Pick<AuthContent, 'aside'>) {
  return (
    <aside className="auth-aside" aria-label="O que há na Área do Cliente">
      <SailScene />
      <div className="auth-words">
        <p className="title-3 font-display font-bold leading-tight">{aside.title}</p>
        <ul>
          {aside.points.map((point) => (
            <li key={point}>
              <Icon name="check" className="mt-0.5 size-5 flex-none" />
              {point}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}

function Terms({ legal }: { legal: { terms?: string; privacy?: string } }) {
  return (
    <footer className="text-[0.95rem] text-muted">
      Ao criar uma conta, você concorda com os{' '}
      <a href={legal.terms} className="link">
        Termos de Uso
      </a>{' '}
      e a{' '}
      <a href={legal.privacy} className="link">
        Política de Privacidade
      </a>
      .
    </footer>
  )
}

export const meta = pageMeta
export const headers = actionHeaders
export const middleware: MiddlewareFunction<Response>[] = [guardEntry]
export const clientMiddleware = [cachePage]
export const loader = (args: LoaderFunctionArgs) => authData(args)
export const action = (args: ActionFunctionArgs) => authAction(args)

export { AccountError as ErrorBoundary } from '#app/shell/frame/account-error.tsx'

export default function AuthPage() {
  const { content, brandName, legal, signUp, mode, link, notice, preferences } =
    useLoaderData<typeof loader>()
  const navigation = useNavigation()
  const [tab, setTab] = useState(mode === 'signup' ? 'signup' : 'login')
  useSharedSession()
  useNotice(notice)
  useStandingPage()
  // The next page after signing in.
  useWarmPages('layouts/account')
  useFailureToast()
  // biome-ignore lint/correctness/useExhaustiveDependencies: applies the stored preferences once
  useEffect(() => applyPreferences(preferences), [])
  useEffect(() => {
    if (mode === 'signup') setTab('signup')
  }, [mode])

  const leaving = navigation.location?.pathname.startsWith('/dashboard') && !navigation.formData
  return (
    <DoorFrame
      brandName={brandName}
      back={{ to: '/', label: 'Voltar ao Site' }}
      footer={<Terms legal={legal} />}
      aside={<Aside aside={content.aside} />}
    >
      <h1 className="title-2">{content.title}</h1>
      <p className="mt-3 mb-8 text-[1.1rem] text-muted">{content.lead}</p>
      <NoticeBox notice={notice} />
      {leaving && (
        <p role="status" className="flex items-center gap-3 pb-5 text-muted">
          <Spinner className="size-5" />
          Abrindo a sua área…
        </p>
      )}
      {mode === 'forgot' && <ForgotForm />}
      {mode === 'code' && (
        <CodeForm
          intent="code"
          action="/auth?mode=code"
          label="Código do aplicativo ou de recuperação"
          button="Entrar"
        />
      )}
      {mode === 'reset' && <ResetForm link={link} />}
      {(mode === 'login' || mode === 'signup') && !signUp && <SignInForm />}
      {(mode === 'login' || mode === 'signup') && signUp && (
        <Tabs
          label="Entrar ou criar conta"
          value={tab}
          onChange={setTab}
          fill
          panelClassName="pt-7"
          items={[
            { id: 'login', label: 'Login', panel: <SignInForm /> },
            { id: 'signup', label: 'Criar Conta', panel: <SignUpForm /> },
          ]}
        />
      )}
      <Toaster />
    </DoorFrame>
  )
}
