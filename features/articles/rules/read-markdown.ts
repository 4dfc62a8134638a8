import { Marked, type Token, type Tokens } from 'marked'
import { isSafeLink } from '#features/shared/rules/links.ts'
import type { Block, Chart, Inline, Marks } from './tree.ts'
import { pictureIn, plainOf } from './tree.ts'

/** Addresses become links only where somebody writes one. */
const markdown = new Marked({
  tokenizer: { url: () => undefined, html: () => undefined, tag: () => undefined },
})

const names: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

const decode = (text: string) =>
  text.replace(/&(#x?[\da-f]{1,6}|[a-z]{2,6});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return names[name] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
      ? String.fromCodePoint(code)
      : whole
  })

const tokenPattern = /\{\{\s*([a-z]\w*(?:\.[\w-]+)+)\s*\}\}/gi

/** Words with the facts named in them taken apart. */
function readText(text: string, marks: Marks): Inline[] {
  const parts: Inline[] = []
  let from = 0
  for (const match of text.matchAll(tokenPattern)) {
    if (match.index > from) parts.push({ text: text.slice(from, match.index), ...marks })
    parts.push({ token: match[1] as string, ...marks })
    from = match.index + match[0].length
  }
  if (from < text.length) parts.push({ text: text.slice(from), ...marks })
  return parts
}

/** Where a link of a text leads, if anywhere safe. */
export const readLink = (href: string): string | undefined => {
  const address = decode(href).trim()
  return isSafeLink(address) ? address : undefined
}

function readInline(tokens: readonly Token[] = [], marks: Marks = {}): Inline[] {
  return joinTexts(
    tokens.flatMap((token): Inline[] => {
      switch (token.type) {
        case 'strong':
          return readInline(token.tokens, { ...marks, strong: true })
        case 'em':
          return readInline(token.tokens, { ...marks, em: true })
        case 'codespan':
          return [{ text: decode(token.text), ...marks, code: true }]
        case 'link': {
          const href = readLink(token.href)
          return readInline(token.tokens, href ? { ...marks, href } : marks)
        }
        case 'image':
          return readText(decode(token.text), marks)
        case 'br':
          return [{ lineBreak: true }]
        case 'escape':
          return [{ text: token.text, ...marks }]
        case 'del':
          return readInline(token.tokens, marks)
        default:
          if ('tokens' in token && token.tokens) return readInline(token.tokens, marks)
          return readText(decode(String(('text' in token && token.text) || token.raw)), marks)
      }
    }),
  )
}

const marksOf = (part: Inline) =>
  'lineBreak' in part ? '' : JSON.stringify([part.strong, part.em, part.code, part.href])

/** Neighbours that look alike are one; line ends within a paragraph are spaces. */
export function joinTexts(parts: readonly Inline[]): Inline[] {
  const joined: Inline[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if ('text' in part && part.text === '') continue
    if (last && 'text' in last && 'text' in part && marksOf(last) === marksOf(part)) {
      joined[joined.length - 1] = { ...last, text: last.text + part.text }
    } else joined.push('text' in part ? { ...part, text: part.text } : part)
  }
  return joined.map((part) =>
    'text' in part ? { ...part, text: part.text.replace(/\s*\n\s*/g, ' ') } : part,
  )
}

/** Without spaces at its ends. */
function trimInline(parts: Inline[]): Inline[] {
  const trimmed = parts.map((part, at) => {
    if (!('text' in part)) return part
    let { text } = part
    if (at === 0) text = text.trimStart()
    if (at === parts.length - 1) text = text.trimEnd()
    return { ...part, text }
  })
  return trimmed.filter((part) => !('text' in part) || part.text !== '')
}

const readWords = (tokens: readonly Token[] | undefined) => trimInline(readInline(tokens))

/** A picture alone in its paragraph is a figure; elsewhere pictures are their words. */
function readFigure({ tokens = [] }: Tokens.Paragraph): Block | undefined {
  const [image, ...rest] = tokens.filter(({ raw }) => raw.trim() !== '')
  if (image?.type !== 'image' || rest.length > 0) return undefined
  const picture = pictureIn(image.href)
  if (!picture) return undefined
  return { kind: 'figure', picture, alt: decode(image.text), caption: decode(image.title ?? '') }
}

function readList({ ordered, items }: Tokens.List): Block {
  return { kind: 'list', ordered, items: items.map((item) => readBlocks(item.tokens)) }
}

function readBlocks(tokens: readonly Token[]): Block[] {
  return tokens.flatMap((token): Block[] => {
    switch (token.type) {
      case 'heading': {
        const inline = readWords(token.tokens)
        return inline.length > 0
          ? [{ kind: 'heading', level: token.depth > 2 ? 3 : 2, inline }]
          : []
      }
      case 'paragraph': {
        const figure = readFigure(token as Tokens.Paragraph)
        if (figure) return [figure]
        const inline = readWords(token.tokens)
        return inline.length > 0 ? [{ kind: 'paragraph', inline }] : []
      }
      case 'text': {
        const inline = readWords(token.tokens ?? [token])
        return inline.length > 0 ? [{ kind: 'paragraph', inline }] : []
      }
      case 'list':
        return [readList(token as Tokens.List)]
      case 'blockquote': {
        const blocks = readBlocks(token.tokens ?? [])
        return blocks.length > 0 ? [{ kind: 'quote', blocks }] : []
      }
      case 'table': {
        const { header, rows } = token as Tokens.Table
        const cells = (row: Tokens.TableCell[]) => row.map((cell) => readWords(cell.tokens))
        return [{ kind: 'table', head: cells(header), rows: rows.map(cells) }]
      }
      case 'code':
        return [{ kind: 'code', text: token.text }]
      case 'hr':
        return [{ kind: 'rule' }]
      default:
        return []
    }
  })
}

const section = /^::: ?(convite|servico|grafico)\b[ \t]*([^\n]*)\n([\s\S]*?)^:::[ \t]*$/m

/** `::: grafico Title`, a table with two columns, a line that names the source. */
function readChart(title: string, source: string): Chart {
  const blocks = readBlocks(markdown.lexer(source))
  const table = blocks.find((block) => block.kind === 'table')
  const words = blocks.find((block) => block.kind === 'paragraph')
  const rows = (table?.rows ?? []).map(([label = [], value = []]): [string, string] => [
    plainOf(label),
    plainOf(value),
  ])
  return { kind: 'chart', title, rows, source: plainOf(words?.inline ?? []) }
}

function readSection(name: string, first: string, rest: string): Block[] {
  const title = first.trim()
  if (name === 'grafico') return [readChart(title, rest)]
  if (name === 'convite') {
    return [{ kind: 'invite', title, text: rest.replace(/\s+/g, ' ').trim() }]
  }
  return /^[a-z0-9-]+$/.test(title) ? [{ kind: 'service', slug: title }] : []
}

/** The tree of a text. What it cannot hold is left out, or is its words. */
export function readMarkdown(source: string): Block[] {
  const blocks: Block[] = []
  let rest = source.replace(/\r\n?/g, '\n')
  for (let match = section.exec(rest); match; match = section.exec(rest)) {
    blocks.push(...readBlocks(markdown.lexer(rest.slice(0, match.index))))
    blocks.push(...readSection(match[1] as string, match[2] ?? '', match[3] ?? ''))
    rest = rest.slice(match.index + match[0].length)
  }
  return [...blocks, ...readBlocks(markdown.lexer(rest))]
}
