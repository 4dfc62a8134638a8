import { replies } from '#content/assistant/replies.ts'
import { sentencesOf, shorten } from '../knowledge/sentences.ts'
import type { SiteAnswer } from '../knowledge/site-faq.ts'
import { telling } from '../knowledge/telling.ts'
import type { Intent } from '../understanding/decide.ts'
import { foldWords } from '../understanding/text.ts'
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

/** What the site answers; after the heading above it where only that names what was asked. */
function quoteAnswer({ question, answer, title, path }: SiteAnswer, words: string): string {
  const text = shorten(answer).replace(/[;:]?$(?<![.!?])/, '.')
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
      return quoteAnswer(intent.item, words)
    case 'sentence':
      return `${frames.fromSite}: ${intent.text.replace(/[.;]$/, '')}. [${intent.title.replace(/[[\]()]/g, '')}](${intent.path}).`
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
