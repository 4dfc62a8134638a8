export type Consent = 'unknown' | 'accepted' | 'rejected'

const keys = { accepted: 'cookies-accepted', rejected: 'cookies-rejected' } as const
const listeners = new Set<(consent: Consent) => void>()

export function readConsent(): Consent {
  try {
    if (localStorage.getItem(keys.accepted) === 'true') return 'accepted'
    if (localStorage.getItem(keys.rejected) === 'true') return 'rejected'
  } catch {
    // Storage is switched off: nothing was chosen, and nothing can be kept.
  }
  return 'unknown'
}

export function storeConsent(consent: 'accepted' | 'rejected'): void {
  try {
    localStorage.setItem(keys[consent], 'true')
    localStorage.removeItem(keys[consent === 'accepted' ? 'rejected' : 'accepted'])
  } catch {
    // The choice then holds for this page only.
  }
  for (const listener of listeners) listener(consent)
}

export function onConsentChange(listener: (consent: Consent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
