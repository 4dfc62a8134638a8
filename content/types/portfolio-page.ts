import type { Fact, IconName, PageMeta, Photo, WindArt } from './common.ts'

type Head = { eyebrow: string; title: string; intro: string }

/** Also the value of ?aba= in the address. */
export type PortfolioTab =
  | 'visao-geral'
  | 'areas'
  | 'projetos'
  | 'processo'
  | 'resultados'
  | 'contato'

export type Area = {
  id: string
  title: string
  description: string
  icon: IconName
  image: WindArt
  photo?: Photo
  /** A page under /servicos. */
  link: string
  features: string[]
  metrics: Fact[]
  technologies: string[]
}

/** A screen that app/site/families/portfolio knows how to draw, and what it shows in words. */
export type ProjectImage = {
  screen:
    | 'booking'
    | 'booking-phone'
    | 'film'
    | 'feed-phone'
    | 'dashboard'
    | 'search'
    | 'plain'
    | 'plain-phone'
  alt: string
}

export type PortfolioCase = {
  id: string
  title: string
  category: string
  client: string
  duration: string
  investment: string
  description: string
  challenge: string
  solution: string
  results: Fact[]
  technologies: string[]
  deliverables: string[]
  testimonial: { text: string; author: string; role: string }
  /** A page of this site that tells more about the kind of work. */
  link?: string
  images: [ProjectImage | Photo, ProjectImage | Photo]
  art: WindArt
  video: boolean
  featured: boolean
  /** Labels of the buttons; all of them open scheduling. */
  actions: string[]
}

export type ProcessPhase = {
  number: number
  title: string
  description: string
  /** As agreed with each client where it is left out. */
  duration?: string
  deliverables: string[]
}

export type PortfolioContent = {
  meta: PageMeta
  art: WindArt
  hero: { eyebrow: string; title: string; lead: string; schedule: string; pdf: string }
  tabs: { label: string; items: { id: PortfolioTab; label: string }[] }
  overview: Head & {
    /** The first one gets the wide card. */
    stats: Fact[]
    valuesTitle: string
    values: { icon: IconName; title: string; text: string }[]
  }
  areas: Head & { more: string; items: Area[] }
  projects: Head & { items: PortfolioCase[] }
  process: Head & { items: ProcessPhase[] }
  results: Head & { figures: Fact[]; barsTitle: string; bars: Fact[]; note: string }
  contact: Head & {
    whatsapp: { label: string; text: string; greeting: string }
    schedule: { label: string; text: string }
    social: { label: string; text: string }
    pdf: { label: string; text: string }
    form: { title: string; text: string; email: string }
  }
}
