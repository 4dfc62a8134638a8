import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { CodeForm } from '#app/shell/forms/code-form.tsx'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { PasswordField } from '#app/shell/forms/password-fields.tsx'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { DoorFrame } from '#app/shell/frame/account-error.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Toaster } from '#app/ui/toast/toaster.tsx'
import { brand } from '#content/brand.ts'
import { eraseForm } from '#features/people/rules/credentials.ts'
import { guardDeskDoor, secondFactorOf } from '#features/people/server/people.server.ts'
import { deskMeta } from '../shared/desk-view.server.ts'
import { type FactorAnswer, factorAction } from './second-factor.server.ts'

type Secret = { uri: string; secret: string; code: { side: number; path: string } }

/** The secret as QR code and text, with the form for the first code. */
function SecretCode({ secret: { uri, secret, code } }: { secret: Secret }) {
  return (
    <>
      <ol className="grid gap-5 ps-[1.4rem] list-decimal">
        <li>
          <p>Aponte o aplicativo de códigos para este quadro.</p>
          <svg
            viewBox={`0 0 ${code.side} ${code.side}`}
            className="secret-code"
            role="img"
            aria-label="Código para o aplicativo; a chave em texto está logo abaixo"
            shapeRendering="crispEdges"
          >
            <path d={code.path} />
          </svg>
          <p className="text-muted">
            Neste mesmo celular? <a href={uri}>Abrir no aplicativo</a>, ou digite a chave:
          </p>
          <p className="secret-words">{secret}</p>
        </li>
        <li>
          <p>Digite o código de seis números que ele mostra agora.</p>
        </li>
      </ol>
      <CodeForm intent="confirm-factor" label="Código do aplicativo" button="Ativar" uri={uri} />
    </>
  )
}

type Props = { intent: string; email: string; button: string }

/** Asks for the password again, in case a session was left open. */
function PasswordStep({ intent, email, button }: Props) {
  const { busy, errors, form } = usePostForm(intent, eraseForm)
  return (
    <PostForm {...form} className="grid gap-5">
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="A sua senha"
        name="currentPassword"
        autoComplete="current-password"
        required
        error={errors.currentPassword}
      />
      <Button type="submit" busy={busy} busyText="Um momento..." className="w-full">
        {button}
      </Button>
    </PostForm>
  )
}

/** Shown once; each code works once instead of the phone. */
function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <>
      <p role="status" className="text-[1.1rem]">
        Pronto. Guarde estes códigos de recuperação: cada um vale uma vez, no lugar do celular. Eles
        não aparecem de novo.
      </p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-3">
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(codes.join('\n'))}`}
          download="codigos-de-recuperacao.txt"
          className="btn btn-ghost"
        >
          <Icon name="download" />
          Baixar
        </a>
        <a href="/agencia" className="btn btn-cta">
          Já guardei, abrir a mesa
        </a>
      </p>
    </>
  )
}

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

export { AccountError as ErrorBoundary } from '#app/shell/frame/account-error.tsx'

export default function SecondFactorPage() {
  const { brandName, email, enrolled, passed, required } = useLoaderData<typeof loader>()
  const answer = useActionData<FactorAnswer>()
  useFailureToast()
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
