import { replies } from '#content/assistant/replies.ts'
import { coverageOf, textsUnder } from '../knowledge/find-sentence.ts'
import { isRefusal, sentencesOf } from '../knowledge/sentences.ts'
import type { SiteAnswer } from '../knowledge/site-faq.ts'
import { telling } from '../knowledge/telling.ts'
import type { Intent } from '../understanding/decide.ts'
import { bestOf } from '../understanding/match-terms.ts'
import { foldWords } from '../understanding/text.ts'
import { quoting } from '../understanding/thresholds.ts'
import {
  answerBudget,
  answerBudgetApart,
  answerCheapest,
  answerDiscount,
  answerPrice,
  answerPriceOf,
} from './answer-price.ts'
import {
  answerAbout,
  answerDifference,
  answerIncluded,
  answerOffer,
  answerTime,
  answerTrade,
  define,
  leadWith,
} from './answer-service.ts'
import { answerStory } from './answer-story.ts'
import { fillInAll, fillInEach } from './fill-in.ts'
import { fillFrame } from './wording.ts'

const { frames } = replies

const READ_AT_A_GLANCE = 3
/** An answer of so many letters is still read whole on a phone. */
const READ_WHOLE = 420
const asksWhich = /^(?:e )?(?:o )?(?:que|qual|quais|como|quanto|quem|onde|quando|porque|por que)\b/

/** Three sentences and what else is soon read; where a later one speaks most of what was asked, that one first. */
function openWith(sentences: string[], words: string): string {
  const covers = sentences.map((one) => coverageOf(words, [one])[0] ?? 0)
  const most = Math.max(...covers)
  const at = covers.indexOf(most)
  const isLate =
    at >= READ_AT_A_GLANCE && most - Math.max(...covers.slice(0, READ_AT_A_GLANCE)) > quoting.late
  const ordered = isLate
    ? [...sentences.slice(at, at + 1), ...sentences.slice(0, at), ...sentences.slice(at + 1)]
    : sentences
  let text = ordered.slice(0, READ_AT_A_GLANCE).join(' ')
  for (const more of ordered.slice(READ_AT_A_GLANCE)) {
    if (text.length + more.length > READ_WHOLE) break
    text += ` ${more}`
  }
  return text
}

/** So short a quote is followed by the sentence after it, which is of the same. */
const SHORT_QUOTE = 280
function goOn(quote: string, { path, question, title }: SiteAnswer): string {
  const texts = question === title ? [] : textsUnder(path, question)
  const last = texts.findLastIndex((one) => quote.endsWith(one))
  const next = last < 0 ? '' : (texts[last + 1] ?? '')
  const isProse = next.endsWith('.') && !next.startsWith(`${question}: `)
  return isProse && quote.length + next.length < SHORT_QUOTE ? `${quote} ${next}` : quote
}

/** Whether we do what stands among what we refuse: no, with what we do in its place. */
function refuse({ question, answer, path }: SiteAnswer, words: string): string | undefined {
  if (!isRefusal(question) || asksWhich.test(words)) return undefined
  const items = textsUnder(path, question).flatMap((one) => one.split(/(?<=[^.]); (?=\p{Lu})/u))
  const item = bestOf(items, (one) => coverageOf(words, [one])[0] ?? 0)
  return `${frames.no}${(item ?? openWith(sentencesOf(answer), words)).replace(/[.;]?$/, '.')}`
}

/** What the site answers; after the heading above it where only that names what was asked. */
function quoteAnswer(item: SiteAnswer, words: string): string {
  const { question, answer, title, path, more } = item
  const refusal = refuse(item, words)
  if (refusal) return `${refusal} [${title}](${path}).`
  const opening = goOn(openWith(sentencesOf(answer), words), item)
  const text = [opening.replace(/[;:]?$(?<![.!?])/, '.'), more].filter(Boolean).join(' ')
  const [wanted, mentioned] = [telling(foldWords(words)), telling(foldWords(text))]
  const isNamed = [...telling(foldWords(question))].some(
    (one) => wanted.has(one) && !mentioned.has(one),
  )
  const heading = isNamed && !/[?.:]$/.test(question) ? `${question}: ` : ''
  return `${heading}${text} [${title}](${path}).`
}

/** The answer to one direct question, or nothing where it is advice that is wanted. */
export function answerDirectly(intent: Intent, words: string): string | undefined {
  switch (intent.kind) {
    case 'topic': {
      const { of, topic } = intent
      const price = topic.priced && of ? [answerPriceOf(of)] : []
      const text = leadWith(of, fillInEach(topic.answer).flatMap(sentencesOf))
      return [...price, ...text].join(' ')
    }
    case 'price':
      return answerPrice(intent)
    case 'cheapest':
      return answerCheapest(intent)
    case 'discount':
      return answerDiscount(intent, words)
    case 'budget':
      return answerBudget()
    case 'budgetApart':
      return answerBudgetApart()
    case 'time':
      return answerTime(intent)
    case 'included':
      return answerIncluded(intent)
    case 'offer':
      return answerOffer(intent, words)
    case 'about':
      return answerAbout(intent)
    case 'definition':
      return define(intent.definitions)
    case 'difference':
      return answerDifference(intent, words)
    case 'site':
      return quoteAnswer(intent.item, intent.words)
    case 'sentence':
      return `${frames.fromSite}: ${intent.text.replace(/[.;]$/, '')}. ${intent.more ? `${intent.more} ` : ''}[${intent.title.replace(/[[\]()]/g, '')}](${intent.path}).`
    case 'story':
      return answerStory(intent)
    case 'trade':
      return answerTrade(intent.niche)
    case 'notOffered':
      return fillInAll([fillFrame(replies.notOffered, { name: intent.subject.name })])
    case 'advice':
      return undefined
  }
}
