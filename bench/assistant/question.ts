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
  /** The answer of the site's own question that holds this word. */
  | { faq: ServiceSlug; about: string }
  | { discount: number }
  | { path: string }
  | { goal: string }
  | { says: RegExp }
  /** Says that it does not know, and offers a person. */
  | { unknown: true }
  | { anyPrice: true }

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

type Rest = Pick<Question, 'also' | 'never' | 'previous'>
type Row = [niche: string, question: string, first: Fact[], rest?: Rest]

export function ofKind(kind: string, rows: Row[]): Question[] {
  return rows.map(([niche, question, first, rest]) => ({ kind, niche, question, first, ...rest }))
}

export const price = (ref: PriceRef): Fact => ({ price: ref })
export const says = (pattern: RegExp): Fact => ({ says: pattern })
export const faq = (service: ServiceSlug, about: string): Fact => ({ faq: service, about })
export const path = (to: string): Fact => ({ path: to })
export const unknown: Fact = { unknown: true }
export const anyPrice: Fact = { anyPrice: true }
/** The numbered steps of a playbook, where nobody asked for one. */
export const playbook = says(/Próximos passos/)
