const MOST_WORDS = 6

/**
 * What somebody typed into the search, as the database looks for it: every word by its beginning. A
 * telephone is looked for by its digits, however it was written. Null where there is nothing to look for.
 */
export function searchQuery(typed: string): string | null {
  const plain = typed.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  if (!/[a-z]/.test(plain)) {
    const digits = plain.replace(/\D/g, '')
    const own = /^55\d{10,11}$/.test(digits) ? digits.slice(2) : digits
    return own.length >= 2 ? `${own}:*` : null
  }
  const words = plain.match(/[a-z0-9]+/g) ?? []
  return words
    .slice(0, MOST_WORDS)
    .map((word) => `${word}:*`)
    .join(' & ')
}
