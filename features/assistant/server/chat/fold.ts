/** Lower case, without accents or punctuation: how people type on a phone. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\be mail(?=s?\b)/g, 'email')
}

const plurals: [RegExp, string][] = [
  [/(?:oes|aes|aos)$/, 'ao'],
  [/ais$/, 'al'],
  [/eis$/, 'el'],
  [/ois$/, 'ol'],
  [/ns$/, 'm'],
  [/(r|z)es$/, '$1'],
  [/([^s])s$/, '$1'],
]

function singular(word: string): string {
  if (word.length < 4) return word
  for (const [ending, replacement] of plurals) {
    if (ending.test(word)) return word.replace(ending, replacement)
  }
  return word
}

/** Folded words in the singular, so that 'Clínicas odontológicas' is 'clinica odontologica'. */
export function foldWords(text: string): string[] {
  return fold(text).split(' ').filter(Boolean).map(singular)
}
