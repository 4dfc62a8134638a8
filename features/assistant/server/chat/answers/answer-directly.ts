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
const asksWhich = /^(?:e )?(?:o )?(?:que|qual|quais|como|quanto|quem|onde|quando|porque|por que)\b/

/** The first sentences; where a later one speaks most of what was asked, that one before them. */
function openWith(sentences: string[], words: string): string {
  const covers = sentences.map((one) => coverageOf(words, [one])[0] ?? 0)
  const most = Math.max(...covers)
  const at = covers.indexOf(most)
  const isLate =
    at >= READ_AT_A_GLANCE && most - Math.max(...covers.slice(0, READ_AT_A_GLANCE)) > quoting.late
  const [chosen, rest] = isLate
    ? [sentences.slice(at, at + 1), sentences.slice(0, READ_AT_A_GLANCE - 1)]
    : [[], sentences.slice(0, READ_AT_A_GLANCE)]
  return [...chosen, ...rest].join(' ')
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
  const opening = openWith(sentencesOf(answer), words)
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
