import type { Mail } from './mail.ts'

/** A text with the values of its names in single braces; a name without one stays as it is written. */
export const fillWords = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] as string) : whole,
  )

type Sample = (words: unknown) => Mail
const samples = new Map<string, Sample>()

/** Where samples lead. */
export const sampleOrigin = 'https://exemplo.example'
/** Whom they are for. */
export const sampleAddress = 'ana@exemplo.example'

/** Lets the desk show a mail with words that nobody has published: the feature that sends it says how. */
export function sampleMail<Words>(document: string, make: (words: Words) => Mail): void {
  samples.set(document, make as Sample)
}

/** The mail of a document with these words; nothing where no feature sends one. */
export const makeSampleMail = (document: string, words: unknown): Mail | undefined =>
  samples.get(document)?.(words)
