/** A stylesheet as a tree: rules, blocks of rules (@media, @layer …) and what is kept word for word. */
export type CssNode =
  | { kind: 'rule'; selectors: string[]; body: string }
  | { kind: 'block'; prelude: string; nodes: CssNode[] }
  | { kind: 'raw'; prelude: string; body?: string }

const nesting = /^@(media|supports|layer|container|starting-style)\b/

/** Reads minified CSS; comments may stand between rules. */
export function parseCss(css: string): CssNode[] {
  const nodes: CssNode[] = []
  let at = 0
  while (at < css.length) {
    if (css[at] === '\n') {
      at += 1
      continue
    }
    if (css.startsWith('/*', at)) {
      at = css.indexOf('*/', at) + 2
      continue
    }
    const end = endOf(css, at, '{;')
    const prelude = css.slice(at, end).trim()
    if (css[end] !== '{') {
      if (prelude) nodes.push({ kind: 'raw', prelude })
      at = end + 1
      continue
    }
    const close = endOf(css, end + 1, '}')
    const body = css.slice(end + 1, close)
    if (nesting.test(prelude)) nodes.push({ kind: 'block', prelude, nodes: parseCss(body) })
    else if (prelude.startsWith('@')) nodes.push({ kind: 'raw', prelude, body })
    else nodes.push({ kind: 'rule', selectors: splitAt(prelude, ','), body })
    at = close + 1
  }
  return nodes
}

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
