import type { PageMeta, WindArt } from './common.ts'

/** The overview of all services; each card says what its own content file says. */
export type ServicesContent = {
  meta: PageMeta
  art: WindArt
  hero: {
    eyebrow: string
    title: string
    lead: string
    /** Links to the service that answers each need. */
    startTitle: string
    start: { need: string; slug: string }[]
  }
  grid: {
    eyebrow: string
    title: string
    intro: string
    /** Slugs of content/services, in the order shown. */
    services: string[]
  }
  closing: { title: string; text: string; schedule: string; talk: string; proposal: string }
  whatsapp: { talk: string; proposal: string }
}
