import type { Fact, IconName, PageMeta, Photo, WindArt } from './common.ts'

type Head = { eyebrow: string; title: string; intro: string }

/** A drawn portrait, for whoever has no photo. */
export type Likeness = {
  hair: 'long' | 'short' | 'curls'
  /** From the lightest to the darkest. */
  skin: 1 | 2 | 3
  wears: 'blazer' | 'crew' | 'blouse'
  beard?: true
  glasses?: true
}

/** What every page about a person knows. */
type Person = {
  slug: string
  name: string
  /** Two letters, the portrait of whoever has neither photo nor likeness. */
  initials: string
  role: string
  /** One sentence for the cards that lead here. */
  summary?: string
  meta: PageMeta
  art: WindArt
  photo?: Photo
  likeness?: Likeness
  /** Said above the role of whom the agency works with, but who is not its own: 'Parceira da …'. */
  partner?: string
  /** For the Person data of search engines. */
  knowsAbout: string[]
}

/** A lead of the agency: /home1/team/{slug}. */
export type Profile = Person & {
  /** For the copy under /home1, where the page also stands outside it. */
  classicMeta?: PageMeta
  header: { headline?: string; lead?: string; specialities: string[] }
  results?: Head & { items: (Fact & { detail: string })[]; note: string }
  approach?: Head & { quote: string; steps: { title: string; text: string }[] }
  skills?: Head & { items: { name: string; level: number; note: string }[] }
  sectors?: Head & { items: { name: string; text: string }[] }
  closing: { title: string; text: string; schedule: string; talk: string; portfolio: string }
  /** The text a WhatsApp chat opens with. */
  whatsapp: string
}

export type WorkExperience = {
  company: string
  period: string
  role: string
  description: string
  highlights: string[]
}

type PersonalCase = { title: string; description: string; impact: string; icon: IconName }

type ServiceItem = { title: string; description: string; icon: IconName }

/** A professional portfolio of its own, for employers: /{slug}. */
export type Personal = Person & {
  /** What the person has to do with the agency, in their own words; [words](/address) are links. */
  relation?: string
  badge: string
  headline: string
  lead: string
  city: string
  contact: { email: string; whatsapp: string; phone: string; message: string }
  summaryBlock: { title: string; paragraphs: string[]; chips: string[] }
  experience: { title: string; intro: string; items: WorkExperience[] }
  cases: { title: string; intro: string; items: PersonalCase[] }
  services: { title: string; intro: string; items: ServiceItem[] }
  testimonials: {
    title: string
    intro: string
    soon: string
    items: { from: string; about: string }[]
  }
  education: { title: string; items: { name: string; place: string; year: string }[] }
  closing: { title: string; text: string }
}
