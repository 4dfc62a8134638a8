const patterns = [
  // CPF, with or without its dots.
  /\b\d{3}\.?\d{3}\.?\d{3}-?\d{2}\b/,
  // A card's number, in one piece or in fours.
  /\b(?:\d[ -]?){13,16}\b/,
  /senha\s*[:=]\s*\S+/i,
  // 'minha senha e nao lembro' is no password; 'minha senha é Sol2024' is.
  /senha\s+(?:é|e|eh)\s+\S*\d\S*/i,
  /\b(?:cvv|código de segurança)\s*:?\s*\d{3}/i,
]

/** What nobody should type into a chat: documents, cards, passwords. */
export function holdsPersonalData(text: string): boolean {
  return patterns.some((pattern) => pattern.test(text))
}
