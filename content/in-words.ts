const words = 'zero um dois três quatro cinco seis sete oito nove dez onze doze'.split(' ')

/** How many there are, as copy says it: 'quatro'. Feminine where it differs: inWords(2, 'a') is 'duas'. */
export function inWords(count: number, ending?: 'a'): string {
  if (ending && count <= 2) return ['zero', 'uma', 'duas'][count] as string
  return words[count] ?? String(count)
}

/** At the beginning of a sentence. */
export function inWordsFirst(count: number, ending?: 'a'): string {
  const word = inWords(count, ending)
  return word.charAt(0).toUpperCase() + word.slice(1)
}
