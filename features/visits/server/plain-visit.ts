import { oneLine } from '#features/shared/rules/one-line.ts'
import type { Visit } from '#features/shared/rules/visit.ts'

const named = ['utm_source', 'utm_medium', 'utm_campaign']
/** That an ad was clicked is told, which click it was is not. */
const clicks = ['gclid', 'gbraid', 'wbraid', 'fbclid']
const LONGEST_NAME = 120

/** Of a query only what a campaign wrote into it, as far as it says where a visit comes from. */
export function campaignOf(query: string): string {
  if (query.length < 2) return ''
  const given = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const name of named) {
    const value = [...oneLine(given.get(name) ?? '').trim()].slice(0, LONGEST_NAME).join('')
    if (value) kept.set(name, value)
  }
  for (const name of clicks) if (given.has(name)) kept.set(name, '1')
  return kept.size > 0 ? `?${kept}` : ''
}

/** Of a referrer only its host. */
export function siteOf(referrer: string): string {
  const host = URL.canParse(referrer) ? new URL(referrer).host : ''
  return host && host.length <= LONGEST_NAME ? `http://${host}/` : ''
}

/** What brought a visit, without anything that tells one visitor from the next. */
export function plainVisit({ landing, referrer }: Visit): Visit {
  if (!URL.canParse(landing)) return { landing: '', referrer: '' }
  const { origin, pathname, search } = new URL(landing)
  if (pathname.length > 200) return { landing: '', referrer: '' }
  return { landing: origin + pathname + campaignOf(search), referrer: siteOf(referrer) }
}
