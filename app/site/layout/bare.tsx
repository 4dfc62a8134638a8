import type { ReactNode } from 'react'
import { bareData } from './bare-data.server.ts'
import { ConsentBanner } from './consent-banner.tsx'

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
