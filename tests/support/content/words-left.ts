import { readFileSync } from 'node:fs'

const marker = /Zq\d+/g
/** What stands in the place of every text that the desk edits. */
export const markerOf = (number: number) => `Zq${number}`

/** The words that docs/site-words.md lists under a heading. */
export function readListedWords(heading: string): string[] {
  const page = readFileSync('docs/site-words.md', 'utf8')
  const section = page.split(/^## /m).find((part) => part.startsWith(heading)) ?? ''
  return [...section.matchAll(/^- `(.*)`$/gm)].map(([, text]) => text as string)
}

const hasWord = /\p{L}{2}/u
/** Addresses, numbers of telephones and papers, and hours: values that a form holds to their shape. */
const isValue = (text: string) => text.length > 4 && /[\d@/]/.test(text)
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()
/** The name of an address, as pages write it without its protocol. */
const hostOf = (text: string) => (/^https?:/.test(text) ? [URL.parse(text)?.host ?? text] : [])

const weekday = '(?:domingo|segunda|terça|quarta|quinta|sexta|sábado)(?:-feira)?'
export const month =
  '(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)'
const day = new RegExp(`(?:${weekday}, )?#º? de ${month}(?: de #)?`, 'g')

/**
 * Reads what is left of a text once markers and values that have to keep their shape (`…`), figures
 * (`#`) and days (`{dia}`) are taken out; undefined where no word is left.
 */
export function createWordsLeft(fixedTexts: readonly string[]) {
  const fixed = new Set(fixedTexts.map(tidy))
  const values = [...fixed]
    .filter(isValue)
    .flatMap((value) => [value, ...hostOf(value)])
    .toSorted((one, other) => other.length - one.length)
  return (text: string): string | undefined => {
    if (fixed.has(tidy(text)) || /^#[\da-f]{6}$/i.test(text)) return undefined
    const withoutValues = values.reduce((rest, value) => rest.replaceAll(value, '…'), text)
    const rest = withoutValues
      .replace(marker, '…')
      .replace(/https?:\S+/g, '…')
      .replace(/(?:^|…)\/[\w/.-]*/g, '…')
      .replace(/\d+(?:[.,:/]\d+)*/g, '#')
      .replace(/#h#?/g, '#h')
      .replace(day, '{dia}')
    return hasWord.test(rest.replaceAll('{dia}', '')) ? tidy(rest) : undefined
  }
}
