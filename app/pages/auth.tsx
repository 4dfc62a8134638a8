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
import { NoticeBox } from '../features/account/notice-box.tsx'
import { useSharedSession } from '../features/account/session-channel.ts'
import { SignInForm } from '../features/account/sign-in-form.tsx'
import { SignUpForm } from '../features/account/sign-up-form.tsx'
import { useNotice } from '../features/account/use-notice.ts'
import { pageMeta } from '../page-meta.ts'
import { Tabs } from '../ui/tabs.tsx'
import { toast } from '../ui/toast.ts'
import { Toaster } from '../ui/toaster.tsx'
import { authData } from './auth.server.ts'
import { type AuthAnswer, type AuthIntent, authAction } from './auth-action.server.ts'

export const meta = pageMeta
export const middleware: MiddlewareFunction<Response>[] = [guardEntry]
export const loader = (args: LoaderFunctionArgs) => authData(args)
export const action = (args: ActionFunctionArgs) => authAction(args)

export { AccountError as ErrorBoundary } from '../features/account/account-error.tsx'

export default function AuthPage() {
  const { content, mode, notice } = useLoaderData<typeof loader>()
  const answer = useActionData<AuthAnswer>()
  const { formData } = useNavigation()
  const [tab, setTab] = useState(mode === 'signup' ? 'signup' : 'login')
  useSharedSession()
  useNotice(notice)
  useEffect(() => {
    if (answer?.failure) toast({ variant: 'destructive', ...answer.failure })
  }, [answer])

  const forIntent = (intent: AuthIntent) => ({
    answer: answer?.intent === intent ? answer : undefined,
    busy: formData?.get('intent') === intent,
  })
  return (
    <main id="conteudo">
      <h1>{content.title}</h1>
      <NoticeBox notice={notice} />
      <Tabs
        label="Entrar ou criar conta"
        value={tab}
        onChange={setTab}
        fill
        items={[
          { id: 'login', label: 'Login', panel: <SignInForm {...forIntent('sign-in')} /> },
          { id: 'signup', label: 'Criar Conta', panel: <SignUpForm {...forIntent('sign-up')} /> },
        ]}
      />
      <Toaster />
    </main>
  )
}
