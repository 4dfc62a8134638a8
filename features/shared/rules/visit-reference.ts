import type { Visit } from './visit.ts'

const longestPart = 60

/** A short readable source, such as 'instagram / bio / lancamento' or 'google.com'. */
export function visitReference({ landing, referrer }: Visit): string {
  const url = new URL(landing)
  const campaign = ['source', 'medium', 'campaign', 'term', 'content']
    .map((name) => url.searchParams.get(`utm_${name}`))
    .map((part) => part?.replace(/\s+/g, ' ').trim().slice(0, longestPart))
    .filter(Boolean)
  if (campaign.length) return campaign.join(' / ')
  if (!URL.canParse(referrer)) return ''
  const { host } = new URL(referrer)
  return host === url.host ? '' : host.replace(/^www\./, '')
}

/** Adds the reference to a link: to the text of a chat, or as a parameter of a booking. */
export function withReference(href: string, reference: string): string {
  const url = new URL(href)
  const parameters = url.searchParams
  if (!reference) return href
  if (parameters.has('text')) {
    const text = parameters.get('text') as string
    if (!text.includes('\n\nOrigem: ')) parameters.set('text', `${text}\n\nOrigem: ${reference}`)
  } else {
    parameters.set('origem', reference)
  }
  return url.href
}
