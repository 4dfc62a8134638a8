import type { PageMeta, WindArt } from './common.ts'
import type { UploadedPicture } from './picture.ts'

export type AboutContent = {
  meta: PageMeta
  art: WindArt
  /** The photo takes the map's place. */
  hero: {
    eyebrow: string
    title: string
    lead: string
    team: string
    caption: string
    photo?: UploadedPicture
  }
  essence: { eyebrow: string; statement: string; paragraphs: string[] }
  mission: { label: string; title: string; text: string }
  vision: { label: string; title: string; text: string }
  /** Each value says what it makes the team do and what it makes the team refuse. */
  values: {
    eyebrow: string
    title: string
    intro: string
    does: string
    refuses: string
    items: { name: string; does: string; refuses: string }[]
  }
  philosophy: {
    eyebrow: string
    title: string
    paragraphs: string[]
    habits: { name: string; text: string }[]
  }
  team: {
    title: string
    intro: string
    more: string
    /** Slugs of content/team. */
    people: string[]
  }
  closing: { title: string; text: string; schedule: string; cases: string }
}
