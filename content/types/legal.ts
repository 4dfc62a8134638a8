import type { PageMeta, WindArt } from './common.ts'

/** What stands around a document; its text is the Markdown file of the same name. */
export type LegalContent = {
  meta: PageMeta
  /** For the copy under /home1. */
  classicMeta: PageMeta
  art: WindArt
  title: string
  /** The date as shown, and as a machine reads it. */
  updated: { label: string; date: string }
  /** The gist in plain words; the document alone is binding. */
  gist: string[]
}

/** Something the product keeps in a visitor's browser. */
export type StoredItem = {
  name: string
  kind: 'cookie' | 'localStorage' | 'sessionStorage'
  /** The part of the site it belongs to. */
  part?: 'assistant'
  /** Whose script writes it, where it is not the site's own. */
  setBy?: string
  purpose: string
  duration: string
  /** Kept only after "Aceitar". */
  consent: boolean
}
