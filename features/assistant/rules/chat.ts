/** What the browser and the server must agree on about the assistant; kept free of libraries. */

export const CHAT_PATH = '/functions/v1/chat-iaxel'
/** The same stream for a signed-in client, about their own figures. */
export const CLIENT_CHAT_PATH = '/dashboard/support/answer'

/** Where a tab keeps its conversation for the visit. */
export const CONVERSATION_KEY = 'conversa'
export const NICHE_MAX = 100
export const QUESTION_MAX = 1000

export type ChatRequest = {
  niche: string
  question: string
  /**
   * What the visitor asked before, one question per line, the latest last. Optional: a client that
   * leaves it out is answered as if each question were the first.
   */
  previous?: string
}

/** The last questions of a conversation, as `previous` carries them. */
export function earlierQuestions(questions: string[]): string | undefined {
  return questions.slice(-3).join('\n').slice(-QUESTION_MAX) || undefined
}

/** How the visitor's own message reads in the conversation. */
export function combineMessage({ niche, question }: ChatRequest): string {
  return `Nicho: ${niche.replace(/[.!?;,\s]+$/, '')}. ${question}`
}

/** A send without both fields is ignored. */
export function isComplete({ niche, question }: ChatRequest): boolean {
  return niche.trim() !== '' && question.trim() !== ''
}
