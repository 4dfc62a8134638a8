/** HTML as somebody's program wrote it, read without a browser: broken nesting is mended, nothing runs. */

export type HtmlElement = { tag: string; attributes: Record<string, string>; children: HtmlNode[] }
export type HtmlNode = string | HtmlElement

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  bull: '•',
  copy: '©',
  reg: '®',
  deg: '°',
  ordf: 'ª',
  ordm: 'º',
}
/** á, ê, ã and their like: the letter and the name of its mark. */
const accents: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
}

function decodeEntity(whole: string, name: string): string {
  if (name.startsWith('#')) {
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    const isLetter = code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    return isLetter ? String.fromCodePoint(code) : ''
  }
  const entity = entities[name]
  if (entity !== undefined) return entity
  const [, letter = '', mark = ''] =
    /^([A-Za-z])(acute|grave|circ|tilde|uml|cedil)$/.exec(name) ?? []
  return letter ? (letter + accents[mark]).normalize('NFC') : whole
}

export const decodeEntities = (text: string): string =>
  text.replace(/&(#x?[\da-f]{1,6}|[a-z]{2,8});/gi, decodeEntity)

const voids = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
/** Their content is no text. */
const raw = new Set(
  'script style template noscript iframe object svg math head title textarea select'.split(' '),
)
const blocks = new Set(
  'address article aside blockquote div dl dd dt figure figcaption footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)

/** What a start tag ends, where its author did not. */
function ends(open: string, next: string): boolean {
  if (open === 'p') return blocks.has(next)
  if (open === 'li') return next === 'li'
  if (open === 'td' || open === 'th') return /^(td|th|tr|tbody|thead|tfoot)$/.test(next)
  if (open === 'tr') return /^(tr|tbody|thead|tfoot)$/.test(next)
  if (/^h[1-6]$/.test(open)) return /^h[1-6]$/.test(next)
  return false
}

/** Beyond it a mended tree would be too deep to walk. */
const DEEPEST = 120

const tagPattern =
  /<!--[\s\S]*?(?:-->|$)|<![^>]*>|<\?[^>]*>|<(\/?)([a-zA-Z][\w:-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/g
const attributePattern = /([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [, name = '', double, single, bare] of text.matchAll(attributePattern)) {
    attributes[name.toLowerCase()] ??= decodeEntities(double ?? single ?? bare ?? '')
  }
  return attributes
}

/** The elements of a piece of HTML. Comments, declarations and programs are left out. */
export function readNodes(html: string, onLost?: (tag: string) => void): HtmlNode[] {
  const root: HtmlElement = { tag: '', attributes: {}, children: [] }
  const open: HtmlElement[] = [root]
  const top = () => open.at(-1) as HtmlElement
  let at = 0
  let skipped = ''
  const addText = (text: string) => {
    if (text && !skipped) top().children.push(decodeEntities(text))
  }
  for (const match of html.matchAll(tagPattern)) {
    const [whole, slash, name = '', rest = ''] = match
    addText(html.slice(at, match.index))
    at = match.index + whole.length
    if (!name) continue
    const tag = name.toLowerCase()
    if (skipped) {
      if (slash && tag === skipped) skipped = ''
      continue
    }
    if (slash) {
      const index = open.findLastIndex((element, depth) => depth > 0 && element.tag === tag)
      if (index > 0) open.length = index
      continue
    }
    if (raw.has(tag)) {
      onLost?.(tag)
      if (!rest.endsWith('/')) skipped = tag
      continue
    }
    while (open.length > 1 && ends(top().tag, tag)) open.pop()
    const element: HtmlElement = { tag, attributes: readAttributes(rest), children: [] }
    top().children.push(element)
    if (!voids.has(tag) && !rest.endsWith('/') && open.length < DEEPEST) open.push(element)
  }
  addText(html.slice(at))
  return root.children
}

export const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== 'string'

export const textIn = (node: HtmlNode): string =>
  isElement(node) ? node.children.map(textIn).join('') : node

export const isBlockTag = (tag: string): boolean => blocks.has(tag)
