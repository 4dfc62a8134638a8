import { replies } from '#content/assistant/replies.ts'
import { shorten } from '../knowledge/sentences.ts'
import type { Intent } from '../understanding/decide.ts'
import {
  answerBudget,
  answerBudgetApart,
  answerCheapest,
  answerDiscount,
  answerPrice,
  say,
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
import { fillInAll, fillInEach } from './fill-in.ts'

const { frames } = replies

/** The answer to one direct question, or nothing where it is advice that is wanted. */
export function answerDirectly(intent: Intent, words: string): string | undefined {
  switch (intent.kind) {
    case 'topic':
      return leadWith(intent.of, fillInEach(intent.topic.answer)).join(' ')
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
      return `${shorten(intent.item.answer)} [${intent.item.title}](${intent.item.path}).`
    case 'sentence':
      return `${frames.fromSite}: ${intent.text.replace(/[.;]$/, '')}. [${intent.title.replace(/[[\]()]/g, '')}](${intent.path}).`
    case 'trade':
      return answerTrade(intent.niche)
    case 'notOffered':
      return fillInAll([say(replies.notOffered, { name: intent.subject.name })])
    case 'advice':
      return undefined
  }
}
