import {
  type HtmlElement,
  type HtmlNode,
  isBlockTag,
  isElement,
  readNodes,
  textIn,
} from './html-nodes.ts'
import { joinTexts, readLink } from './read-markdown.ts'
import type { Block, Inline, Marks } from './tree.ts'
import { pictureIn } from './tree.ts'

export type HtmlOptions = {
  /** The library's id of a picture of the old site, where it is there. */
  picture?: (source: string, element: HtmlElement) => string | undefined
  /** Where a link of the old site leads now. */
  link?: (href: string) => string
  /** What cannot be part of a text: 'iframe', 'script', a picture's address. */
  onLost?: (what: string) => void
}

const styleOf = ({ attributes }: HtmlElement) =>
  (attributes.style ?? '').toLowerCase().replace(/\s/g, '')

/** Google Docs writes its weights as styles, and wraps everything in a bold that is none. */
function marksOf(element: HtmlElement, marks: Marks): Marks {
  const { tag } = element
  const style = styleOf(element)
  const weight = /font-weight:(\w+)/.exec(style)?.[1]
  const isBold = weight ? /^(bold|bolder|[6-9]00)$/.test(weight) : tag === 'b' || tag === 'strong'
  const slant = /font-style:(\w+)/.exec(style)?.[1]
  const isItalic = slant ? slant !== 'normal' : tag === 'i' || tag === 'em' || tag === 'cite'
  return {
    ...marks,
    ...(isBold && { strong: true as const }),
    ...(isItalic && { em: true as const }),
    ...((tag === 'code' || tag === 'kbd' || tag === 'tt') && { code: true as const }),
  }
}

/** Word's bullets are characters of their own. */
const isWordBullet = (element: HtmlElement) => styleOf(element).includes('mso-list:ignore')

function readWords(nodes: readonly HtmlNode[], options: HtmlOptions, marks: Marks = {}): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    if (!isElement(node)) {
      const text = node.replace(/[\s\u00a0]+/g, ' ')
      return text ? [{ text, ...marks }] : []
    }
    if (node.tag === 'br') return [{ lineBreak: true }]
    if (node.tag === 'img' || isWordBullet(node)) return []
    const nodeMarks = marksOf(node, marks)
    if (node.tag === 'a' && node.attributes.href) {
      const wanted = node.attributes.href
      const href = readLink(options.link?.(wanted) ?? wanted)
      return readWords(node.children, options, href ? { ...nodeMarks, href } : nodeMarks)
    }
    return readWords(node.children, options, nodeMarks)
  })
}

/** One space between words, none at the ends. */
function tidyWords(parts: readonly Inline[]): Inline[] {
  const joined = joinTexts(parts)
  const tidy: Inline[] = []
  for (const part of joined) {
    const last = tidy.at(-1)
    const atStart = !last || 'lineBreak' in last || ('text' in last && last.text.endsWith(' '))
    if ('lineBreak' in part) {
      if (last && 'text' in last) tidy[tidy.length - 1] = { ...last, text: last.text.trimEnd() }
      tidy.push(part)
    } else if ('text' in part) {
      const text = atStart ? part.text.trimStart() : part.text
      if (text) tidy.push({ ...part, text: text.replace(/ {2,}/g, ' ') })
    } else tidy.push(part)
  }
  while (tidy.length > 0) {
    const last = tidy.at(-1) as Inline
    if ('lineBreak' in last || ('text' in last && last.text.trim() === '')) tidy.pop()
    else if ('text' in last && last.text.endsWith(' ')) {
      tidy[tidy.length - 1] = { ...last, text: last.text.trimEnd() }
    } else break
  }
  while (tidy[0] && 'lineBreak' in tidy[0]) tidy.shift()
  return tidy
}

function readFigure(image: HtmlElement, caption: string, options: HtmlOptions): Block[] {
  const source = image.attributes.src ?? image.attributes['data-src'] ?? ''
  const picture = pictureIn(source) ?? options.picture?.(source, image)
  if (picture) {
    const alt = (image.attributes.alt ?? '').replace(/\s+/g, ' ').trim()
    return [{ kind: 'figure', picture, alt, caption: caption.replace(/\s+/g, ' ').trim() }]
  }
  options.onLost?.(source ? `imagem ${source.slice(0, 200)}` : 'imagem')
  return []
}

function* elementsIn(nodes: readonly HtmlNode[], tag: string): Generator<HtmlElement> {
  for (const node of nodes) {
    if (!isElement(node)) continue
    if (node.tag === tag) yield node
    else yield* elementsIn(node.children, tag)
  }
}

function readTable(element: HtmlElement, options: HtmlOptions): Block[] {
  const rows = [...elementsIn(element.children, 'tr')].map((row) =>
    row.children
      .filter((cell): cell is HtmlElement => isElement(cell) && /^t[hd]$/.test(cell.tag))
      .map((cell) =>
        tidyWords(readWords(cell.children, options)).filter((part) => !('lineBreak' in part)),
      ),
  )
  const [head, ...rest] = rows.filter((row) => row.length > 0)
  if (!head) return []
  // A table of one cell is a frame around a text.
  if (head.length === 1)
    return readBlocks(
      [...elementsIn(element.children, 'td')].flatMap((cell) => cell.children),
      options,
    )
  const width = head.length
  const even = (row: Inline[][]) => Array.from({ length: width }, (_, at) => row[at] ?? [])
  return [{ kind: 'table', head, rows: rest.map(even) }]
}

function readItems(element: HtmlElement, options: HtmlOptions): Block[][] {
  return element.children.flatMap((child): Block[][] => {
    if (!isElement(child)) return []
    // Some programs put a list beside its item instead of into it.
    const blocks =
      child.tag === 'li' ? readBlocks(child.children, options) : readBlocks([child], options)
    return blocks.length > 0 ? [blocks] : []
  })
}

function readElement(element: HtmlElement, options: HtmlOptions, marks: Marks): Block[] {
  const { tag } = element
  if (/^h[1-6]$/.test(tag)) {
    const inline = tidyWords(readWords(element.children, options)).filter(
      (part) => !('lineBreak' in part),
    )
    const plain = inline.map((part): Inline => {
      const { strong: _, ...rest } = part as { strong?: true } & Inline
      return rest as Inline
    })
    return plain.length > 0
      ? [{ kind: 'heading', level: Number(tag[1]) > 2 ? 3 : 2, inline: joinTexts(plain) }]
      : []
  }
  switch (tag) {
    case 'ul':
    case 'ol': {
      const items = readItems(element, options)
      return items.length > 0 ? [{ kind: 'list', ordered: tag === 'ol', items }] : []
    }
    case 'blockquote': {
      const blocks = readBlocks(element.children, options)
      return blocks.length > 0 ? [{ kind: 'quote', blocks }] : []
    }
    case 'pre': {
      const text = textIn(element).replace(/^\n|\s+$/g, '')
      return text ? [{ kind: 'code', text }] : []
    }
    case 'hr':
      return [{ kind: 'rule' }]
    case 'table':
      return readTable(element, options)
    case 'figure': {
      const caption = [...elementsIn(element.children, 'figcaption')].map(textIn).join(' ')
      const images = [...elementsIn(element.children, 'img')]
      if (images.length === 0) {
        return readBlocks(element.children, options)
      }
      return images.flatMap((image, at) =>
        readFigure(image, at === images.length - 1 ? caption : '', options),
      )
    }
    default:
      // A mark that was never closed goes on over paragraphs.
      return readBlocks(element.children, options, marksOf(element, marks))
  }
}

const isBlock = (node: HtmlNode): boolean =>
  isElement(node) && (isBlockTag(node.tag) || node.tag === 'img' || node.children.some(isBlock))

const wordLevel = (element: HtmlElement) => /mso-list:\S*level(\d)/.exec(styleOf(element))?.[1]

/** Word's lists are paragraphs that say so in a style. */
function readWordItem(
  element: HtmlElement,
  options: HtmlOptions,
): { ordered: boolean; item: Block[] } {
  const sign = [...elementsIn(element.children, 'span')].find(isWordBullet)
  const mark = sign ? textIn(sign) : textIn(element).trim().slice(0, 4)
  const ordered = /^\s*(\d+|[a-z])[.)]/i.test(mark)
  const inline = tidyWords(readWords(element.children, options))
  const [first, ...rest] = inline
  const bare =
    !sign && first && 'text' in first
      ? [{ ...first, text: first.text.replace(/^\s*([·•o§-]|\d+[.)]|[a-z][.)])\s+/i, '') }, ...rest]
      : inline
  return { ordered, item: [{ kind: 'paragraph', inline: bare }] }
}

function readBlocks(nodes: readonly HtmlNode[], options: HtmlOptions, marks: Marks = {}): Block[] {
  const blocks: Block[] = []
  let words: HtmlNode[] = []
  const flush = () => {
    // Two line ends in a row are what some editors write for a new paragraph.
    for (const inline of splitAtBreaks(readWords(words, options, marks)))
      blocks.push({ kind: 'paragraph', inline })
    words = []
  }
  for (const node of nodes) {
    if (!isBlock(node)) {
      words.push(node)
      continue
    }
    flush()
    const element = node as HtmlElement
    if (element.tag === 'img') blocks.push(...readFigure(element, '', options))
    else if (element.tag === 'p' && wordLevel(element)) {
      const { ordered, item } = readWordItem(element, options)
      const last = blocks.at(-1)
      if (last?.kind === 'list' && last.ordered === ordered) last.items.push(item)
      else blocks.push({ kind: 'list', ordered, items: [item] })
    } else blocks.push(...readElement(element, options, marks))
  }
  flush()
  return blocks
}

function splitAtBreaks(parts: readonly Inline[]): Inline[][] {
  const paragraphs: Inline[][] = [[]]
  for (const [at, part] of parts.entries()) {
    const before = parts[at - 1]
    const isSecond = 'lineBreak' in part && before && 'lineBreak' in before
    if (isSecond) paragraphs.push([])
    else paragraphs.at(-1)?.push(part)
  }
  return paragraphs.map(tidyWords).filter((inline) => inline.length > 0)
}

/** HTML of another program as a text: what it may hold, and nothing else. */
export function readHtml(html: string, options: HtmlOptions = {}): Block[] {
  return readBlocks(
    readNodes(html, (tag) => options.onLost?.(tag)),
    options,
  )
}
