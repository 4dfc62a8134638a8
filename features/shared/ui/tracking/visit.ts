import {
  shareableVisit,
  type Visit,
  visitReference,
  withReference,
} from '#features/shared/rules/visit.ts'

/** The first page of a visit is kept for the visit, in this tab only; nothing is sent by itself. */
export function rememberVisit(): Visit {
  const visit = shareableVisit({ landing: location.href, referrer: document.referrer })
  try {
    const stored = sessionStorage.getItem('visit')
    if (stored) return JSON.parse(stored)
    sessionStorage.setItem('visit', JSON.stringify(visit))
  } catch {
    // Storage may be switched off; the visit then is this page.
  }
  return visit
}

/**
 * What brought the visit goes along with what the visitor sends: in the text of a chat, as a
 * parameter of a booking, with a contact form that the browser sends by itself.
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

  for (const act of ['pointerdown', 'click']) addEventListener(act, toLink, true)
  addEventListener('formdata', toForm)
}
