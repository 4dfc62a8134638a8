import type { ReactNode } from 'react'
import { SailScene } from '#app/site/art/sail-scene.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { AuthContent } from '#content/types/account.ts'

type Props = {
  content: Omit<AuthContent, 'meta'>
  brandName: string
  legal: { terms?: string; privacy?: string }
  children: ReactNode
}

/** The door of the client area: the form on one side, the sea on the other. */
export function AuthFrame({ content, brandName, legal, children }: Props) {
  return (
    <div className="auth">
      <div className="auth-form">
        <header className="flex flex-wrap items-center justify-between gap-3">
          <SiteLink
            to="/"
            className="flex items-center gap-2.5 font-display text-[1.35rem] font-bold"
          >
            <Logo />
            {brandName}
          </SiteLink>
          <SiteLink to="/" className="btn btn-ghost btn-sm">
            <Icon name="arrow-left" />
            Voltar ao Site
          </SiteLink>
        </header>
        <main id="conteudo" className="auth-main">
          <h1 className="title-2">{content.title}</h1>
          <p className="mt-3 mb-8 text-[1.1rem] text-muted">{content.lead}</p>
          {children}
        </main>
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
      </div>
      <aside className="auth-aside" aria-label="O que há na Área do Cliente">
        <SailScene />
        <div className="auth-words">
          <p className="title-3 font-display font-bold leading-tight">{content.aside.title}</p>
          <ul>
            {content.aside.points.map((point) => (
              <li key={point}>
                <Icon name="check" className="mt-0.5 size-5 flex-none" />
                {point}
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  )
}
