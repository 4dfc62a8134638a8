import type { ServiceSlug } from '#content/types/assistant.ts'

/** One sentence of the site, to be quoted, with what stands around it. */
export type SiteSentence = {
  text: string
  path: string
  title: string
  /** The headings and the question above it: they say what it is about. */
  about: string
  service?: ServiceSlug
  /** Of somebody, and quoted only to whoever names him. */
  whose?: string
}

/** Sentences of a text; 'R$ 1.500' and 'art. 7' do not end one. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])(?<!\b(?:Av|art|nº|R)\.)\s+(?=[\p{Lu}*“[])/u)
}

/** The first few sentences: what is read at a glance. */
export function shorten(text: string, most = 3): string {
  return sentencesOf(text).slice(0, most).join(' ')
}

/** Without the yes or no to a question that was not the visitor's. */
export function withoutVerdict(text: string): string {
  return text.replace(/^(?:Sim|Não|Pode|Serve|Vale)\. /, '')
}
