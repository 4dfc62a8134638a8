import type { Fact, PageMeta, WindArt } from './common.ts'

export type ClassicHomeContent = {
  meta: PageMeta
  art: WindArt
  hero: {
    badge: string
    title: string
    lead: string
    schedule: string
    cases: string
    rating: string
    clients: string
    stats: [Fact, Fact]
  }
}

export type HomeContent = {
  meta: PageMeta
  art: WindArt
  hero: {
    eyebrow: string
    title: string
    highlight: string
    lead: string
    schedule: string
    cases: string
    proof: string
    /** Initials of sample clients. */
    faces: string[]
  }
  stats: Fact[]
}
