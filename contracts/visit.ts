/** What brought a visit: the first address it opened and the site it came from. */
export type Visit = { landing: string; referrer: string }

const longestPart = 60

/** One short line a person can read, such as 'instagram / bio / lancamento' or 'google.com'. */
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

/** The link with the visit's reference: in the text of a chat, as a parameter of a booking. */
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
