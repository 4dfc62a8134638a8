import type { ReactNode } from 'react'
import { Island } from '../render/island.tsx'
import { BackToTop } from './back-to-top.tsx'
import { ConsentBanner } from './consent-banner.tsx'
import { FloatingContact } from './floating-contact.tsx'
import { MenuSheet } from './menu-sheet.tsx'
import type { SiteData } from './site-data.server.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

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
      <MenuSheet items={header.sheet} action={header.action} />
      <SiteFooter {...footer} />
      <div className="floating no-print">
        <BackToTop />
        {floating && (
          <FloatingContact {...floating}>
            {assistant && <Island name="assistant-link" props={assistant} />}
          </FloatingContact>
        )}
      </div>
      <ConsentBanner policy={consent.policy} />
    </>
  )
}
