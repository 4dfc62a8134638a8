/** The first page of a visit and its referrer. */
export type Visit = { landing: string; referrer: string }

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
