/** What was typed, kept in this tab until it is sent. */
type Draft = {
  values: Record<string, string>
  /** When the page was opened on which it was begun. */
  since: number
}

const STORED_AS = 'contact-draft'

export function readDraft(): Draft {
  const fresh = { values: {}, since: performance.timeOrigin }
  try {
    return { ...fresh, ...JSON.parse(sessionStorage.getItem(STORED_AS) ?? '{}') }
  } catch {
    // Storage may be switched off; the form then keeps what it shows.
    return fresh
  }
}

export function saveDraft(values: Draft['values']) {
  if (!Object.values(values).some(Boolean)) return forgetDraft()
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify({ values, since: readDraft().since }))
  } catch {
    // As above.
  }
}

export function forgetDraft() {
  try {
    sessionStorage.removeItem(STORED_AS)
  } catch {
    // As above.
  }
}
