/** The texts of a rendered page, prepared for looking texts up. */
export type PageTexts = { path: string; nodes: ReadonlySet<string>; words: string }

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

const decode = (text: string) =>
  text.replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()
/** Spaces aside, since a page may break a text into pieces. */
const squeeze = (text: string) => text.replace(/\s+/g, '')

/** What is read on a page, what its head and its pictures say, and which pictures those are. */
export function readPageTexts(path: string, html: string): PageTexts {
  const source = html.replace(/<(script|style|template)[\s>][\s\S]*?<\/\1>|<!--[\s\S]*?-->/gi, '')
  const attributes = [
    ...source.matchAll(/\s(?:alt|content|title|aria-label|placeholder)="([^"]*)"/g),
  ].map(([, text]) => decode(text ?? ''))
  const pieces = source.split(/<[^>]*>/).map(decode)
  const pictures = [...source.matchAll(/\/imagens\/([0-9a-f]{20}-\d+x\d+)\//g)].map(
    ([, id]) => id ?? '',
  )
  const nodes = new Set([...pieces, ...attributes, ...pictures].map(tidy).filter(Boolean))
  return { path, nodes, words: squeeze([...pieces, '\n', ...attributes].join('')) }
}

/** Shorter texts count only where they stand alone: 'Planos' is part of many sentences. */
const SHORT = 24

/** The pages that show a text. */
export function pagesWith(text: string, pages: readonly PageTexts[]): string[] {
  const wanted = squeeze(text)
  if (wanted === '') return []
  const shows = ({ nodes, words }: PageTexts) =>
    nodes.has(tidy(text)) || (wanted.length >= SHORT && words.includes(wanted))
  return pages.filter(shows).map(({ path }) => path)
}
