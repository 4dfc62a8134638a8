import { clientReplies, personToAsk } from '#content/assistant/client/replies.ts'
import { replies } from '#content/assistant/replies.ts'
import type { PeriodReport } from '#features/figures/server/figures.server.ts'
import { readToday } from '#features/figures/server/figures.server.ts'
import type { Day } from '#features/shared/rules/days.ts'
import type { Transaction } from '#server/db/client.ts'
import { holdsPersonalData } from '../chat/personal-data.ts'
import { answerFigures } from './answer-figures.ts'
import { answerHelp, isRefused } from './answer-help.ts'
import {
  type ClientQuestion,
  followUp,
  opensAsFollowUp,
  readClientQuestion,
} from './read-client-question.ts'

export type ClientAnswer = {
  text: string
  /** The rows that stand behind it, for a model. */
  reports: PeriodReport[]
  /** Nothing more may be said, by a model neither. */
  final: boolean
}

type Asked = { question: string; previous?: string }

const LONGEST_FOLLOW_UP = 7

function understood({ question, previous }: Asked, today: string): ClientQuestion {
  const read = readClientQuestion(question, today)
  const last = previous?.split('\n').filter(Boolean).at(-1)
  const short = read.words.split(' ').length <= LONGEST_FOLLOW_UP
  if (!last || !short) return read
  const bare = !read.ask || read.ask === 'overview' || !read.figure
  return bare && (opensAsFollowUp(read.words) || !read.ask)
    ? followUp(read, readClientQuestion(last, today))
    : read
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
  if (ask === 'untold' && !help) return only(clientReplies.untold)

  const told = answerHelp(asked.question, asked.previous)
  const sure = told && told !== clientReplies.team
  if (!(help && sure)) {
    const figures = await answerFigures(tx, client, question, today)
    if (figures) return { text: say(figures.text), reports: figures.reports, final: false }
  }
  return { text: say(told ?? clientReplies.nothingFits), reports: [], final: !told }
}
