import type { Fact, PageMeta, WindArt } from './common.ts'

export type ClassicHomeContent = {
  meta: PageMeta
  art: WindArt
  hero: {
    badge: string
    title: string
    lead: string
    /** Leads to the plans; nothing where no price is published. */
    price?: string
    schedule: string
    cases: string
    rating?: string
    clients?: string
    /** Two at most, over the drawing. */
    stats: Fact[]
  }
  /** Addresses of service pages, in the order of their cards. */
  services: SectionHead & { more: string; pages: string[] }
  about: {
    eyebrow: string
    title: string
    paragraphs: string[]
    highlight?: Fact
    facts: Fact[]
    /** Labels of the buttons; the page finds where they lead. */
    lead: string
    about: string
  }
  process: SectionHead & { steps: { title: string; duration?: string; text: string }[] }
  testimonials: SectionHead
  callToAction: { title: string; text: string; talk: string; cases: string }
  contact: {
    eyebrow: string
    title: string
    pitch: string
    scheduling: { title: string; text: string; points: string[]; action: string; note: string }
  }
}

/** What stands above a section: a title on the left, one sentence on the right. */
type SectionHead = { eyebrow: string; title: string; intro: string }

export type MethodologyStep = {
  title: string
  text: string
  detail: string
  deliverables: string[]
}

export type HomeContent = {
  meta: PageMeta
  art: WindArt
  hero: {
    eyebrow: string
    title: string
    highlight: string
    lead: string
    /** Leads to the plans; nothing where no price is published. */
    price?: string
    schedule: string
    cases: string
    proof?: string
    /** Initials of sample clients. */
    faces: string[]
  }
  metrics: {
    title: string
    /** Said of real figures only. */
    live: string
    livePeriod: string
    fallbackPeriod: string
    roi: string
    satisfaction: string
    clients: string
    campaigns: string
  }
  stats: Fact[]
  services: SectionHead & {
    /** Six service pages by their path; the first one gets the wide card. */
    paths: string[]
    more: string
    all: string
  }
  methodology: SectionHead & {
    pause: string
    play: string
    deliverables: string
    steps: MethodologyStep[]
  }
  tools: SectionHead & { legend: { level: 'Expert' | 'Advanced'; text: string }[] }
  testimonials: SectionHead & { cases: string; portfolio: string; about: string }
  partners: { title: string }
  offer?: {
    slots: number
    eyebrow: string
    title: string
    text: string
    points: string[]
    action: string
    /** What is true without a count, and what the calendar's count says; {n}, {mes} and {proximo} are filled in. */
    places: { plain: string; none: string; one: string; some: string }
  }
  contact: SectionHead & {
    email: string
    phone: string
    whatsapp: string
    schedule: string
    scheduleValue: string
    hours: string
  }
}
