import type { Visit } from '#features/shared/rules/visit.ts'
import { visitReference, withReference } from '#features/shared/rules/visit-reference.ts'

/**
 * Adds the visit's origin to what the visitor sends: chat text, booking parameter, contact form
 * fields.
 */
export function carryVisit(visit: Visit, agenda: string): void {
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
