import type { Fact, Photo, WindArt } from './common.ts'

export type SuccessCase = {
  slug: string
  /** The person who tells the story. */
  name: string
  role: string
  company: string
  sector: string
  quote: string
  /** Paragraphs. */
  fullStory: string[]
  rating?: 5
  /** Three, or those that were written. */
  metrics: Fact[]
  /** Initials, shown as a monogram. */
  avatar: string
  timeline: string
  investment: string
  challenge: string
  solution: string
  /** The list of achievements. */
  results: string[]
  art: WindArt
  photo?: Photo
}
