export type Strength = 0 | 1 | 2 | 3 | 4

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u]

/** Runs such as 1234 or aaaa add no strength. */
function usefulLength(password: string): number {
  const codes = [...password].map((character) => character.codePointAt(0) as number)
  return codes.filter((code, index) => {
    const step = code - (codes[index - 1] ?? Number.NaN)
    return !(Math.abs(step) <= 1)
  }).length
}

/** A hint while typing; the server also refuses common passwords. */
export function passwordStrength(password: string): Strength {
  if (password.length < 6) return 0
  const variety = kinds.filter((kind) => kind.test(password)).length
  const score = usefulLength(password) + (variety - 1) * 2
  if (score < 8) return 1
  if (score < 12) return 2
  return score < 16 ? 3 : 4
}
