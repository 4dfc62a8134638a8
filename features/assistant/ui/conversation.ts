import type { AssistantTexts } from '#content/types/assistant.ts'
import {
  type ChatRequest,
  combineMessage,
  earlierQuestions,
  isComplete,
  CONVERSATION_KEY as KEY,
} from '../rules/chat.ts'
import type { Message } from './message.ts'

const MOST = 40

type Saved = { niche: string; messages: Message[]; last?: ChatRequest }

/** Kept in this tab, for the visit, once something was asked. Storage may be switched off: then nothing is kept. */
function save({ niche, messages, last }: Saved): void {
  try {
    const kept: Saved = { niche, messages: messages.slice(-MOST), last }
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

type Ask = (
  request: ChatRequest,
  onText: (text: string) => void,
  signal: AbortSignal,
) => Promise<void>

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
    try {
      await ask(request, append, controller.signal)
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
    change({ messages, sending: false, question: '', completed: messages.at(-1) })
    keep()
  }

  function begin(request: ChatRequest, messages: Message[]) {
    const bot = message('bot', '', 'typing')
    const { niche, question, previous } = request
    const last = { niche: niche.trim(), question: question.trim(), previous }
    change({ messages: [...messages, bot], sending: true, last, completed: undefined })
    keep()
    return answer(last, bot)
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
    async send(request: ChatRequest = state) {
      if (state.sending || !isComplete(request)) return
      const { niche, question } = request
      change({ niche, question })
      const asked = client
        ? question.trim()
        : combineMessage({ niche: niche.trim(), question: question.trim() })
      const previous = askedSoFar(state.last)
      await begin({ niche, question, previous }, [...state.messages, message('user', asked)])
    },
    /** Keeps what arrived. */
    stop: () => leaving?.abort(),
    /** Asks the last question again; the failed answer makes room. */
    async retry() {
      if (state.sending || !state.last) return
      await begin(state.last, state.messages.slice(0, -1))
    },
    clear() {
      leaving?.abort()
      leaving = undefined
      const { niche } = state
      change({
        ...fresh(),
        niche,
        last: undefined,
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

function message(type: Message['type'], content: string, state?: Message['state']): Message {
  const id = Math.random().toString(36).slice(2)
  return { id, type, content, timestamp: Date.now(), state }
}
