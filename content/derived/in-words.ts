import { capitalizeFirst, plural } from '#features/shared/rules/text.ts'

const words = 'zero um dois três quatro cinco seis sete oito nove dez onze doze'.split(' ')

/** How many there are, as copy says it: 'quatro'. Feminine where it differs: numberInWords(2, 'a') is 'duas'. */
export function numberInWords(count: number, ending?: 'a'): string {
  if (ending && count <= 2) return ['zero', 'uma', 'duas'][count] as string
  return words[count] ?? String(count)
}

/**
 * Copy that says how many there are, whatever there is one of or many: {n} is the number in words,
 * {n:a} in the feminine, {N} and {N:a} the same at the beginning of a sentence.
 */
export function fillCount(count: number, one: string, many: string): string {
  return plural(count, one, many).replace(/\{(n|N)(:a)?\}/g, (_, letter, feminine) => {
    const word = numberInWords(count, feminine ? 'a' : undefined)
    return letter === 'N' ? capitalizeFirst(word) : word
  })
}
