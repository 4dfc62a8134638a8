export type ServiceSlug =
  | 'analytics'
  | 'automacao'
  | 'conteudo'
  | 'email-marketing'
  | 'image-video-capture'
  | 'marketing-conteudo'
  | 'seo'
  | 'trafego-pago'
  | 'websites'
  | 'websites-apps'

/**
 * One line of business and what has proven itself in it: one next step for each service.
 * Terms are folded (no accents, singular); a trailing * lets a word go on.
 */
export type Niche = {
  id: string
  /** As in 'Para {name}, …', in the plural. */
  name: string
  terms: string[]
  /** As in 'a sua clínica'. */
  business: { article: 'a' | 'o'; noun: string }
  customer: { one: string; many: string }
  /** What a customer would type into a search. */
  search: string
  /** A rule of the trade that advertising must keep. */
  rule?: string
  /** A story on this site from the same or a neighbouring trade. */
  proof?: { label: string; path: string }
  plays: Record<ServiceSlug, string>
}

/** Names a price of content/plans.ts; the figure itself is never written here. */
export type PriceRef =
  | `recurring/${string}`
  | `one-off/${string}`
  | `${'websites' | 'content' | 'analytics'}/${string}`

/**
 * What a visitor wants to reach. Texts may hold {cliente}, {clientes}, {negocio} (a sua clínica),
 * {do} (da sua clínica), {no} (na sua clínica) and {busca}.
 */
export type Goal = {
  id: string
  terms: string[]
  /** So general that a narrower goal should win. */
  wide?: true
  diagnosis: string
  /** The main service first; the niche's step for each of them becomes part of the answer. */
  services: ServiceSlug[]
  steps: string[]
  prices: PriceRef[]
}

export type AssistantTexts = {
  greeting: string
  error: string
  starters: { niche: string; question: string }[]
}
