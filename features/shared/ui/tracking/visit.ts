import {
  shareableVisit,
  type Visit,
  visitReference,
  withReference,
} from '#features/shared/rules/visit.ts'

/** The first page of a visit, in session storage only; nothing is sent. */
export function rememberVisit(): Visit {
  const visit = shareableVisit({ landing: location.href, referrer: document.referrer })
  try {
    const stored = sessionStorage.getItem('visit')
    if (stored) return JSON.parse(stored)
    sessionStorage.setItem('visit', JSON.stringify(visit))
  } catch {
    // Storage is disabled: the visit is this page.
  }
  return visit
}

/**
 * Adds the visit's origin to what the visitor sends: chat text, booking parameter, contact form
 * fields.
 */
export function carryVisit(agenda: string): void {
  const visit = rememberVisit()
  const reference = visitReference(visit)

  function toLink({ target }: Event) {
    const link = (target as Element).closest<HTMLAnchorElement>('a[target=_blank]')
    if (link && (link.href.startsWith('https://wa.me/') || link.href.includes(agenda))) {
      link.href = withReference(link.href, reference)
    }
  }

  function toForm({ target, formData }: FormDataEvent) {
    if (!/\/(contato|agenda)(\?|$)/.test((target as HTMLFormElement).action)) return
    formData.set('landing', visit.landing)
    formData.set('referrer', visit.referrer)
  }

  for (const eventType of ['pointerdown', 'click']) addEventListener(eventType, toLink, true)
  addEventListener('formdata', toForm)
}
