import type { Visit } from '#features/shared/rules/visit.ts'

/** What the browser and the server must agree on about the assistant; kept free of libraries. */

export const CHAT_PATH = '/functions/v1/chat-iaxel'
/** The same stream for a signed-in client, about their own figures. */
export const CLIENT_CHAT_PATH = '/dashboard/support/answer'

/** Where a tab keeps its conversation for the visit. */
export const CONVERSATION_KEY = 'conversa'
export const NICHE_MAX = 100
export const QUESTION_MAX = 1000
/** How many answers a conversation remembers, so as not to give them again. */
export const ANSWERS_MAX = 20
export const TURNS_MAX = 40
/** How much of a conversation a lead keeps; what was said last is what is kept. */
export const TRANSCRIPT_MAX = 6000

/** Whom the team may answer, as far as the visitor said. */
export type ChatContact = { name?: string; phone?: string; email?: string }

/**
 * What the assistant waits for beside the next question: a name and a way to answer, or consent to
 * pass them on. It comes with an answer and goes back with the next request, because the server
 * keeps nothing of a conversation.
 */
export type Handover = {
  step: 'contact' | 'consent' | 'stored'
  /** The same key again is the same lead. */
  key: string
  contact: ChatContact
  /** Asked again already, after a question in between. */
  reminded?: boolean
}

export type SpokenTurn = { by: 'visitor' | 'assistant'; text: string }

/** What a lead is made of, sent along only while the assistant waits for one. */
export type HandoverReply = Handover & {
  /** The form was sent; its button says that the contact is passed on. */
  agreed?: boolean
  turns: SpokenTurn[]
  page: string
  /** The page before it, where that is one of ours: a package stands in its address. */
  before: string
  visit: Visit
}

export type ChatRequest = {
  niche: string
  question: string
  /**
   * What the visitor asked before, one question per line, the latest last. Optional: a client that
   * leaves it out is answered as if each question were the first.
   */
  previous?: string
  /** Ids of the last answers, as their streams named them. */
  answers?: string[]
  handover?: HandoverReply
  /** A conversation that was handed over and returned: the assistant answers in it. */
  conversation?: ChatConversation
}

/** The visitor's secret, and this message's own id. */
type ChatConversation = { token: string; id: string }

/** What an answer's last chunk says beside its text; readers of the text alone ignore it. */
export type AnswerNotes = {
  answer?: string
  handover?: Handover
  /** A person answers: the assistant said nothing, or stopped. */
  silent?: boolean
}

/** The last questions of a conversation, as `previous` carries them. */
export function earlierQuestions(questions: string[]): string | undefined {
  return questions.slice(-3).join('\n').slice(-QUESTION_MAX) || undefined
}

type Question = Pick<ChatRequest, 'niche' | 'question'>

/** How the visitor's own message reads in the conversation. */
export function combineMessage({ niche, question }: Question): string {
  return `Nicho: ${niche.replace(/[.!?;,\s]+$/, '')}. ${question}`
}

/** A send without both fields is ignored. */
export function isComplete({ niche, question }: Question): boolean {
  return niche.trim() !== '' && question.trim() !== ''
}
