import type { IncomingMessage } from 'node:http'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { ModelStandIn } from '#tests/support/features/assistant/model-stand-in.ts'
import { callModel, type ModelSettings } from './call-model.ts'
import { type RelayOptions, relayAnswer } from './relay-answer.ts'

const model = new ModelStandIn()
let settings: ModelSettings
beforeAll(async () => {
  const times = { CHAT_FIRST_BYTE_MS: 15_000, CHAT_IDLE_MS: 20_000, CHAT_TOTAL_MS: 60_000 }
  settings = {
    CHAT_API_URL: await model.start(),
    CHAT_API_KEY: undefined,
    CHAT_MODEL: undefined,
    ...times,
  }
})
afterAll(() => model.stop())

async function relay(question: string, options: Partial<RelayOptions> = {}) {
  const upstream: IncomingMessage = await callModel(
    settings,
    [{ role: 'user', content: question }],
    new AbortController().signal,
  )
  const onEnd = vi.fn()
  const times = { firstByteMs: 15_000, idleMs: 20_000, totalMs: 60_000 }
  const stream = relayAnswer({
    upstream,
    since: performance.now(),
    times,
    isDraining: () => false,
    onEnd,
    ...options,
  })
  return { reader: stream.getReader(), onEnd }
}

async function restOf(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text
    text += new TextDecoder().decode(value)
  }
}

test('a reader that takes nothing brings the upstream to a halt', async () => {
  const { reader, onEnd } = await relay('enchente', { longest: Number.POSITIVE_INFINITY })
  await reader.read()
  let seen = -1
  await vi.waitFor(
    () => {
      const before = seen
      seen = model.flooded
      expect(seen).toBe(before)
    },
    { timeout: 15_000, interval: 300 },
  )
  // What the two ends of a connection hold for each other, and no more.
  expect(model.flooded).toBeLessThan(16_000_000)
  const left = model.nextLeaving()
  await reader.cancel()
  await left
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(undefined)
})

test('an endless answer is ended where advice ends', async () => {
  const { reader, onEnd } = await relay('enchente')
  const text = await restOf(reader)
  expect(text).toContain('[DONE]')
  expect(text.match(/á/g)).toHaveLength(12_000)
  expect(onEnd).toHaveBeenCalledOnce()
})

test('the time in all counts even while text keeps coming', async () => {
  const times = { firstByteMs: 15_000, idleMs: 20_000, totalMs: 200 }
  const { reader, onEnd } = await relay('lento', { times })
  const text = await restOf(reader)
  expect(text).toContain('event: error')
  expect(onEnd).toHaveBeenCalledWith('took too long in all')
})

test('nothing is left open at the upstream', async () => {
  // A connection that is free is closed after a few seconds.
  await vi.waitFor(async () => expect(await model.openConnections()).toBe(0), {
    timeout: 10_000,
    interval: 200,
  })
})

test('a stopping server ends an answer that would not', async () => {
  let isDraining = false
  const { reader, onEnd } = await relay('trava', { isDraining: () => isDraining })
  await reader.read()
  // The relay looks at the clock by itself; only that clock runs ahead.
  const clock = vi.spyOn(performance, 'now')
  onTestFinished(() => clock.mockRestore())
  const began = performance.now()
  isDraining = true
  const ending = restOf(reader)
  for (const later of [0, 5000]) {
    clock.mockReturnValue(began + later)
    const looks = clock.mock.calls.length
    await vi.waitFor(() => expect(clock.mock.calls.length).toBeGreaterThan(looks + 1))
  }
  expect(onEnd).not.toHaveBeenCalled()
  clock.mockReturnValue(began + 7000)
  expect(await ending).toContain('event: error')
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('was cut by a stopping server')
})
