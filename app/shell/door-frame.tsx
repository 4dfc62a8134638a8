import type { ReactNode } from 'react'
import { SailScene } from '#app/site/art/sail-scene.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'

type Props = { brandName: string; back?: { to: string; label: string }; children: ReactNode }

/** The frame of a door that stands by itself: one thing to do, beside the sea. */
export function DoorFrame({ brandName, back, children }: Props) {
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
          {back && (
            <SiteLink to={back.to} className="btn btn-ghost btn-sm">
              <Icon name="arrow-left" />
              {back.label}
            </SiteLink>
          )}
        </header>
        <main id="conteudo" className="auth-main">
          {children}
        </main>
      </div>
      <div className="auth-aside" aria-hidden>
        <SailScene />
      </div>
    </div>
  )
}
