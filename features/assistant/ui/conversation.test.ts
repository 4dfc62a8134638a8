import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CONVERSATION_KEY } from '../rules/chat.ts'
import { gistUrl } from './chat.tsx'
import { createConversation } from './conversation.ts'

const texts = { greeting: 'Olá!', error: 'Ops!' }
const request = { niche: ' padaria ', question: ' como vender? ' }
const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** An assistant that says what the test tells it to, when it tells it to. */
function helper() {
  const asked: { niche: string; question: string; previous?: string }[] = []
  let say = (_: string) => {}
  let finish = () => {}
  let fail = (_: Error) => {}
  const conversation = createConversation(texts, (request, onText, signal) => {
    asked.push(request)
    say = onText
    return new Promise((resolve, reject) => {
      finish = resolve
      fail = reject
      signal.addEventListener('abort', () => reject(new Error('aborted')))
    })
  })
  const last = () => conversation.read().messages.at(-1)
  return {
    conversation,
    asked,
    last,
    say: (text: string) => say(text),
    finish: () => finish(),
    fail: () => fail(new Error('x')),
  }
}

test('it starts with the greeting', () => {
  const { conversation } = helper()
  expect(conversation.read()).toMatchObject({
    sending: false,
    messages: [{ type: 'bot', content: 'Olá!' }],
  })
})

test('sending adds the visitor’s words and an empty answer that fills up', async () => {
  const { conversation, last, say, finish, asked } = helper()
  const sent = conversation.send(request)
  expect(conversation.read()).toMatchObject({ sending: true, niche: ' padaria ' })
  expect(conversation.read().messages.map(({ content }) => content)).toEqual([
    'Olá!',
    'Nicho: padaria. como vender?',
    '',
  ])
  say('Come')
  await vi.waitFor(() => expect(last()?.content).toBe('Come'))
  say('ce já.')
  await vi.waitFor(() => expect(last()?.content).toBe('Comece já.'))
  expect(last()?.state).toBe('typing')
  finish()
  await sent
  expect(asked).toEqual([{ niche: 'padaria', question: 'como vender?' }])
  expect(conversation.read()).toMatchObject({ sending: false, niche: ' padaria ', question: '' })
  expect(last()).toMatchObject({ content: 'Comece já.', state: undefined })
  expect(conversation.read().completed).toBe(last())
})

test('a send without both fields, or while one is under way, is ignored', async () => {
  const { conversation, asked } = helper()
  await conversation.send({ niche: ' ', question: 'x' })
  await conversation.send({ niche: 'x', question: '\n' })
  expect(asked).toEqual([])
  void conversation.send(request)
  await conversation.send(request)
  expect(asked).toHaveLength(1)
})

test('a failure replaces the answer, even one that had begun, and the question can be asked again', async () => {
  const { conversation, last, say, fail, finish, asked } = helper()
  const sent = conversation.send(request)
  say('Metade')
  fail()
  await sent
  expect(last()).toMatchObject({ content: 'Ops!', state: 'error' })
  expect(conversation.read()).toMatchObject({ sending: false, question: '', niche: ' padaria ' })
  const again = conversation.retry()
  expect(conversation.read().messages).toHaveLength(3)
  say('Agora sim.')
  finish()
  await again
  expect(last()).toMatchObject({ content: 'Agora sim.' })
  expect(asked[1]).toEqual(asked[0])
})

test('stopping keeps what arrived', async () => {
  const { conversation, last, say } = helper()
  const sent = conversation.send(request)
  say('Metade da')
  conversation.stop()
  await sent
  expect(last()).toMatchObject({ content: 'Metade da', state: 'stopped' })
  expect(conversation.read().sending).toBe(false)
})

test('a new conversation is not disturbed by the end of the old one', async () => {
  const { conversation, say } = helper()
  const sent = conversation.send(request)
  say('Metade')
  conversation.clear()
  await sent
  expect(conversation.read().messages.map(({ content }) => content)).toEqual(['Olá!'])
  expect(kept.size).toBe(0)
})

test('the conversation is kept for the visit; an answer under way comes back as stopped', async () => {
  const { conversation, say } = helper()
  void conversation.send(request)
  say('Metade')
  await vi.waitFor(() => expect(conversation.read().messages.at(-1)?.content).toBe('Metade'))
  conversation.save()
  const { conversation: next } = helper()
  expect(next.read().messages).toHaveLength(3)
  expect(next.read().messages.at(-1)).toMatchObject({ content: 'Metade', state: 'stopped' })
  expect(next.read()).toMatchObject({ sending: false, niche: ' padaria ' })
})

test('nothing is kept before something was asked, and nonsense in storage is passed over', () => {
  const { conversation } = helper()
  conversation.save()
  expect(kept.size).toBe(0)
  kept.set(CONVERSATION_KEY, '{"messages":7}')
  expect(helper().conversation.read().messages).toHaveLength(1)
})

test('WhatsApp gets the gist: who, and the latest questions, within bounds', async () => {
  const { conversation, finish, say } = helper()
  const base = 'https://wa.me/5585900000000'
  expect(decodeURIComponent(gistUrl(base, 'IAxel', conversation.read().messages))).toContain(
    'Vim pelo site',
  )
  for (const question of ['primeira', 'x'.repeat(1000)]) {
    const sent = conversation.send({ niche: 'padaria', question })
    say('ok')
    finish()
    await sent
  }
  const url = gistUrl(base, 'IAxel', conversation.read().messages)
  expect(decodeURIComponent(url)).toContain('Conversei com o IAxel')
  expect(decodeURIComponent(url)).toContain('Nicho: padaria')
  expect(decodeURIComponent(url).length).toBeLessThan(900)
})

test('what was asked before goes along, also when it is asked again, until the conversation is cleared', async () => {
  const { conversation, asked, finish, fail } = helper()
  const ask = async (question: string, end: () => void) => {
    const sent = conversation.send({ niche: 'padaria', question })
    end()
    await sent
  }
  await ask('o que é\ntráfego pago?', finish)
  await ask('e quanto custa?', fail)
  const again = conversation.retry()
  finish()
  await again
  await ask('e o prazo?', finish)
  conversation.clear()
  await ask('oi', finish)
  expect(asked.map(({ previous }) => previous)).toEqual([
    undefined,
    'o que é tráfego pago?',
    'o que é tráfego pago?',
    'o que é tráfego pago?\ne quanto custa?',
    undefined,
  ])
})
