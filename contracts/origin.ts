import { oneLine } from './one-line.ts'
import type { Visit } from './visit.ts'

/** What brought a visit, in words few enough to be counted by. All three may be empty. */
export type Origin = { source: string; campaign: string; page: string }

/** Everything past what is counted by its own name on one day. */
export const OTHER = 'outras'

/** Sources known by name. A source of another name is a site's host or what a campaign wrote. */
export const sourceNames: Record<string, string> = {
  '': 'Direto',
  'google-ads': 'Google Ads',
  'meta-ads': 'Meta Ads',
  'microsoft-ads': 'Microsoft Ads',
  'linkedin-ads': 'LinkedIn Ads',
  google: 'Google, busca',
  bing: 'Bing, busca',
  duckduckgo: 'DuckDuckGo, busca',
  instagram: 'Instagram',
  facebook: 'Facebook',
  whatsapp: 'WhatsApp',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  x: 'X',
  chatgpt: 'ChatGPT',
  email: 'E-mail',
  indicacao: 'Indicação',
  telefone: 'Telefone',
  balcao: 'Balcão',
  [OTHER]: 'Outras',
}

export const sourceName = (source: string): string => sourceNames[source] ?? source

const hosts: [RegExp, string][] = [
  [/^mail\.(google|yahoo)\.|^outlook\.(live|office)\.|^com\.google\.android\.gm$/, 'email'],
  [/(^|\.)google\.[a-z]{2,3}(\.[a-z]{2})?$|^com\.google\.android/, 'google'],
  [/(^|\.)bing\.com$/, 'bing'],
  [/(^|\.)duckduckgo\.com$/, 'duckduckgo'],
  [/(^|\.)instagram\.com$|^com\.instagram\./, 'instagram'],
  [/(^|\.)(facebook\.com|fb\.(com|me)|messenger\.com)$|^com\.facebook\./, 'facebook'],
  [/(^|\.)(whatsapp\.com|wa\.me)$|^com\.whatsapp/, 'whatsapp'],
  [/(^|\.)linkedin\.com$|^lnkd\.in$/, 'linkedin'],
  [/(^|\.)youtube\.com$|^youtu\.be$/, 'youtube'],
  [/(^|\.)tiktok\.com$/, 'tiktok'],
  [/^t\.co$|(^|\.)(x|twitter)\.com$/, 'x'],
  [/(^|\.)(chatgpt|openai)\.com$/, 'chatgpt'],
]

/** How else campaigns call a source. */
const aliases: Record<string, string> = {
  adwords: 'google-ads',
  googleads: 'google-ads',
  meta: 'meta-ads',
  metaads: 'meta-ads',
  facebookads: 'meta-ads',
  instagramads: 'meta-ads',
  fb: 'facebook',
  ig: 'instagram',
  insta: 'instagram',
  wa: 'whatsapp',
  zap: 'whatsapp',
  twitter: 'x',
  mail: 'email',
  newsletter: 'email',
  indicacao: 'indicacao',
  indicação: 'indicacao',
}

/** The same place, paid for. */
const paid: Record<string, string> = {
  google: 'google-ads',
  youtube: 'google-ads',
  facebook: 'meta-ads',
  instagram: 'meta-ads',
  bing: 'microsoft-ads',
  linkedin: 'linkedin-ads',
}
const paidMedium = /^(cpc|cpm|cpv|ppc|ads?|an[uú]ncios?|pago|paid.*|tr[aá]fego.?pago|display)$/

const fromHost = (host: string) => hosts.find(([pattern]) => pattern.test(host))?.[1]

/** One line of lower case, cut between characters and not inside one. */
function tidy(text: string | null, most: number): string {
  const line = oneLine(text ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
  return line.length > most ? [...line].slice(0, most).join('') : line
}

function namedSource(given: string, medium: string): string {
  const bare = given.replace(/[\s_-]+/g, '')
  const source = aliases[bare] ?? (Object.hasOwn(sourceNames, given) ? given : fromHost(given))
  if (source === undefined || source === OTHER) return given === OTHER ? 'outra' : given
  return paidMedium.test(medium) ? (paid[source] ?? source) : source
}

function sourceOf(query: URLSearchParams, referrer: string): string {
  const given = tidy(query.get('utm_source'), 60)
  const clicked = ['gclid', 'gbraid', 'wbraid'].some((name) => query.has(name))
  if (given) {
    const source = namedSource(given, tidy(query.get('utm_medium'), 60))
    return clicked && source === 'google' ? 'google-ads' : source
  }
  if (clicked) return 'google-ads'
  if (query.has('msclkid')) return 'microsoft-ads'
  if (!URL.canParse(referrer)) return ''
  const host = tidy(new URL(referrer).hostname.replace(/^www\./, ''), 60)
  return fromHost(host) ?? host
}

/**
 * Where a visit is counted: by what the campaign wrote into the address, else by the site it came
 * from. Visits and leads are told apart by this one function, so that they can stand in one row.
 */
export function originOf({ landing, referrer }: Visit): Origin {
  if (!URL.canParse(landing)) return { source: '', campaign: '', page: '' }
  const url = new URL(landing)
  const isOurs = URL.canParse(referrer) && new URL(referrer).host === url.host
  return {
    source: sourceOf(url.searchParams, isOurs ? '' : referrer),
    campaign: tidy(url.searchParams.get('utm_campaign'), 80),
    page: [...url.pathname].slice(0, 200).join(''),
  }
}
