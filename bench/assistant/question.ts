import type { PriceRef, ServiceSlug } from '#content/types/assistant.ts'

/**
 * What an answer must hold, by reference to the content: an agency that changes a price or its
 * hours changes the right answer with it. `says` is for what is a matter of sense, not of fact.
 */
export type Fact =
  | { price: PriceRef }
  | { features: PriceRef }
  | { brand: 'hours' | 'closed' | 'address' | 'phone' | 'email' | 'scheduling' | 'privacyEmail' }
  | { brand: 'replyTime' | 'city' | 'name' | 'taxId' | 'instagram' }
  | { brand: 'postalCode' | 'privacyOfficer' | 'assistant' }
  /** The name of somebody who leads the work. */
  | { lead: true }
  /** The answer of the site's own question that holds this word. */
  | { faq: ServiceSlug; about: string }
  | { discount: number }
  | { path: string }
  | { goal: string }
  | { says: RegExp }
  /** Says that it does not know, and offers a person. */
  | { unknown: true }
  | { anyPrice: true }
  | { any: Fact[] }
  /** In the agency's own words, where its content holds the first; else what is to be said instead. */
  | { where: RegExp; said: RegExp; otherwise: Fact }

export type Question = {
  kind: string
  niche: string
  question: string
  /** Earlier questions, as a client that remembers sends them. */
  previous?: string
  /** In the first three sentences. */
  first: Fact[]
  /** Anywhere. */
  also?: Fact[]
  never?: Fact[]
}
