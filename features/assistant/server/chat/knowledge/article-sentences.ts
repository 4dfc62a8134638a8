import { contentAt } from '#content/addresses.ts'
import { type ListedArticle, listedArticles } from '#content/article-lists.ts'
import { type SiteSentence, shorten } from './sentences.ts'

/** Of older texts only what they are about can be found, or hundreds of them would slow every answer. */
const NEWEST = 40

type Passage = Pick<SiteSentence, 'text' | 'about'>

/** Paragraphs and points of a text; tables, figures and invitations are for the eye. */
function* passagesOf({ title, body }: ListedArticle): Generator<Passage> {
  let about = title
  const blocks = body.replace(/^:::[\s\S]*?^:::$/gm, '').split(/\n\n+|\n(?=- |\d+\. )/)
  for (const block of blocks) {
    const [, heading] = /^#+ (.*)/.exec(block) ?? []
    if (heading) about = `${heading} (${title})`
    else if (!/^\s*(?:\||$)/.test(block)) {
      const plain = block.replace(/^(?:- |> |\d+\. )|\*\*|\n/g, '')
      yield { about, text: plain.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1') }
    }
  }
}

/**
 * What each text is about, with the way to it, and what the newest advise. What holds a figure is not
 * quoted: those of an example would sound like the agency's own.
 */
export const articleSentences = (): SiteSentence[] =>
  listedArticles.flatMap((article, at) => {
    const { slug, title, summary } = article
    const path = contentAt(`articles/${slug}`)
    if (!path) return []
    const advice =
      at < NEWEST ? [...passagesOf(article)].filter(({ text }) => !/\d/.test(text)) : []
    return [
      { text: `${title}: ${summary}`, about: title, title, path },
      ...advice.map(({ text, about }) => ({ text: shorten(text), about, title, path })),
    ]
  })
