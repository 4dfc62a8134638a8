export type Consent = 'unknown' | 'accepted' | 'rejected'

const choices = ['accepted', 'rejected'] as const

export function readConsent(): Consent {
  try {
    for (const choice of choices) {
      if (localStorage.getItem(`cookies-${choice}`) === 'true') return choice
    }
  } catch {
    // Storage is disabled: no choice is stored.
  }
  return 'unknown'
}

/** Dispatches `consent` on the window. */
export function storeConsent(consent: 'accepted' | 'rejected'): void {
  try {
    for (const choice of choices) localStorage.removeItem(`cookies-${choice}`)
    localStorage.setItem(`cookies-${consent}`, 'true')
  } catch {
    // The choice applies to this page only.
  }
  dispatchEvent(new CustomEvent('consent', { detail: consent }))
}
