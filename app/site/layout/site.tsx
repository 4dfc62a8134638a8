import type { ReactNode } from 'react'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { MenuItem } from '#content/types/menu.ts'
import { Island } from '../render/island.tsx'
import { ConsentBanner } from './consent-banner.tsx'
import { FloatingContact } from './floating-contact.tsx'
import type { SiteData } from './site-data.server.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

type SheetProps = { items: MenuItem[]; action: MenuItem; booking: MenuItem | undefined }

/**
 * The mobile menu: a popover opened by its button's `command` attribute, which closes on Escape and
 * returns focus to the button. A modal would have the browser restyle the whole page as inert, half
 * of a slow phone's answer; so app/site/browser/open-menu.ts keeps focus inside, and the button that
 * closes it reaches over the page beside it (ui.css).
 */
function MenuSheet({ items, action, booking }: SheetProps) {
  return (
    <dialog
      id="menu"
      popover=""
      aria-modal="true"
      aria-labelledby="menu-titulo"
      className="modal modal-sheet"
    >
      <div className="flex items-center justify-between gap-4 ps-6 pe-3 pt-3">
        <h2 id="menu-titulo" className="title-3">
          Menu
        </h2>
        <button
          type="button"
          aria-label="Fechar"
          {...{ command: 'hide-popover', commandfor: 'menu' }}
          className={buttonClass({ variant: 'quiet', size: 'icon' })}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="grow overflow-y-auto overscroll-contain px-6 pt-3 pb-6">
        <SiteLink to={booking?.to} className="btn btn-cta mb-3 w-full">
          {booking?.label}
        </SiteLink>
        <nav aria-label="Menu">
          <ul className="font-display text-2xl font-[650] tracking-tight">
            {items.map((item) => (
              <li key={item.to} className="border-b border-line">
                <SiteLink to={item.to} className="block py-3.5 hover:text-brand">
                  {item.label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        {!items.some((item) => item.to === action.to) && (
          <SiteLink to={action.to} className="btn btn-ghost mt-8 w-full">
            {action.label}
          </SiteLink>
        )}
      </div>
    </dialog>
  )
}

/** Appears after 300 px of scrolling (app/site/browser/scrolled.ts). */
function BackToTop() {
  return (
    <button
      type="button"
      aria-label="Voltar ao topo"
      title="Voltar ao topo"
      className="back-to-top"
    >
      <Icon name="chevron" className="size-6 rotate-180" />
    </button>
  )
}

export function SiteLayout({ site, children }: { site: SiteData; children: ReactNode }) {
  const { header, footer, floating, assistant, consent } = site
  return (
    <>
      <a
        href="#conteudo"
        className="btn btn-cta no-print fixed top-3 left-3 z-50 -translate-y-24 focus:translate-y-0"
      >
        Pular para o conteúdo
      </a>
      <SiteHeader {...header} />
      <main id="conteudo" tabIndex={-1}>
        {children}
      </main>
      <MenuSheet items={header.sheet} action={header.action} booking={header.booking} />
      <SiteFooter {...footer} />
      {floating && (
        <div className="floating no-print">
          <FloatingContact {...floating}>
            {assistant && <Island name="assistant-link" props={assistant} />}
          </FloatingContact>
          <BackToTop />
        </div>
      )}
      <ConsentBanner policy={consent.policy} />
    </>
  )
}
