import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  CONVERSATIONS_PATH,
  EVENTS_PATH,
  MESSAGES_PATH,
  type PublicMessage,
  TOKEN_FORM,
} from '../rules/conversations.ts'
import { createTalk, newToken } from './talk.ts'

const describePlace = () => ({
  niche: 'Padaria',
  name: '',
  turns: [],
  page: '',
  before: '',
  visit: { landing: '', referrer: '' },
})

/** A server with one conversation, whose network can be cut before or after a message is stored. */
function startServer() {
  const stored: PublicMessage[] = []
  const store = (author: PublicMessage['author'], text: string, id: string) => {
    if (stored.some((message) => message.id === id)) return
    stored.push({ number: stored.length + 1, id, author, name: '', text, at: 0 })
  }
  const faults: ('before' | 'after')[] = []
  const state = () => ({
    state: 'attended',
    attendedBy: 'Marina Lopes',
    last: stored.length,
    answering: { kind: 'none' },
    reachable: false,
  })
  const after = (url: string, headers: Record<string, string>) =>
    Number(new URL(url, 'http://x').searchParams.get('depois') ?? headers['Last-Event-ID'] ?? 0)
  const calls: string[] = []
  let lastRead = 0
  const fetch = async (url: string, init: RequestInit = {}) => {
    const headers = (init.headers ?? {}) as Record<string, string>
    calls.push(`${init.method ?? 'GET'} ${url.split('?')[0]}`)
    if (init.signal?.aborted) throw new DOMException('aborted', 'AbortError')
    const read = new URL(url, 'http://x').searchParams.get('lida')
    if (read) lastRead = Math.max(lastRead, Number(read))
    const fresh = () => stored.filter(({ number }) => number > after(url, headers))
    if (url.startsWith(EVENTS_PATH)) throw new TypeError('streams do not pass here')
    if (url === MESSAGES_PATH && init.method === 'POST') {
      const fault = faults.shift()
      if (fault === 'before') throw new TypeError('network')
      const { id, text } = JSON.parse(String(init.body))
      store('visitor', text, id)
      if (fault === 'after') throw new TypeError('network')
      return Response.json({ number: stored.length, state: 'attended' })
    }
    if (url === CONVERSATIONS_PATH) store('system', 'Pediu para falar com uma pessoa', 'call')
    return Response.json({ ...state(), messages: fresh() })
  }
  return { stored, store, faults, calls, fetch, lastRead: () => lastRead }
}

const storage = new Map<string, string>()

/** The page of the browser, in front or in the background. */
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })

beforeEach(() => {
  vi.useFakeTimers()
  storage.clear()
  page.visibilityState = 'visible'
  vi.stubGlobal('document', page)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('secrets have the form the server asks for, and differ', () => {
  expect(newToken()).toMatch(TOKEN_FORM)
  expect(newToken()).not.toBe(newToken())
})

test('where streams do not pass, messages come by asking', async () => {
  const server = startServer()
  vi.stubGlobal('fetch', server.fetch)
  const talk = createTalk(newToken(), describePlace)
  const stop = talk.start(true)
  await wait(100)
  server.store('staff', 'Olá!', 'one')
  await wait(10_000)
  server.store('staff', 'Ainda aí?', 'two')
  await wait(10_000)
  stop()
  expect(talk.read().messages.map(({ text }) => text)).toEqual([
    'Pediu para falar com uma pessoa',
    'Olá!',
    'Ainda aí?',
  ])
  expect(server.calls.filter((call) => call === `POST ${CONVERSATIONS_PATH}`)).toHaveLength(1)
})

test('a network that fails before and after a message is stored loses none and doubles none', async () => {
  const server = startServer()
  vi.stubGlobal('fetch', server.fetch)
  const talk = createTalk(newToken(), describePlace)
  const stop = talk.start(true)
  await wait(100)
  server.faults.push('before', 'after', 'before')
  talk.send('um')
  talk.send('dois')
  talk.send('três')
  await wait(60_000)
  stop()
  expect(server.stored.slice(1).map(({ text }) => text)).toEqual(['um', 'dois', 'três'])
  expect(
    talk
      .read()
      .messages.slice(1)
      .map(({ text }) => text),
  ).toEqual(['um', 'dois', 'três'])
  expect(talk.read().outbox).toEqual([])
  expect(storage.size).toBe(0)
})

test('what was not sent before a reload is sent after it', async () => {
  const server = startServer()
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('network')
  })
  const token = newToken()
  const before = createTalk(token, describePlace)
  before.send('antes da queda')
  await wait(10)
  vi.stubGlobal('fetch', server.fetch)
  const talk = createTalk(token, describePlace)
  const stop = talk.start(false)
  await wait(30_000)
  stop()
  expect(server.stored.map(({ text }) => text)).toEqual(['antes da queda'])
  expect(createTalk(newToken(), describePlace).read().outbox).toEqual([])
})

test('what arrives on a visible page is reported as read; in the background it waits', async () => {
  const server = startServer()
  vi.stubGlobal('fetch', server.fetch)
  const talk = createTalk(newToken(), describePlace)
  const stop = talk.start(true)
  await wait(2000)
  expect(server.lastRead()).toBe(1)
  page.visibilityState = 'hidden'
  server.store('staff', 'Olá!', 'one')
  await wait(20_000)
  expect(talk.read().messages).toHaveLength(2)
  expect(server.lastRead()).toBe(1)
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  await wait(2000)
  expect(server.lastRead()).toBe(2)
  stop()
})

test('a conversation that was erased is gone, and is not asked for any more', async () => {
  let calls = 0
  vi.stubGlobal('fetch', async () => {
    calls += 1
    return new Response(null, { status: 404 })
  })
  const talk = createTalk(newToken(), describePlace)
  const stop = talk.start(false)
  await wait(60_000)
  stop()
  expect(talk.read().isGone).toBe(true)
  expect(calls).toBeLessThan(3)
})
