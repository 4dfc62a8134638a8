import type { AssistantTexts } from '#content/types/assistant.ts'
import { newId } from '#features/shared/rules/new-id.ts'
import {
  ANSWERS_MAX,
  type ChatContact,
  type ChatRequest,
  combineMessage,
  earlierQuestions,
  type Handover,
  type HandoverReply,
  isComplete,
  CONVERSATION_KEY as KEY,
  type SpokenTurn,
  TRANSCRIPT_MAX,
  TURNS_MAX,
} from '../rules/chat.ts'
import { plainText } from '../rules/marks.ts'
import type { Message } from './message.ts'
import type { Ask } from './request-answer.ts'

const MOST = 40

type Saved = {
  niche: string
  messages: Message[]
  last?: ChatRequest
  /** Ids of the answers so far. */
  answers?: string[]
  /** What the assistant waits for. */
  handover?: Handover
  /** The conversation with the team; `isNew` until the server has it. */
  talk?: { token: string; isNew: boolean }
}

/** Kept in this tab, for the visit, once something was asked. Storage may be switched off: then nothing is kept. */
function save({ niche, messages, last, answers, handover, talk }: Saved): void {
  try {
    const kept: Saved = { niche, messages: messages.slice(-MOST), last, answers, handover, talk }
    if (last) sessionStorage.setItem(KEY, JSON.stringify(kept))
    else sessionStorage.removeItem(KEY)
  } catch {
    // The conversation goes on without.
  }
}

/** An answer that was under way when the page went away counts as stopped. */
function load(): Saved | undefined {
  try {
    const saved: Saved | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (!Array.isArray(saved?.messages) || typeof saved.niche !== 'string') return undefined
    if (saved.messages.length === 0) return undefined
    const messages = saved.messages.map((one) =>
      one.state === 'typing' ? { ...one, state: 'stopped' as const } : one,
    )
    return { ...saved, messages }
  } catch {
    return undefined
  }
}

/** Text arrives in many small pieces; the page is drawn again at most this often. */
const REDRAW_MS = 50

export type Conversation = Saved & {
  sending: boolean
  question: string
  /** The message that was completed last, for the screen reader. */
  completed?: Message
}

export type ConversationStore = ReturnType<typeof createConversation>

/** One conversation for the visit, whichever places of the site show it. */
export function createConversation(
  texts: Pick<AssistantTexts, 'greeting' | 'error'>,
  ask: Ask,
  /** A client's own name in the place of a niche; what is said of their figures is not kept. */
  client?: string,
) {
  const listeners = new Set<() => void>()
  let redraw: ReturnType<typeof setTimeout> | undefined
  let leaving: AbortController | undefined
  /** What the form sent, to be sent again. */
  let resend: ChatContact | undefined
  /** The id of the last question in a conversation with the team. */
  let questionId = ''
  let state: Conversation = {
    ...((client ? undefined : load()) ?? fresh()),
    sending: false,
    question: '',
  }

  const beginning: Conversation = {
    niche: client ?? '',
    messages: [{ id: 'beginning', type: 'bot', content: texts.greeting, timestamp: 0 }],
    sending: false,
    question: '',
  }

  const keep = () => {
    if (!client) save(state)
  }

  function fresh(): Saved {
    return { niche: client ?? '', messages: [message('bot', texts.greeting)] }
  }

  function change(part: Partial<Conversation>) {
    state = { ...state, ...part }
    clearTimeout(redraw)
    redraw = undefined
    for (const listener of listeners) listener()
  }

  function patch(id: string, part: Partial<Message>): Message[] {
    return state.messages.map((one) => (one.id === id ? { ...one, ...part } : one))
  }

  async function answer(request: ChatRequest, bot: Message) {
    const controller = new AbortController()
    leaving = controller
    let text = ''
    const show = () => change({ messages: patch(bot.id, { content: text }) })
    const append = (piece: string) => {
      // The first words show at once.
      if (text === '') redraw ??= setTimeout(show)
      text += piece
      redraw ??= setTimeout(show, REDRAW_MS)
    }
    let end: Partial<Message>
    let { answers, handover } = state
    try {
      let next: Handover | undefined
      await ask(request, append, controller.signal, (notes) => {
        if (notes.answer) answers = [...(answers ?? []), notes.answer].slice(-ANSWERS_MAX)
        next = notes.handover ?? next
      })
      // What was stored stays so: a later yes is no second consent.
      handover = next ?? (handover?.step === 'stored' ? handover : undefined)
      end = { content: text, state: undefined }
    } catch (error) {
      if (controller.signal.aborted) end = { content: text, state: 'stopped' }
      else {
        console.error(error)
        end = { content: texts.error, state: 'error' }
      }
    }
    // A new conversation may have begun meanwhile.
    if (leaving !== controller) return
    leaving = undefined
    const messages = patch(bot.id, { ...end, timestamp: Date.now() })
    const completed = messages.at(-1)
    change({ messages, sending: false, question: '', completed, answers, handover })
    keep()
  }

  /** What a lead would be made of, as far as one is waited for. */
  function replyWith(messages: Message[], sent?: ChatContact): HandoverReply | undefined {
    const { handover } = state
    if (!handover) return undefined
    const turns = handover.step === 'stored' ? [] : turnsOf(messages)
    const visit = { landing: '', referrer: '' }
    const agreed = sent ? { contact: sent, agreed: true } : {}
    return { ...handover, ...agreed, turns, page: '', before: '', visit }
  }

  function begin(request: ChatRequest, messages: Message[], sent?: ChatContact) {
    const bot = message('bot', '', 'typing')
    const { niche, question, previous } = request
    const last = { niche: niche.trim(), question: question.trim(), previous }
    const handover = replyWith(messages, sent)
    resend = sent
    change({ messages: [...messages, bot], sending: true, last, completed: undefined })
    keep()
    const { talk } = state
    const conversation = talk && { token: talk.token, id: questionId }
    return answer({ ...last, answers: state.answers, handover, conversation }, bot)
  }

  /** A press in the place of typed words. */
  async function press(question: string, sent?: ChatContact) {
    if (state.sending) return
    const niche = state.last?.niche ?? state.niche
    const previous = askedSoFar(state.last)
    const messages = [...state.messages, message('user', question)]
    questionId = newId()
    await begin({ niche, question, previous }, messages, sent)
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    read: () => state,
    /** How it begins, as the server renders it: nothing of this visitor, and no time. */
    beginning,
    set: (name: 'niche' | 'question', text: string) => change({ [name]: text }),
    async send(request: Pick<ChatRequest, 'niche' | 'question'> = state) {
      if (state.sending || !isComplete(request)) return
      const { niche, question } = request
      change({ niche, question })
      const asked = client
        ? question.trim()
        : combineMessage({ niche: niche.trim(), question: question.trim() })
      const previous = askedSoFar(state.last)
      questionId = newId()
      await begin({ niche, question, previous }, [...state.messages, message('user', asked)])
    },
    /** Keeps what arrived. */
    stop: () => leaving?.abort(),
    /** Asks the last question again; the failed answer makes room. */
    async retry() {
      if (state.sending || !state.last) return
      await begin(state.last, state.messages.slice(0, -1), resend)
    },
    /** Answers the question for consent. */
    agree: () => press('Sim, pode passar.'),
    refuse: () => press('Não, obrigado.'),
    /** Sends the form, whose button says that the contact is passed on. */
    sendContact: (contact: ChatContact) =>
      press(Object.values(contact).filter(Boolean).join(', '), contact),
    /** Asks the team into the conversation; the assistant's running answer stops. */
    call(token: string) {
      leaving?.abort()
      change({ talk: { token, isNew: true }, handover: undefined })
      keep()
    },
    /** From now on it is followed, not opened. */
    called() {
      if (!state.talk?.isNew) return
      change({ talk: { ...state.talk, isNew: false } })
      keep()
    },
    /** Back to the assistant alone. */
    leaveTalk() {
      change({ talk: undefined })
      keep()
    },
    /** What was said so far, for the team. */
    turns: () => turnsOf(state.messages),
    clear() {
      leaving?.abort()
      leaving = undefined
      const { niche } = state
      change({
        ...fresh(),
        niche,
        last: undefined,
        answers: undefined,
        handover: undefined,
        talk: undefined,
        sending: false,
        question: '',
        completed: undefined,
      })
      keep()
    },
    save: keep,
  }
}

/** What a follow-up such as 'e quanto custa?' is about: one earlier question per line. */
function askedSoFar(last: ChatRequest | undefined): string | undefined {
  if (!last) return undefined
  const earlier = last.previous?.split('\n') ?? []
  return earlierQuestions([...earlier, last.question.replace(/\s+/g, ' ')])
}

/** What was said, without marks, the latest turns where not all of it fits. */
function turnsOf(messages: Message[]): SpokenTurn[] {
  let length = 0
  return messages
    .filter(({ content, state }) => content && state !== 'error')
    .slice(-TURNS_MAX)
    .map(
      ({ type, content }): SpokenTurn => ({
        by: type === 'user' ? 'visitor' : 'assistant',
        text: type === 'user' ? content : plainText(content),
      }),
    )
    .reverse()
    .filter(({ text }) => {
      length += text.length
      return length <= TRANSCRIPT_MAX
    })
    .reverse()
}

function message(type: Message['type'], content: string, state?: Message['state']): Message {
  const id = Math.random().toString(36).slice(2)
  return { id, type, content, timestamp: Date.now(), state }
}
