import { refusals } from '#content/assistant/data.ts'
import type { ServiceSlug } from '#content/types/assistant.ts'
import { fold } from '../understanding/text.ts'

/** One sentence of the site, to be quoted, with what stands around it. */
export type SiteSentence = {
  text: string
  path: string
  title: string
  /** The headings and the question above it: they say what it is about. */
  about: string
  service?: ServiceSlug
  /** Said after it, where it only tells what something is about. */
  more?: string
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

/** 'O que recusamos': whatever stands under it is not done here. */
export const isRefusal = (heading: string) =>
  refusals.some((words) => ` ${fold(heading)} `.includes(` ${words} `))

/** Without the yes or no to a question that was not the visitor's. */
export function withoutVerdict(text: string): string {
  return text.replace(/^(?:Sim|Não|Pode|Serve|Vale)\. /, '')
}

/** 'Não de uma vez.' says nothing alone: it stays with what follows. */
export const SHORT_SENTENCE = 60
export function inPieces(text: string): string[] {
  const pieces: string[] = []
  for (const sentence of sentencesOf(text)) {
    const last = pieces.at(-1)
    if (last !== undefined && (last.length < SHORT_SENTENCE || sentence.length < SHORT_SENTENCE))
      pieces[pieces.length - 1] = `${last} ${sentence}`
    else pieces.push(sentence)
  }
  return pieces
}
