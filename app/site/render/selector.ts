import { endOf, splitAt } from './split-css.ts'

/** What a selector asks for, taken apart once, as it is compared with the markup of every page. */
export type Selector = {
  text: string
  classes: string[]
  ids: string[]
  tags: string[]
  attributes: { name: string; value: string }[]
  /** The lists in `:is()`, `:where()` and `:has()`, of which one has to match; what must not be is left out. */
  conditions: Selector[][]
  /** Whether it draws something only in a later state, or parts of controls. */
  isLater: boolean
  /** Whether it names what it is for, outside of brackets. */
  isNamed: boolean
}

const laterStates =
  /::?(-webkit-|-moz-|backdrop|placeholder|file-selector|selection|hover|focus|disabled|active)/
const names = /([.#])((?:\\.|[\w-]|[^\0-\x7f])+)/g
const namesAndStates = /[.#](?:\\.|[\w-]|[^\0-\x7f])+|::?[\w-]+/g

export function readSelector(text: string): Selector {
  const { plain, conditions, attributes } = takeApart(text)
  const named = [...plain.matchAll(names)]
  const ofKind = (wanted: string) =>
    named.flatMap(([, kind, name]) => (kind === wanted ? [unescapeName(name as string)] : []))
  const rest = plain.replace(namesAndStates, ' ')
  return {
    text,
    classes: ofKind('.'),
    ids: ofKind('#'),
    tags: [...rest.matchAll(/[a-z][\w-]*/g)].map(([tag]) => tag),
    attributes: attributes.map((attribute) => {
      const [name = '', value = ''] = attribute.split(/[~|^$*]?=/)
      return { name, value: value.replaceAll('"', '') }
    }),
    conditions: conditions.map((list) => splitAt(list, ',').map(readSelector)),
    isLater: laterStates.test(text),
    isNamed: /[.#][a-z]/.test(plain),
  }
}

/** A selector without its brackets, and what stood in them. */
function takeApart(selector: string) {
  const conditions: string[] = []
  const attributes: string[] = []
  let plain = ''
  for (let at = 0; at < selector.length; at += 1) {
    const sign = selector[at] as string
    if (sign === '\\') {
      plain += selector.slice(at, at + 2)
      at += 1
    } else if (sign === '(' || sign === '[') {
      const end = endOf(selector, at + 1, sign === '(' ? ')' : ']')
      const inner = selector.slice(at + 1, end)
      if (sign === '[') attributes.push(inner)
      else if (/:(is|where|has)$/.test(plain)) conditions.push(inner)
      at = end
    } else plain += sign
  }
  return { plain, conditions, attributes }
}

/** A name as the markup has it. */
export function unescapeName(name: string): string {
  return name.replace(/\\(.)/g, '$1')
}
