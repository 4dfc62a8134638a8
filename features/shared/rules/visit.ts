/** The first page of a visit and its referrer. */
export type Visit = { landing: string; referrer: string }

const longestPart = 60

/** Campaign parameters. Any other parameter may be a secret, as in a reset link. */
const namesCampaign = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid)$/

/**
 * The visit without secrets. Pages of this site are dropped as referrers, since their addresses may
 * contain keys.
 */
export function shareableVisit({ landing, referrer }: Visit): Visit {
  if (!URL.canParse(landing)) return { landing: '', referrer: '' }
  const url = new URL(landing)
  const campaign = [...url.searchParams].filter(([name]) => namesCampaign.test(name))
  url.search = new URLSearchParams(campaign).toString()
  url.hash = ''
  const isOurs = URL.canParse(referrer) && new URL(referrer).host === url.host
  return { landing: url.href, referrer: isOurs ? '' : referrer }
}

/** A visit as a request shows it, with the source that the pressed link carried. */
export type PageVisit = Visit & { reference: string }

export function visitOf(url: URL, referrer = ''): PageVisit {
  const reference = (url.searchParams.get('origem') ?? '').slice(0, 400)
  return { ...shareableVisit({ landing: url.href, referrer }), reference }
}

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
