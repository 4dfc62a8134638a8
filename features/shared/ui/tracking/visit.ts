import { shareableVisit, type Visit } from '#features/shared/rules/visit.ts'

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
