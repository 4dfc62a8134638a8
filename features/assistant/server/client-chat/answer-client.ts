import { clientReplies, personToAsk } from '#content/assistant/client.ts'
import { clientAreaTopics, contactTopics, privacyTopics } from '#content/assistant/data.ts'
import { replies } from '#content/assistant/replies.ts'
import { type PeriodReport, readToday } from '#features/figures/server/figures.server.ts'
import type { Day } from '#features/shared/rules/days.ts'
import type { Transaction } from '#server/db/client.ts'
import { answerDirectly } from '../chat/answers/answer-directly.ts'
import type { Intent } from '../chat/understanding/decide.ts'
import { holdsPersonalData } from '../chat/understanding/personal-data.ts'
import { fold } from '../chat/understanding/text.ts'
import { understand } from '../chat/understanding/understand.ts'
import { answerFigures } from './answer-figures.ts'
import { answerChannels } from './channels/answer-channels.ts'
import {
  type ClientQuestion,
  followUp,
  opensAsFollowUp,
  readClientQuestion,
} from './read-client-question.ts'

const helps = new Set([
  ...[...clientAreaTopics, ...contactTopics, ...privacyTopics].map(({ id }) => id),
  ...[
    'book',
    'rebook',
    'report',
    'monthly-meeting',
    'accounts-owner',
    'thanks',
    'injection',
    'insult',
  ],
])
const own: Record<string, string> = {
  self: clientReplies.self,
  abilities: clientReplies.abilities,
  insult: replies.sorry,
}

/** What the product's help says; nothing is sold to somebody who is a client already. */
function helpFor(intent: Intent, question: string): string | undefined {
  if (intent.kind === 'topic') {
    const said = own[intent.topic.id]
    if (said) return said
    if (!helps.has(intent.topic.id)) return clientReplies.team
    // Whoever asks is in there already.
    return answerDirectly(intent, fold(question))?.replaceAll(
      '[Área do Cliente](/auth)',
      'Área do Cliente',
    )
  }
  if (intent.kind === 'definition') return answerDirectly(intent, fold(question))
  if (intent.kind === 'difference' && intent.definitions.length > 1) {
    return answerDirectly({ ...intent, subjects: [], plans: [] }, fold(question))
  }
  return intent.kind === 'sentence' ? undefined : clientReplies.team
}

function answerHelp(question: string, previous?: string): string | undefined {
  const { intents } = understand({ niche: '', question, previous })
  const texts = intents.flatMap((intent) => helpFor(intent, question) ?? [])
  const [first] = texts
  // Beside a real answer, the pointer to the team is noise.
  const useful = texts.filter((text) => text !== clientReplies.team)
  return useful.length > 0 ? [...new Set(useful)].slice(0, 2).join('\n\n') : first
}

/** Asked to break its rules, it answers that alone. */
function isRefused(question: string): boolean {
  return understand({ niche: '', question }).intents.some(
    (intent) => intent.kind === 'topic' && intent.topic.alone,
  )
}

export type ClientAnswer = {
  text: string
  /** The rows that stand behind it, for a model. */
  reports: PeriodReport[]
  /** Nothing more may be said, by a model neither. */
  final: boolean
}

type Asked = { question: string; previous?: string }

const LONGEST_FOLLOW_UP = 7

/** The question that this one goes on from. */
function before({ question, previous }: Asked, today: string): ClientQuestion | undefined {
  const read = readClientQuestion(question, today)
  const last = previous?.split('\n').filter(Boolean).at(-1)
  const short = read.words.split(' ').length <= LONGEST_FOLLOW_UP
  if (!last || !short) return undefined
  const bare = !read.ask || read.ask === 'overview' || !read.figure
  return bare && (opensAsFollowUp(read.words) || !read.ask)
    ? readClientQuestion(last, today)
    : undefined
}

function understood(asked: Asked, today: string): ClientQuestion {
  const read = readClientQuestion(asked.question, today)
  const last = before(asked, today)
  return last ? followUp(read, last) : read
}

/**
 * Answers a client inside `asClient`: whatever the question says, the transaction sees the rows of
 * this client and of nobody else.
 */
export async function answerClient(
  tx: Transaction,
  client: { id: string; name: string },
  asked: Asked,
  givenToday?: Day,
): Promise<ClientAnswer> {
  const say = (text: string) =>
    text.replaceAll('{client}', client.name).replaceAll('{person}', personToAsk)
  const only = (text: string): ClientAnswer => ({ text: say(text), reports: [], final: true })
  if (holdsPersonalData(asked.question)) return only(replies.personalData)
  if (isRefused(asked.question))
    return only(answerHelp(asked.question) ?? clientReplies.nothingFits)
  const today = givenToday ?? (await readToday(tx))
  const question = understood(asked, today)
  const { ask, help } = question
  if (ask === 'others') return only(clientReplies.others)
  if (ask === 'forecast' && !help) return only(clientReplies.forecast)
  if (!help) {
    const turn = {
      asked: readClientQuestion(asked.question, today),
      question,
      before: before(asked, today),
    }
    const text = await answerChannels(tx, client, turn, today)
    if (text) return { text: say(text), reports: [], final: false }
  }
  if (ask === 'untold' && !help) return only(clientReplies.untold)

  const told = answerHelp(asked.question, asked.previous)
  const sure = told && told !== clientReplies.team
  if (!(help && sure)) {
    const figures = await answerFigures(tx, client, question, today)
    if (figures) return { text: say(figures.text), reports: figures.reports, final: false }
  }
  return { text: say(told ?? clientReplies.nothingFits), reports: [], final: !told }
}
