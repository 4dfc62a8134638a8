import { type Selector, unescapeName } from './selector.ts'
import { type CssNode, parseCss } from './stylesheet.ts'

/** What a piece of markup may be selected by. */
type Markup = {
  classes: Set<string>
  ids: Set<string>
  tags: Set<string>
  themes: Set<string>
  attributes: Set<string>
}

const parsed = new Map<string, CssNode[]>()

/** The files of a build are read again for each page. */
function parseOnce(rules: string): CssNode[] {
  const nodes = parsed.get(rules) ?? parseCss(rules)
  if (parsed.size < MOST_PARSED) parsed.set(rules, nodes)
  return nodes
}

const MOST_PARSED = 20
const MOST_CHOSEN = 100
type Rules = string | Map<string, string>
type Choices = { ids: Set<string>; byMarkup: Map<string, unknown> }
const chosen = new Map<Rules, Choices>()
const idsNamed = /#((?:\\.|[\w-]|[^\0-\x7f])+)/g
/** Paper, forced colours, more contrast, the pointer's states and parts of controls wait for the whole stylesheet. */
const laterMedia = /^@media (print|\(forced-colors|\(prefers-contrast|\(hover)/
/** What boot.ts may put on the root element before the first paint. */
const rootAttributes = ['data-consent', 'data-font', 'data-fresh', 'data-theme', 'data-unpainted']

/**
 * The rules that `html` is first drawn with. They come again with the whole stylesheet, which brings
 * every later state too: what is missing here would show for a moment, what is too much costs bytes.
 * `own` rules come with no file, so all of them stay.
 */
export function firstScreenRules(rules: string, html: string, theme: string, own = ''): string {
  const markup = readMarkup(html, theme)
  return chosenOnce(rules, own, markup, () => {
    const selected = [...select(parseOnce(rules), markup), ...parseCss(own)]
    const read = variablesRead(selected)
    const text = write(selected, read, '')
    return write(selected, read, text)
  })
}

/** Pages of one kind mostly have the same markup, and choosing takes longer than all the rest. */
function chosenOnce<Chosen>(
  rules: Rules,
  own: string,
  markup: Markup,
  choose: () => Chosen,
): Chosen {
  const before = chosen.get(rules) ?? { ids: idsIn(rules), byMarkup: new Map() }
  if (!chosen.has(rules) && chosen.size < MOST_PARSED) chosen.set(rules, before)
  const { ids, byMarkup } = before
  // Each text has ids of its own, for its headings, which no rule names.
  const telling = { ...markup, ids: [...markup.ids].filter((id) => ids.has(id)) }
  const sets = Object.values(telling).map((set) => [...set].sort().join(' '))
  const key = [own, ...sets].join('\n')
  if (byMarkup.size >= MOST_CHOSEN) byMarkup.clear()
  if (!byMarkup.has(key)) byMarkup.set(key, choose())
  return byMarkup.get(key) as Chosen
}

/** Whatever may be an id in them, colours too. */
function idsIn(rules: Rules): Set<string> {
  const text = typeof rules === 'string' ? rules : [...rules.values()].join('')
  return new Set([...text.matchAll(idsNamed)].map(([, id]) => unescapeName(id as string)))
}

/**
 * Those of `sheets` with some rule that may match something in `html`, in whatever later state. What
 * a file is for it names by classes; its rules that name none do not ask for it.
 */
export function sheetsThatDraw(sheets: Map<string, string>, html: string, theme: string): string[] {
  const markup = readMarkup(html, theme)
  const draws = (nodes: CssNode[]): boolean =>
    nodes.some((node) => {
      if (node.kind === 'block') return draws(node.nodes)
      return (
        node.kind === 'rule' && node.selectors.some((one) => one.isNamed && standsIn(one, markup))
      )
    })
  return chosenOnce(sheets, '', markup, () =>
    [...sheets].flatMap(([address, rules]) => (draws(parseOnce(rules)) ? [address] : [])),
  )
}

function readMarkup(html: string, theme: string): Markup {
  const markup: Markup = {
    classes: new Set(),
    ids: new Set(),
    tags: new Set(['html', 'body']),
    themes: new Set([theme]),
    attributes: new Set(rootAttributes),
  }
  for (const [, tag] of html.matchAll(/<([a-z][\w-]*)/g)) markup.tags.add(tag as string)
  for (const [, name] of html.matchAll(/ ([a-z-]+)="/g)) markup.attributes.add(name as string)
  for (const [, name, value] of html.matchAll(/ (class|id|data-theme)="([^"]*)"/g)) {
    const words = decode(value as string).split(/\s+/)
    const set = { class: markup.classes, id: markup.ids, 'data-theme': markup.themes }[
      name as 'class'
    ]
    for (const word of words) set.add(word)
  }
  return markup
}

/** The signs that React writes as entities in attributes. */
function decode(value: string): string {
  return value
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}

function select(nodes: CssNode[], markup: Markup): CssNode[] {
  return nodes.flatMap((node): CssNode[] => {
    if (node.kind === 'raw') return [node]
    if (node.kind === 'block') {
      if (laterMedia.test(node.prelude)) return []
      // Tailwind's start values for browsers that cannot register properties can wait too.
      const inner = node.prelude === '@layer properties' ? [] : select(node.nodes, markup)
      // A layer's place among the others is where it is named first.
      if (inner.length === 0) return isLayer(node) ? [{ kind: 'raw', prelude: node.prelude }] : []
      return [{ ...node, nodes: inner }]
    }
    const selectors = node.selectors.filter((selector) => mayMatch(selector, markup))
    return selectors.length > 0 ? [{ ...node, selectors }] : []
  })
}

const isLayer = ({ prelude }: { prelude: string }) => prelude.startsWith('@layer')

function mayMatch(selector: Selector, markup: Markup): boolean {
  return (
    !selector.isLater &&
    selector.attributes.every(
      ({ name, value }) =>
        markup.attributes.has(name) && (name !== 'data-theme' || markup.themes.has(value)),
    ) &&
    selector.conditions.every((list) => list.some((one) => mayMatch(one, markup))) &&
    standsIn(selector, markup)
  )
}

/** Whether the classes, ids and elements it names are there; states and attributes may come later. */
function standsIn({ classes, ids, tags, conditions }: Selector, markup: Markup): boolean {
  return (
    classes.every((name) => markup.classes.has(name)) &&
    ids.every((name) => markup.ids.has(name)) &&
    tags.every((name) => markup.tags.has(name)) &&
    conditions.every((list) => list.some((one) => standsIn(one, markup)))
  )
}

/** Custom properties that some kept rule reads, by itself or through another property. */
function variablesRead(nodes: CssNode[]): Set<string> {
  const read = new Set<string>()
  const meanings = new Map<string, string>()
  const note = (text: string) => {
    for (const [, name] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (read.has(name as string)) continue
      read.add(name as string)
      note(meanings.get(name as string) ?? '')
    }
  }
  const walk = (inner: CssNode[], act: (declaration: string) => void) => {
    for (const node of inner) {
      if (node.kind === 'block') walk(node.nodes, act)
      else if (node.kind === 'rule') node.declarations.forEach(act)
    }
  }
  walk(nodes, (part) => {
    const [name = '', ...value] = part.split(':')
    if (name.startsWith('--')) meanings.set(name, `${meanings.get(name) ?? ''} ${value.join(':')}`)
  })
  walk(nodes, (part) => {
    if (!part.startsWith('--')) note(part)
  })
  return read
}

/** `text` is what is written apart from keyframes, which are kept where it names them. */
function write(nodes: CssNode[], read: Set<string>, text: string): string {
  return nodes.map((node) => writeNode(node, read, text)).join('')
}

function writeNode(node: CssNode, read: Set<string>, text: string): string {
  if (node.kind === 'block') {
    const inner = write(node.nodes, read, text)
    if (inner) return `${node.prelude}{${inner}}`
    return isLayer(node) ? `${node.prelude};` : ''
  }
  if (node.kind === 'rule') {
    const unread = (part: string) =>
      part.startsWith('--') && !read.has(part.split(':')[0] as string)
    const kept = node.declarations.filter((part) => !unread(part))
    const selectors = node.selectors.map(({ text }) => text).join(',')
    return kept.length > 0 ? `${selectors}{${kept.join(';')}}` : ''
  }
  if (node.body === undefined) return `${node.prelude};`
  const [rule, name = ''] = node.prelude.split(' ')
  const isIdle =
    (rule === '@property' && !read.has(name)) ||
    (rule === '@keyframes' && !new RegExp(`animation:[^;}]*\\b${name}\\b`).test(text))
  return isIdle ? '' : `${node.prelude}{${node.body}}`
}
