import type { Fact, PageMeta, WindArt } from './common.ts'

/** What stands in the middle of a short study's picture; app/site/art/pictures.server.ts has each. */
export type StudyDrawing = 'bars' | 'envelope' | 'lens' | 'page' | 'phone' | 'route'

export type CaseStudy = {
  id: string
  title: string
  client: string
  category: string
  image: { drawing: StudyDrawing; art: WindArt }
  summary: string
  results: string[]
}

export type CasesContent = {
  meta: PageMeta
  art: WindArt
  hero: { badge: string; title: string; lead: string; index: string }
  stats: Fact[]
  /** What a word among the figures means. */
  statsNote?: string
  /** Slugs of content/cases, in the order shown. */
  cases: string[]
  closing: { title: string; text: string; schedule: string }
  /** What only the version under /home1 has. */
  studies?: { eyebrow: string; title: string; intro: string; items: CaseStudy[] }
  quote?: { text: string; name: string; role: string; company: string; avatar: string }
  contact?: { talk: string; greeting: string; proposal: string }
}
