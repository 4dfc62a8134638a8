import { claims } from '#content/claims.ts'
import { agenda } from '#content/pages/agenda.ts'
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
  /** What the answer does instead: known, and still to be mended. */
  wrong?: string
}

type Rest = Pick<Question, 'also' | 'never' | 'previous' | 'wrong'>
type Row = [niche: string, question: string, first: Fact[], rest?: Rest]

export function ofKind(kind: string, rows: Row[]): Question[] {
  return rows.map(([niche, question, first, rest]) => ({ kind, niche, question, first, ...rest }))
}

export const price = (ref: PriceRef): Fact => ({ price: ref })
export const says = (pattern: RegExp): Fact => ({ says: pattern })
export const faq = (service: ServiceSlug, about: string): Fact => ({ faq: service, about })
export const path = (to: string): Fact => ({ path: to })
export const unknown: Fact = { unknown: true }
export const any = (...facts: Fact[]): Fact => ({ any: facts })
export const known = (where: RegExp, said: RegExp, otherwise: Fact): Fact => ({
  where,
  said,
  otherwise,
})
/** In how many days a site is ready. */
export const averageDays = says(new RegExp(claims.websites.timeline?.value ?? '.'))
/** How long a conversation lasts. */
export const meetingMinutes = says(
  new RegExp(agenda.settings.kinds.map(({ minutes }) => `\\b${minutes}\\b`).join('|')),
)
export const anyPrice: Fact = { anyPrice: true }
/** The numbered steps of a playbook, where nobody asked for one. */
export const playbook = says(/Próximos passos/)
