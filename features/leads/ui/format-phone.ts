/** Area code and a mobile's nine digits. */
const LONGEST = 11

/** Area code and number: mobiles have nine digits and begin with 9, the others have eight. */
function brazilian(digits: string): string {
  const area = digits.slice(0, 2)
  const number = digits.slice(2)
  if (!number) return `(${area}`
  const cut = number.startsWith('9') || number.length > 8 ? 5 : 4
  const tail = number.slice(cut)
  return `(${area}) ${number.slice(0, cut)}${tail && `-${tail}`}`
}

/**
 * A phone number as people write it, as far as it was typed. Numbers of other countries begin with
 * + and keep their own grouping; what is neither is left as it was typed.
 */
export function formatPhone(text: string): string {
  if (!/^[\d\s().+-]*$/.test(text)) return text
  const digits = text.replace(/\D/g, '')
  if (text.trimStart().startsWith('+')) {
    const home = digits.slice(2)
    const isHome = digits.startsWith('55') && home && home.length <= LONGEST
    return isHome ? `+55 ${brazilian(home)}` : text
  }
  // 0800 and the like, or more digits than a number has.
  if (!digits || digits.startsWith('0') || digits.length > LONGEST) return text
  return brazilian(digits)
}
