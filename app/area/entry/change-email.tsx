import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  useLoaderData,
} from 'react-router'
import { actionHeaders, useFailureToast } from '#app/shell/forms/form-state.ts'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { DoorFrame } from '#app/shell/frame/account-error.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Toaster } from '#app/ui/toast/toaster.tsx'
import { guardEntry } from '#features/people/server/people.server.ts'
import { changeEmailAction, changeEmailData } from './change-email.server.ts'

export const meta = pageMeta
export const headers = actionHeaders
export const middleware: MiddlewareFunction<Response>[] = [guardEntry]
export const loader = (args: LoaderFunctionArgs) => changeEmailData(args)
export const action = (args: ActionFunctionArgs) => changeEmailAction(args)

export { AccountError as ErrorBoundary } from '#app/shell/frame/account-error.tsx'

const words = {
  confirm: {
    title: 'Usar este e-mail?',
    text: (email: string) => `A partir de agora você entra com ${email}.`,
    button: 'Confirmar o novo e-mail',
  },
  stop: {
    title: 'Parar a troca de e-mail?',
    text: (email: string) =>
      `A conta continua com ${email}, e todos os dispositivos saem dela. Depois, troque a senha.`,
    button: 'Parar a troca',
  },
  undo: {
    title: 'Desfazer a troca de e-mail?',
    text: (email: string) =>
      `A conta volta para ${email}, e todos os dispositivos saem dela. Depois, troque a senha.`,
    button: 'Desfazer a troca',
  },
} as const

function Ask({ way, email }: { way: keyof typeof words; email: string }) {
  const { busy, form } = usePostForm(way === 'confirm' ? 'confirm-change' : 'stop-change')
  const { title, text, button } = words[way]
  return (
    <>
      <h1 className="title-2">{title}</h1>
      <p className="mt-3 mb-8 text-[1.1rem] text-muted wrap-anywhere">{text(email)}</p>
      <PostForm {...form}>
        <Button type="submit" busy={busy} busyText="Um momento...">
          {button}
        </Button>
      </PostForm>
    </>
  )
}

/** Where the links of an address change lead. */
export default function ChangeEmailPage() {
  const { brandName, change } = useLoaderData<typeof loader>()
  useFailureToast()
  return (
    <DoorFrame brandName={brandName}>
      {change ? (
        <Ask {...change} />
      ) : (
        <>
          <h1 className="title-2">Este link não vale mais</h1>
          <p className="mt-3 text-[1.1rem] text-muted">
            Ele só funciona uma vez e por tempo limitado. Para trocar o e-mail, entre na sua conta e
            peça de novo em Configurações.
          </p>
          <p className="mt-8">
            <a href="/auth" className="btn btn-cta">
              Entrar
            </a>
          </p>
        </>
      )}
      <Toaster />
    </DoorFrame>
  )
}
