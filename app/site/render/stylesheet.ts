import { readSelector, type Selector } from './selector.ts'
import { endOf, splitAt } from './split-css.ts'

/** A stylesheet as a tree: rules, blocks of rules (@media, @layer …) and what is kept word for word. */
export type CssNode =
  | { kind: 'rule'; selectors: Selector[]; declarations: string[] }
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
    else {
      const selectors = splitAt(prelude, ',').map(readSelector)
      nodes.push({ kind: 'rule', selectors, declarations: splitAt(body, ';').filter(Boolean) })
    }
    at = close + 1
  }
  return nodes
}
