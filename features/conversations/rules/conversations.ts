import type { Visit } from '#features/shared/rules/visit.ts'

/** What browser and server must agree on about conversations; free of libraries. */

export const CONVERSATIONS_PATH = '/functions/v1/conversas'
/** The visitor's stream of events. */
export const EVENTS_PATH = `${CONVERSATIONS_PATH}/eventos`
/** Reading what is new without a stream, and writing. */
export const MESSAGES_PATH = `${CONVERSATIONS_PATH}/mensagens`
export const CONTACT_PATH = `${CONVERSATIONS_PATH}/contato`
export const END_PATH = `${CONVERSATIONS_PATH}/fim`

export const MESSAGE_MAX = 4000
/** An answer that nobody read in the chat by then goes by mail, where an address was left. */
export const MAIL_AFTER_MINUTES = 2
/** Messages of one answer; the rest follows with the next. */
export const PAGE_SIZE = 100
/** 32 random bytes in base64url. */
export const TOKEN_FORM = /^[\w-]{43}$/

export const conversationStates = {
  waiting: 'Esperando gente',
  attended: 'Em atendimento',
  assistant: 'Com o assistente',
  closed: 'Encerrada',
} as const

export type ConversationState = keyof typeof conversationStates
export type Channel = 'site' | 'whatsapp'
export type Author = 'visitor' | 'staff' | 'assistant' | 'system'

type SpokenLine = { by: 'visitor' | 'assistant'; text: string }

/** Sent by the browser when a visitor asks for a person. */
export type OpenRequest = {
  /** Made by the browser: the same one again is the same conversation. */
  token: string
  niche: string
  name: string
  turns: SpokenLine[]
  page: string
  /** The page before it, where that is one of ours: a plan stands in its address. */
  before: string
  visit: Visit
}

export type PublicMessage = {
  number: number
  /** The sender's own id of it. */
  id: string
  author: Author
  name: string
  text: string
  /** Milliseconds. */
  at: number
}

/** What a visitor is told about who answers. */
export type Answering =
  /** Somebody attends and is called until then, in milliseconds. */
  | { kind: 'calling'; until: number }
  /** Nobody attends, or nobody came in time; `when` says when somebody answers. */
  | { kind: 'away'; when: string }
  | { kind: 'none' }

export type VisitorState = {
  state: ConversationState
  attendedBy: string
  last: number
  answering: Answering
  /** Whether the team can answer elsewhere. */
  reachable: boolean
}

export type VisitorNews = VisitorState & { messages: PublicMessage[] }

const control = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu

/** Plain text with unified line breaks; nothing that changes the direction of writing. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(control, '')
    .trim()
}

export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? ''
