import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { DoorFrame } from '#app/shell/door-frame.tsx'
import { actionHeaders } from '#app/shell/forms/action-headers.ts'
import { CodeForm } from '#app/shell/forms/code-form.tsx'
import { useFailureToast } from '#app/shell/forms/use-failure-toast.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Toaster } from '#app/ui/toaster.tsx'
import { brand } from '#content/brand.ts'
import { guardDeskDoor, secondFactorOf } from '#features/people/server/people.server.ts'
import { deskMeta } from '../shared/desk-view.server.ts'
import { PasswordStep } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { type FactorAnswer, factorAction } from './second-factor.server.ts'
import { SecretCode } from './secret-code.tsx'

export const meta = pageMeta
export const headers = actionHeaders
export const middleware: MiddlewareFunction<Response>[] = [guardDeskDoor]

export async function loader(args: LoaderFunctionArgs) {
  const state = await secondFactorOf(args)
  return {
    ...state,
    theme: 'dia' as const,
    meta: deskMeta('Dois fatores'),
    brandName: brand.name,
  }
}

export const action = (args: ActionFunctionArgs) => factorAction(args)

export { AccountError as ErrorBoundary } from '#app/shell/account-error.tsx'

export default function SecondFactorPage() {
  const { brandName, email, enrolled, passed, required } = useLoaderData<typeof loader>()
  const answer = useActionData<FactorAnswer>()
  useFailureToast(answer)
  const open = enrolled ? passed : !required
  return (
    <DoorFrame
      brandName={brandName}
      back={open ? { to: '/agencia/equipe', label: 'Voltar à mesa' } : undefined}
    >
      <h1 className="title-2">Dois fatores</h1>
      <div className="mt-3 grid gap-8">{content()}</div>
      <Toaster />
    </DoorFrame>
  )

  function content() {
    if (answer?.codes) return <RecoveryCodes codes={answer.codes} />
    if (enrolled && !passed) {
      return (
        <>
          <p className="text-[1.1rem] text-muted">
            Abra o aplicativo de códigos no celular e digite os seis números da {brandName}. Sem o
            celular, use um dos códigos de recuperação.
          </p>
          <CodeForm intent="code" label="Código" button="Entrar na mesa" />
        </>
      )
    }
    if (enrolled) {
      return (
        <>
          <p className="text-[1.1rem] text-muted">
            A sua conta pede um código do celular ao entrar. Aqui você faz novos códigos de
            recuperação; os antigos deixam de valer.
          </p>
          <PasswordStep intent="codes" email={email} button="Fazer novos códigos" />
        </>
      )
    }
    if (answer?.secret) return <SecretCode secret={answer.secret} />
    return (
      <>
        <p className="text-[1.1rem] text-muted">
          Além da senha, a mesa pede um código que muda a cada meio minuto no seu celular. Você
          precisa de um aplicativo de códigos, como Google Authenticator, Microsoft Authenticator ou
          o gerenciador de senhas que já usa.
          {required && ' Aqui ele é obrigatório para a equipe.'}
        </p>
        <PasswordStep intent="begin" email={email} button="Começar" />
      </>
    )
  }
}
