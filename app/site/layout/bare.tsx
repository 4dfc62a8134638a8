import type { ReactNode } from 'react'
import { ConsentBanner } from './consent-banner.tsx'
import type { ConsentData } from './site-data.server.ts'

type Props = { consent: ConsentData; children: ReactNode }

/** For a page without header and footer, such as the page of links. */
export function BareLayout({ consent, children }: Props) {
  return (
    <>
      <main id="conteudo" tabIndex={-1}>
        {children}
      </main>
      <ConsentBanner policy={consent.policy} />
    </>
  )
}
