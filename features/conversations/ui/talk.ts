import { createParser } from 'eventsource-parser'
import { newId } from '#features/shared/rules/new-id.ts'
import {
  CONTACT_PATH,
  CONVERSATIONS_PATH,
  END_PATH,
  EVENTS_PATH,
  MESSAGES_PATH,
  type OpenRequest,
  type PublicMessage,
  type VisitorNews,
  type VisitorState,
} from '../rules/conversations.ts'

/** Sent by this page and not yet confirmed by the server. */
type Outgoing = { id: string; text: string; isRefused?: boolean }

type Talk = {
  /** Missing until the server has answered. */
  state?: VisitorState
  messages: PublicMessage[]
  outbox: Outgoing[]
  /** The network or the server is away; it is tried again. */
  isOffline: boolean
  /** There is no such conversation any more. */
  isGone: boolean
}

/** A proxy that holds events back sends none in this time. */
const FIRST_EVENT_MS = 8000
const POLL_MS = 4000
const STREAM_AGAIN_MS = 60_000
const LONGEST_WAIT_MS = 15_000
/** Messages of one moment are reported as read together. */
const READ_MS = 700
const OUTBOX_KEY = 'conversa-envios'

/** The visitor's secret. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

function loadOutbox(token: string): Outgoing[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(OUTBOX_KEY) ?? 'null')
    return stored?.token === token ? stored.outbox : []
  } catch {
    return []
  }
}

/** A reload or a lost network in the middle of a message sends it again, under its id. */
function saveOutbox(token: string, outbox: Outgoing[]): void {
  try {
    if (outbox.length > 0) sessionStorage.setItem(OUTBOX_KEY, JSON.stringify({ token, outbox }))
    else sessionStorage.removeItem(OUTBOX_KEY)
  } catch {
    // Kept in this page only.
  }
}

const sleep = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

class Gone extends Error {}

/** The visitor's end of a conversation: opens it, follows it and sends what is written. */
export function createTalk(token: string, describe: () => Omit<OpenRequest, 'token'>) {
  const listeners = new Set<() => void>()
  let talk: Talk = {
    messages: [],
    outbox: loadOutbox(token),
    isOffline: false,
    isGone: false,
  }
  let running: AbortController | undefined
  let flushing: Promise<void> | undefined
  let last = 0
  /** How far the visitor has read, and how far the server knows of it. */
  let readNumber = 0
  let reportedNumber = 0
  let reporting: ReturnType<typeof setTimeout> | undefined

  function change(part: Partial<Talk>): void {
    talk = { ...talk, ...part }
    for (const listener of listeners) listener()
  }

  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const answer = await fetch(path, {
      ...init,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(init.body ? { 'Content-Type': 'application/json' } : {}),
        ...init.headers,
      },
    })
    if (answer.status === 404) throw new Gone()
    return answer
  }

  /** Each message once and in the order of its number, whatever way it came. */
  function take(messages: PublicMessage[]): void {
    const fresh = messages.filter(({ number }) => number > last)
    if (fresh.length === 0) return
    last = fresh.at(-1)?.number ?? last
    const outbox = talk.outbox.filter(({ id }) => !fresh.some((message) => message.id === id))
    saveOutbox(token, outbox)
    change({ messages: [...talk.messages, ...fresh], outbox })
    markRead()
  }

  /** What arrives on a visible page is read; a page in the background reads when it is back. */
  function markRead(): void {
    if (document.visibilityState !== 'visible') return
    readNumber = last
    if (readNumber === reportedNumber || reporting) return
    reporting = setTimeout(() => {
      reporting = undefined
      if (readNumber !== reportedNumber) void read(running?.signal).catch(() => {})
    }, READ_MS)
  }

  function takeNews({ messages, ...state }: VisitorNews): void {
    take(messages)
    change({ state, isOffline: false })
  }

  async function read(signal?: AbortSignal): Promise<void> {
    const reported = readNumber
    const answer = await request(`${MESSAGES_PATH}?depois=${last}&lida=${reported}`, { signal })
    if (!answer.ok) throw new Error(String(answer.status))
    reportedNumber = Math.max(reportedNumber, reported)
    takeNews(await answer.json())
  }

  /** Ends when the stream does; fails where none begins. */
  async function stream(signal: AbortSignal): Promise<void> {
    const controller = new AbortController()
    const stop = () => controller.abort()
    signal.addEventListener('abort', stop)
    const late = setTimeout(stop, FIRST_EVENT_MS)
    try {
      const headers = { Accept: 'text/event-stream', 'Last-Event-ID': String(last) }
      const answer = await request(EVENTS_PATH, { headers, signal: controller.signal })
      if (!answer.ok || !answer.body) throw new Error(String(answer.status))
      const parser = createParser({
        onEvent: ({ event, data }) => {
          clearTimeout(late)
          if (event === 'message') take([JSON.parse(data)])
          if (event === 'state') change({ state: JSON.parse(data), isOffline: false })
        },
      })
      const decoder = new TextDecoder()
      const reader = answer.body.getReader()
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        parser.feed(decoder.decode(next.value, { stream: true }))
      }
    } finally {
      clearTimeout(late)
      signal.removeEventListener('abort', stop)
    }
  }

  async function open(signal: AbortSignal): Promise<void> {
    const body = JSON.stringify({ token, ...describe() })
    const answer = await request(CONVERSATIONS_PATH, { method: 'POST', body, signal })
    if (!answer.ok) throw new Error(String(answer.status))
    takeNews(await answer.json())
  }

  async function follow(isNew: boolean, signal: AbortSignal): Promise<void> {
    let isOpen = !isNew
    let failures = 0
    let noStreamUntil = 0
    while (!signal.aborted) {
      const began = Date.now()
      try {
        if (!isOpen) await open(signal)
        isOpen = true
        void flush()
        if (began < noStreamUntil) {
          await read(signal)
          await sleep(POLL_MS, signal)
        } else {
          await stream(signal).catch((error) => {
            if (error instanceof Gone) throw error
            // Where streams do not pass, asking does.
            if (Date.now() - began < FIRST_EVENT_MS * 2) noStreamUntil = began + STREAM_AGAIN_MS
          })
          if (!signal.aborted) await read(signal)
        }
        failures = 0
      } catch (error) {
        if (signal.aborted) return
        if (error instanceof Gone) return change({ isGone: true })
        failures += 1
        change({ isOffline: true })
        await sleep(
          Math.min(LONGEST_WAIT_MS, 500 * 2 ** failures) * (0.7 + Math.random() * 0.6),
          signal,
        )
      }
    }
  }

  /** One after the other, so that they arrive in the order they were written. */
  async function flush(): Promise<void> {
    flushing ??= (async () => {
      for (;;) {
        const next = talk.outbox.find(({ isRefused }) => !isRefused)
        if (!next) return
        const { id, text } = next
        const answer = await request(MESSAGES_PATH, {
          method: 'POST',
          body: JSON.stringify({ id, text }),
        })
        if (answer.status === 400 || answer.status === 413) {
          const outbox = talk.outbox.map((one) =>
            one.id === id ? { ...one, isRefused: true } : one,
          )
          change({ outbox })
        } else if (!answer.ok) throw new Error(String(answer.status))
        // It is stored; the stream brings it back with its number.
        else await read(running?.signal)
      }
    })()
      .catch((error) => change(error instanceof Gone ? { isGone: true } : { isOffline: true }))
      .finally(() => {
        flushing = undefined
      })
    return flushing
  }

  return {
    token,
    read: () => talk,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Follows the conversation until the returned function is called; `isNew` opens it first. */
    start(isNew: boolean) {
      const controller = new AbortController()
      running = controller
      document.addEventListener('visibilitychange', markRead, { signal: controller.signal })
      void follow(isNew, controller.signal)
      return () => controller.abort()
    },
    /** Calls the team, also again. */
    call: () => open(new AbortController().signal),
    refresh: () => read().catch(() => {}),
    send(text: string): void {
      const words = text.trim()
      if (!words) return
      const outbox = [...talk.outbox, { id: newId(), text: words }]
      saveOutbox(token, outbox)
      change({ outbox })
      void flush()
    },
    async leaveContact(person: { name: string; phone: string; email: string }): Promise<boolean> {
      const body = JSON.stringify(person)
      const answer = await request(CONTACT_PATH, { method: 'POST', body })
      if (answer.ok) await read()
      return answer.ok
    },
    async end(): Promise<void> {
      await request(END_PATH, { method: 'POST' })
      await read()
    },
  }
}

export type TalkStore = ReturnType<typeof createTalk>
