import { readConsent, storeConsent } from '#features/shared/ui/tracking/consent.ts'
import { writeSession } from '#features/shared/ui/tracking/session-storage.ts'

/** The banner's buttons, and the one in the footer that opens it again (sections/consent-banner.tsx). */
export function watchConsent(): void {
  const banner = document.querySelector<HTMLElement>('.consent')
  const { dataset } = document.documentElement
  addEventListener('click', ({ target }) => {
    const act = (target as Element).closest<HTMLElement>('button[data-consent]')?.dataset.consent
    if (!act || !banner) return
    if (act === 'open') {
      banner.dataset.chosen = readConsent()
      dataset.consent = 'ask'
      return banner.focus()
    }
    // Closed is no answer: it only holds until a page is loaded anew (boot.ts).
    if (act === 'close') writeSession('cookies-closed', 'true')
    else storeConsent(act as 'accepted' | 'rejected')
    delete dataset.consent
  })
}
