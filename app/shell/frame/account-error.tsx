import type { ReactNode } from 'react'
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router'
import { SailScene } from '#app/site/art/sail-scene.tsx'
import { NamedLogo } from '#app/site/parts/logo.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { notStaff, readFailure } from '#features/shared/rules/failure.ts'

function wayBack(path: string): [string, string] {
  if (path.startsWith('/agencia')) return ['/agencia', 'Voltar à mesa']
  if (path.startsWith('/dashboard')) return ['/dashboard', 'Voltar para a Visão Geral']
  return ['/', 'Voltar ao Site']
}

type Missing = { title: string; text: string; instead?: { to: string; label: string } }

const notFound: Missing = {
  title: 'Não encontramos esta página.',
  text: 'Talvez o endereço tenha mudado ou o item não exista mais.',
}

const failed = {
  title: 'Algo não saiu como esperado.',
  text: 'Tente de novo em alguns instantes; se continuar, fale com a gente.',
}

/** For clients and former staff: every address of the desk gives the same response. */
function NotStaff() {
  return (
    <main className="wrap grid min-h-dvh max-w-xl content-center gap-5 py-16">
      <title>Esta página é da equipe da agência</title>
      <h1 className="title-2">Esta página é da equipe da agência.</h1>
      <p className="lead">
        A sua conta não faz parte da equipe. Se você é cliente, os seus números estão na Área do
        Cliente. Se fazia parte da equipe e isto não era esperado, a sua conta diz como falar com a
        agência.
      </p>
      <form method="post" action="/dashboard/sign-out" className="flex flex-wrap gap-3">
        <a href="/dashboard" className="btn btn-cta">
          Ir para a minha conta
        </a>
        <a href="/" className="btn btn-ghost">
          Voltar ao Site
        </a>
        <button type="submit" className="btn btn-ghost">
          Sair
        </button>
      </form>
    </main>
  )
}

/** Error page when there is no earlier page to stay on. Details are in the log only. */
export function AccountError({ missing = notFound }: { missing?: Missing }) {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  const [home, back] = wayBack(useLocation().pathname)
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  if (isRouteErrorResponse(error) && error.statusText === notStaff) return <NotStaff />
  const failure = isRouteErrorResponse(error) ? readFailure(error.data) : undefined
  const ours = failure ? { title: failure.message, text: failure.action } : failed
  const { title, text } = isMissing ? missing : ours
  return (
    <main className="wrap grid min-h-dvh max-w-xl content-center gap-5 py-16">
      <title>{title}</title>
      <h1 className="title-2">{title}</h1>
      <p className="lead">{text}</p>
      <p className="flex flex-wrap gap-3">
        {isMissing && missing.instead && (
          <a href={missing.instead.to} className="btn btn-cta">
            {missing.instead.label}
          </a>
        )}
        {!isMissing && (
          <Button busy={state === 'loading'} onClick={() => void revalidate()}>
            Tentar de novo
          </Button>
        )}
        <a href={home} className="btn btn-ghost">
          {back}
        </a>
      </p>
    </main>
  )
}

type Props = {
  brandName: string
  back?: { to: string; label: string }
  footer?: ReactNode
  /** Beside the form on wide screens; the scene alone by default. */
  aside?: ReactNode
  children: ReactNode
}

/** The frame of pages outside the area and the desk, such as an invitation. */
export function DoorFrame({ brandName, back, footer, aside, children }: Props) {
  return (
    <div className="auth">
      <div className="auth-form">
        <header className="flex flex-wrap items-center justify-between gap-3">
          <SiteLink
            to="/"
            className="flex items-center gap-2.5 font-display text-[1.35rem] font-bold"
          >
            <NamedLogo name={brandName} />
          </SiteLink>
          {back && (
            <SiteLink to={back.to} className="btn btn-ghost btn-sm">
              <Icon name="arrow-left" />
              {back.label}
            </SiteLink>
          )}
        </header>
        <main id="conteudo" className="self-center">
          {children}
        </main>
        {footer}
      </div>
      {aside ?? (
        <div className="auth-aside" aria-hidden>
          <SailScene />
        </div>
      )}
    </div>
  )
}
