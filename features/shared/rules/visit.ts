/** What brought a visit: the first address it opened and the site it came from. */
export type Visit = { landing: string; referrer: string }

const longestPart = 60

/** What a campaign or an ad writes into an address. All else may be a secret, as in a reset link. */
const namesCampaign = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid)$/

/**
 * The visit as it may be kept and passed on. Our own pages are left out as a referrer: they bring
 * nobody, and their addresses would come along whole.
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
