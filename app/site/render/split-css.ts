/** Parts between separators that stand neither in brackets nor in a string. */
export function splitAt(text: string, separator: string): string[] {
  const parts: string[] = []
  let at = 0
  while (at <= text.length) {
    const end = endOf(text, at, separator)
    parts.push(text.slice(at, end))
    at = end + 1
  }
  return parts
}

/** The first of `wanted` from `start` on, outside of brackets, strings and escapes. */
export function endOf(css: string, start: number, wanted: string): number {
  let depth = 0
  for (let at = start; at < css.length; at += 1) {
    const character = css[at] as string
    if (depth === 0 && wanted.includes(character)) return at
    if (character === '\\') at += 1
    else if (character === '"' || character === "'") at = endOfString(css, at, character)
    else if ('({['.includes(character)) depth += 1
    else if (')}]'.includes(character)) depth -= 1
  }
  return css.length
}

function endOfString(css: string, start: number, quote: string): number {
  let at = start + 1
  while (at < css.length && css[at] !== quote) at += css[at] === '\\' ? 2 : 1
  return at
}
