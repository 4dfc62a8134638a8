import type { ReactNode } from 'react'
import { ConsentBanner } from './consent-banner.tsx'
import { bareData } from './site-data.server.ts'

/** For a page that stands alone, as the one opened from a profile's link does. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <main id="conteudo" tabIndex={-1}>
        {children}
      </main>
      <ConsentBanner policy={bareData().policy} />
    </>
  )
}
