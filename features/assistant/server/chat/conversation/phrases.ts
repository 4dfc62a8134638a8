import type { Phrases } from '#content/types/assistant-handover.ts'

const word = (token: string) =>
  token === '..' ? '(?:\\w+ ){0,4}' : `(?:${token.replaceAll('*', '\\w*')})`

/** A phrase of the content as a pattern over folded words. */
function source(phrase: string): string {
  return phrase
    .split(' ')
    .map((token, at, all) => word(token) + (token === '..' || at === all.length - 1 ? '' : ' '))
    .join('')
}

const sources = (phrases: Phrases) => `(?:${phrases.map(source).join('|')})`

/** Whether one of the phrases stands somewhere in folded words. */
export function createFinder(phrases: Phrases): (folded: string) => boolean {
  const pattern = new RegExp(`(?:^| )${sources(phrases)}(?= |$)`)
  return (folded) => pattern.test(folded)
}

/** Whether folded words are one of the phrases and nothing else. */
export function createWhole(phrases: Phrases): (folded: string) => boolean {
  const pattern = new RegExp(`^${sources(phrases)}$`)
  return (folded) => pattern.test(folded)
}

/** Folded words without those that are one of the phrases. */
export function createStripper(phrases: Phrases): (folded: string) => string {
  const pattern = new RegExp(`(?<=^| )${sources(phrases)}(?= |$)`, 'g')
  return (folded) => folded.replace(pattern, ' ').replace(/ +/g, ' ').trim()
}
