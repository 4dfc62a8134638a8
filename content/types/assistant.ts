/** A file of content/services. What is said of one that is not there is left out. */
export type ServiceSlug = string

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
  /** A story on this site from the same or a neighbouring trade; named only where the site shows it. */
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

/**
 * Terms are folded, as of a niche. In a term '..' stands for up to four words, a|b for either, and
 * a trailing * lets a word go on; a leading = wants nothing else said, a leading ^ nothing before it.
 */
export type Terms = string[]

/**
 * A direct question and its answer, in one to three sentences. A sentence may hold
 * {faq:service/word}, the site's own answer to the question with that word, {price:ref}, {hours},
 * {services} and the like (features/assistant/server/chat/answers/fill-in.ts); one whose reference the content no
 * longer has is left out, and so is one that begins with {if:service|price|/page} where none of them is.
 */
export type Topic = {
  id: string
  terms: Terms
  answer: string[]
  /** Answered alone, whatever else was asked: what nobody should be led on with. */
  alone?: true
  /** Said only where nothing else was asked. */
  courtesy?: true
  /** Of a line of business that is named, its own story answers. */
  trade?: true
  /** Names the price of what it is asked of first. */
  priced?: true
  /** The page whose sentence nearest to the question comes before the answer. */
  page?: string
}

/** What prices, deadlines and contents are asked of. */
export type Subject = {
  id: string
  /** As in '{name} custa …', at the beginning of a sentence. */
  name: string
  terms: Terms
  /** Only when nothing narrower is named: 'instagram' alone is about posts. */
  weak?: Terms
  service?: ServiceSlug
  prices: PriceRef[]
  /** Said after the price. */
  note?: string
  /** Whether anything is published about how long it takes, and where: a service's own pages. */
  time?: ServiceSlug
  /** A question whose answer is the playbook for it. */
  advice?: string
}

/** A word of the trade in one or two sentences. */
export type Definition = { terms: Terms; text: string }

/** Two things people mix up, by the ids of subjects or the first terms of definitions. */
export type Comparison = { between: [Terms, Terms]; answer: string[] }

export type AssistantTexts = {
  greeting: string
  error: string
  starters: { niche: string; question: string }[]
}

/**
 * Visitors who write in another language are understood as far as these words go, longest first,
 * answered in Portuguese, and told so in one line of theirs. All folded.
 */
export type ForeignLanguage = {
  id: string
  /** Words that Portuguese does not have, parted by spaces. */
  marks: string
  words: Record<string, string>
  line: string
}
