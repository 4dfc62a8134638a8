import { replies } from '#content/assistant/replies.ts'
import { contentAt } from '#content/derived/addresses.ts'
import { type ListedArticle, listedArticles } from '#content/derived/article-lists.ts'
import { fillFrame, lowerFirst } from '../answers/wording.ts'
import { type SiteSentence, shorten } from './sentences.ts'

const { frames } = replies

/** Of older texts only what they are about can be found, or hundreds of them would slow every answer. */
const NEWEST = 40

type Passage = Pick<SiteSentence, 'text' | 'about'>

const plainText = (text: string) =>
  text.replace(/^(?:- |> |\d+\. )|\*\*|\n/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')

/** The rows of a table, without what stands above its columns. */
const rowsOf = (table: string): string[][] =>
  table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => plainText(cell.trim())),
    )

/** A chart as it is read aloud, with where its figures are from; without that they would sound like our own. */
function readChart(block: string): string | undefined {
  const [, title, rows = '', source] =
    /^::: \w+ ([^\n]*)\n(\|[\s\S]*?)\n\n\w+: ([^\n]*?)\.?\n:::/.exec(block) ?? []
  const told = rowsOf(rows).map((cells) => cells.join(', '))
  return source && `${title}: ${told.join('; ')} (${source})`
}

const BOX = /^:::[\s\S]*?^:::$/gm
/** 'no primeiro dia útil:' and its points are one sentence. */
const joinPoints = (body: string) =>
  body.replace(/:\n\n((?:- \p{Ll}.*\n)+)/gu, (_, points: string) => {
    const [first = '', ...rest] = points.trim().split('\n')
    return `: ${[first, ...rest].map((point) => point.slice(2)).join(' ')}\n`
  })

/** Paragraphs, points, rows of tables and charts of a text; invitations are for the eye. */
function* passagesOf({ title, body }: ListedArticle): Generator<Passage> {
  let [last, about] = [title, title]
  const charted = body.replace(BOX, (box) => (readChart(box) ? `::: ${readChart(box)}` : ''))
  for (const block of joinPoints(charted).split(/\n\n+|\n(?=- |\d+\. )/)) {
    const [, heading] = /^#+ (.*)/.exec(block) ?? []
    if (heading) [last, about] = [heading, `${heading} (${title})`]
    else if (block.startsWith('|')) {
      const rows = rowsOf(block)
      const all = rows.map(([first, ...rest]) => `${first} (${lowerFirst(rest.join(', '))})`)
      yield { about, text: `${last}: ${all.join('; ')}` }
      for (const cells of rows) yield { about, text: cells.join(': ') }
    } else if (block.startsWith('::: ')) yield { about, text: block.slice(4) }
    else if (block.trim() && !/R\$|%/.test(block)) yield { about, text: plainText(block) }
  }
}

/** Where a text is a list of things to do or to look at: what each of them is called. */
const FEWEST_POINTS = 3
function pointsOf(body: string): string[] {
  const plain = body.replace(BOX, '')
  const [block = ''] = /(?:^\d+\. .*\n?)+|(?:^\|.*\n?)+/m.exec(plain) ?? []
  const points = block.startsWith('|')
    ? rowsOf(block).map(([first = '']) => first)
    : block
        .trim()
        .split('\n')
        .map((line) => /\*\*(.*?)\*\*/.exec(line)?.[1] ?? plainText(line))
  return points.length < FEWEST_POINTS ? [] : points.map((point) => point.replace(/\.$/, '').trim())
}

/** What each text is about, with its points and the way to it, and what the newest advise. */
export const articleSentences = (): SiteSentence[] =>
  listedArticles.flatMap((article, at) => {
    const { slug, title, summary, body } = article
    const path = contentAt(`articles/${slug}`)
    if (!path) return []
    const points = at < NEWEST ? pointsOf(body) : []
    const more =
      points.length > 0 ? fillFrame(frames.points, { points: points.join('; ') }) : undefined
    const advice = at < NEWEST ? [...passagesOf(article)] : []
    return [
      { text: `${title}: ${summary}`, about: title, title, path, more },
      ...advice.map(({ text, about }) => ({ text: shorten(text), about, title, path })),
    ]
  })
