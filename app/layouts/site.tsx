import type { ReactNode } from 'react'
import { BackToTop } from '../sections/back-to-top.tsx'
import { ConsentBanner } from '../sections/consent-banner.tsx'
import { FloatingContact } from '../sections/floating-contact.tsx'
import { MenuSheet } from '../sections/menu-sheet.tsx'
import { SiteFooter } from '../sections/site-footer.tsx'
import { SiteHeader } from '../sections/site-header.tsx'
import { Island } from '../site/island.tsx'
import type { SiteData } from './site-data.server.ts'

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
